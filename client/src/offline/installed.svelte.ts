/**
 * The app as installed in this browser: whether it starts without a network, and whether there is a
 * newer version. Updates are offered, never forced: the page stays as it is until it is reloaded.
 */
import { onDevice } from '../connection/backend';

/** Milliseconds before the whole app is cached: what the first screen needs comes first. */
const FIRST_SCREEN = 6000;

class Installed {
  /** Whether there is a version newer than this page's. */
  newer = $state(false);
  /** Whether everything needed to play without a network is cached. */
  kept = $state(false);

  private readonly version = document.documentElement.dataset.version;

  start(): void {
    // A page without a version is in development, and reloads by itself.
    if (this.version === undefined) return;
    setTimeout(() => void this.keep(), onDevice ? 0 : FIRST_SCREEN);
    void this.check();
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void this.check();
    });
  }

  /** Ask for the newest version; without a network, nothing happens. */
  async check(): Promise<void> {
    try {
      const response = await fetch('version.json', { cache: 'no-store' });
      if (response.ok) this.newer = ((await response.json()) as { version: string }).version !== this.version;
    } catch {
      return;
    }
  }

  /** Load the newest version. The tables are safe: on the server, or in this browser. */
  async reload(): Promise<void> {
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.update().catch(() => undefined);
    const next = registration?.waiting ?? registration?.installing;
    if (next) await activated(next);
    location.reload();
  }

  private async keep(): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    navigator.serviceWorker.addEventListener('message', (event: MessageEvent<unknown>) => {
      if (event.data === 'kept') this.kept = true;
    });
    try {
      await navigator.serviceWorker.register('sw.js');
      if (!onDevice) return;
      (await navigator.serviceWorker.ready).active?.postMessage('keep');
      await navigator.storage.persist();
    } catch {
      return; // Some browsers cache nothing in private mode. The app still works while it is open.
    }
  }
}

function activated(worker: ServiceWorker): Promise<void> {
  return new Promise(resolve => {
    const look = (): void => {
      if (worker.state === 'installed') worker.postMessage('update');
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

export const installed = new Installed();
