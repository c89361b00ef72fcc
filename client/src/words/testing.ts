/** Tests read English. */
import { learnWords, speak } from './say.svelte';

await speak('en');
const games = ['clinic', 'forbidden_clinic', 'healthy_heart', 'hero'].map(game => `games/${game}`);
await Promise.all([...games, 'account', 'daily', 'editor', 'result'].map(learnWords));
