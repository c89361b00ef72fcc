/** Session down. If the answer is lost on the way, asking again gives the same chair, not a second one. */
import { api, ApiError } from '../connection/api';
import type { SatDown, Sit } from '../connection/protocol';
import { satDown, sittingAt } from '../lib/storage';

export async function sit(wish: Omit<Sit, 'id'>): Promise<SatDown> {
  const id = sittingAt(localStorage, wish.token ?? wish.table ?? '');
  try {
    const sat = await api.sit({ ...wish, id });
    satDown(localStorage);
    return sat;
  } catch (error) {
    // The chair this request got me has been given away: the next request is a new one.
    if (error instanceof ApiError && error.code === 'unknown_token') satDown(localStorage);
    throw error;
  }
}
