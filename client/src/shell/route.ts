/** Routes. They live behind the #, so that secrets never reach a server's log. */

export type Route =
  | { at: 'lobby' }
  | { at: 'table'; token: string; moment: number | null }
  | { at: 'watch'; table: string; moment: number | null }
  | { at: 'edit'; game: string; packed: string }
  | { at: 'daily'; day: string }
  | { at: 'me'; secret: string }
  | { at: 'learn'; game: string; page: string }
  | { at: 'rules'; game: string; rule: string }
  | { at: 'go'; table: string }
  | { at: 'mail'; wish: 'yes' | 'stop'; link: string };

export function parseRoute(hash: string): Route {
  const parts = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decode);
  const [at, first = '', second = ''] = parts;
  const moment = /^\d+$/.test(second) ? Number(second) : null;
  if (at === 't' && first) return { at: 'table', token: first, moment };
  if (at === 'g' && first) return { at: 'watch', table: first, moment };
  if (at === 'go' && first) return { at: 'go', table: first };
  if (at === 'mail' && (first === 'yes' || first === 'stop')) return { at: 'mail', wish: first, link: second };
  if (at === 'edit') return { at: 'edit', game: first, packed: second };
  if (at === 'daily') return { at: 'daily', day: /^\d{4}-\d\d-\d\d$/.test(first) ? first : '' };
  if (at === 'me') return { at, secret: first };
  if (at === 'learn') return { at: 'learn', game: first, page: second };
  if (at === 'rules') return { at: 'rules', game: first, rule: second };
  return { at: 'lobby' };
}

/** The parts of a route's address, in order; a last part that is empty is left out. */
const PARTS: Record<Route['at'], readonly [name: string, ...fields: string[]]> = {
  lobby: [''],
  table: ['t', 'token', 'moment'],
  watch: ['g', 'table', 'moment'],
  edit: ['edit', 'game', 'packed'],
  daily: ['daily', 'day'],
  me: ['me', 'secret'],
  learn: ['learn', 'game', 'page'],
  rules: ['rules', 'game', 'rule'],
  go: ['go', 'table'],
  mail: ['mail', 'wish', 'link'],
};

export function hrefOf(route: Route): string {
  const [name, ...fields] = PARTS[route.at];
  const values: Readonly<Record<string, string | number | null>> = route;
  const parts = fields.map(field => encodeURIComponent(values[field] ?? ''));
  return `#/${[name, ...parts].join('/').replace(/\/$/, '')}`;
}

/** The full address of a route, for sharing. */
export function addressOf(route: Route): string {
  return new URL(hrefOf(route), location.href).href;
}

/** The route in whatever a friend sent: a full link, its fragment, or the bare token. */
export function routeFromPaste(text: string): Route | null {
  const trimmed = text.trim();
  const hash = trimmed.indexOf('#');
  if (hash >= 0) {
    const route = parseRoute(trimmed.slice(hash));
    return route.at === 'table' || route.at === 'watch' ? route : null;
  }
  return isToken(trimmed) ? { at: 'table', token: trimmed, moment: null } : null;
}

/** Whether this can be a seat's secret; a shorter one has been cut off. */
export function isToken(text: string): boolean {
  return /^[\w-]{16,64}$/.test(text);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
