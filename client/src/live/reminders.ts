/** Being told when it is my turn: by this browser's push service, or by letters. */
import { api } from '../lib/api';
import { myself } from './myself.svelte';
import { knownPerson, newSecret } from '../lib/person';
import type { ChangeReminders, Reminders } from '../lib/protocol';

export const canPush = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** How I am told; whoever has asked for nothing yet is nobody in particular. */
export function reminders(): Promise<Reminders> {
  return api.reminders({ person: knownPerson(localStorage) ?? newSecret() });
}

/** Say how I want to be told: at all my tables, so there is somebody whose they are from now on. */
export async function change(wish: Omit<ChangeReminders, 'person' | 'language'>): Promise<Reminders> {
  return api.changeReminders({ ...wish, person: await myself.secret() });
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
