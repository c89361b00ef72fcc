// Keeps one version of the app, so that it starts without a network. The server (site_files.py)
// writes `site` above this: its version, the files of the app, and those of Python, which are kept
// once somebody plays without a server. A new version waits until the page asks for it.
const CACHE = `wardround-${site.version}`;
const addressOf = (name) => new URL(name, registration.scope).href;
const ours = new Set([...site.app, ...site.python, 'index.html'].map(addressOf));

addEventListener('install', (event) => event.waitUntil(install()));

addEventListener('activate', (event) => event.waitUntil(forgetOthers()));

addEventListener('message', (event) => {
  if (event.data === 'update') void skipWaiting();
  if (event.data === 'keep') event.waitUntil(keep(site.python).then(() => event.source.postMessage('kept')));
});

addEventListener('fetch', (event) => {
  const address = event.request.url.replace(/[?#].*/, '').replace(/\/index\.html$/, '/');
  if (event.request.method === 'GET' && (ours.has(address) || address === addressOf('.'))) event.respondWith(answer(address));
});

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

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('wardround-') && name !== CACHE).map((name) => caches.delete(name)));
}

async function answer(address) {
  const cache = await caches.open(CACHE);
  return (await cache.match(address)) ?? fetch(address);
}
