/** Turn reminders: by this browser's push service, or by e-mail. */
import { api } from '../connection/api';
import { account } from './sync.svelte';
import { knownPerson, newSecret } from './person';
import type { ChangeReminders, Reminders } from '../connection/protocol';

export const canPush = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** My reminder wishes; a browser without a person asks with a throwaway secret. */
export function reminders(): Promise<Reminders> {
  return api.reminders({ person: knownPerson(localStorage) ?? newSecret() });
}

/** Change my reminder wishes. They apply to all my tables, so this creates a person if there is none. */
export async function change(wish: Omit<ChangeReminders, 'person' | 'language'>): Promise<Reminders> {
  return api.changeReminders({ ...wish, person: await account.secret() });
}

/** Whether this particular browser gets reminders. */
export async function isToldHere(known: Reminders): Promise<boolean> {
  const mine = canPush ? await subscription() : null;
  return mine !== null && (known.endpoints ?? []).includes(mine.endpoint);
}

/** Ask the browser for its push address; null if permission is refused. */
export async function subscribe(key: string): Promise<ChangeReminders['subscribe']> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
}

/** Withdraw the push address and return it. */
export async function unsubscribe(): Promise<string | null> {
  const mine = await subscription();
  await mine?.unsubscribe();
  return mine?.endpoint ?? null;
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}
