/** An action that may fail: whether it is under way, and what went wrong. */
import { faultOf, type ApiError } from '../connection/api';

export class Attempt {
  busy = $state(false);
  fault = $state.raw<ApiError | null>(null);

  /** What went wrong, in a sentence; empty if nothing did. */
  get trouble(): string {
    return this.fault?.message ?? '';
  }

  async run(deed: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.fault = null;
    try {
      await deed();
    } catch (error) {
      this.fault = faultOf(error);
    } finally {
      this.busy = false;
    }
  }
}
