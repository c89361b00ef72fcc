/** Being told when it is my turn: by this browser's push service, or by letters. */
import { api } from './api';
import { knownPerson, newSecret, personSecret } from './person';
import type { ChangeReminders, Reminders } from './protocol';

/** Whether this browser has asked for it: then the seats it takes are kept with its person. */
const REMINDED = 'wardround.reminded';

export const canPush = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** How I am told; whoever has asked for nothing yet is nobody in particular. */
export function reminders(): Promise<Reminders> {
  return api.reminders({ person: knownPerson(localStorage) ?? newSecret() });
}

export function change(wish: Omit<ChangeReminders, 'person' | 'language'>): Promise<Reminders> {
  localStorage.setItem(REMINDED, 'yes');
  return api.changeReminders({ ...wish, person: personSecret(localStorage) });
}

/** The seats that I have taken meanwhile are mine too. */
export async function keepReminded(tokens: readonly string[]): Promise<void> {
  if (localStorage.getItem(REMINDED) && knownPerson(localStorage)) await change({ tokens: [...tokens] });
}

/** Whether this very browser is told. */
export async function isToldHere(known: Reminders): Promise<boolean> {
  const mine = canPush ? await subscription() : null;
  return mine !== null && (known.endpoints ?? []).includes(mine.endpoint);
}

/** Ask the browser for its address at its push service; null: it does not want to. */
export async function subscribe(key: string): Promise<ChangeReminders['subscribe']> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
}

/** Take the address back; the one that it was. */
export async function unsubscribe(): Promise<string | null> {
  const mine = await subscription();
  await mine?.unsubscribe();
  return mine?.endpoint ?? null;
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}
