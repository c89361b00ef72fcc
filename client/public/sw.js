// Keeps one version of the app, so that it starts without a network. The server (site_files.py)
// writes `site` above this: its version, the files of the app, and those of Python, which are kept
// once somebody plays without a server. A new version waits until the page asks for it; only the
// first page of a server is always asked for anew, because it talks to the server as it is now.
const CACHE = `wardround-${site.version}`;
const addressOf = (name) => new URL(name, registration.scope).href;
const ours = new Set([...site.app, ...site.python].map(addressOf));

addEventListener('install', (event) => event.waitUntil(install()));

addEventListener('activate', (event) => event.waitUntil(forgetOld().then(() => clients.claim())));

addEventListener('message', (event) => {
  if (event.data === 'update') void skipWaiting();
  if (event.data === 'keep') event.waitUntil(keep(site.python).then(() => event.source.postMessage('kept')));
});

addEventListener('fetch', (event) => {
  const address = event.request.url.replace(/[?#].*/, '').replace(/\/index\.html$/, '/');
  if (event.request.method === 'GET' && isOurs(address)) event.respondWith(answer(address));
});

addEventListener('push', (event) => {
  const { title = 'Wardround', table = '' } = event.data?.json() ?? {};
  event.waitUntil(registration.showNotification(title, { tag: table, data: table, icon: addressOf('icon-192.png') }));
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data));
});

// A reminder names a table; the page knows the way to its seat there.
async function goTo(table) {
  const address = addressOf(`#/go/${encodeURIComponent(table)}`);
  const [page] = await clients.matchAll({ type: 'window' });
  if (page === undefined) return clients.openWindow(address);
  await page.navigate(address);
  return page.focus();
}

// Parts with a hash in their name are named differently in every version.
function isOurs(address) {
  return ours.has(address) || /\/(assets|python)\//.test(address);
}

async function install() {
  const playsHere = await caches.match(addressOf('python/engine.zip'));
  await keep(playsHere ? [...site.app, ...site.python] : site.app);
}

async function keep(names) {
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map((request) => request.url));
  const missing = names.map(addressOf).filter((address) => !kept.has(address));
  await cache.addAll(missing.map((address) => new Request(address, { cache: 'no-cache' })));
}

// The version before this one stays: another tab may still need parts of it.
async function forgetOld() {
  const others = (await caches.keys()).filter((name) => name.startsWith('wardround-') && name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

async function answer(address) {
  const kept = (await (await caches.open(CACHE)).match(address)) ?? (await caches.match(address));
  if (kept === undefined) return fetch(address);
  if (site.alone || address !== addressOf('.')) return kept;
  return fetch(address).catch(() => kept);
}
