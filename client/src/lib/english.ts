/** Tests read English. */
import { learnWords, speak } from './say.svelte';

await speak('en');
await Promise.all(['clinic', 'forbidden_clinic', 'healthy_heart', 'hero'].map(learnWords));
