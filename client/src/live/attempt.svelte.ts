/** An action that may fail: whether it is under way, and what went wrong. */
import { faultOf } from '../lib/api';

export class Attempt {
  busy = $state(false);
  trouble = $state('');

  async run(deed: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.trouble = '';
    try {
      await deed();
    } catch (error) {
      this.trouble = faultOf(error).message;
    } finally {
      this.busy = false;
    }
  }
}
