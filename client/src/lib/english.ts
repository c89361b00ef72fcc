/** Tests read English. */
import { speak } from './say.svelte';

await speak('en');
