/**
 * The tables of this browser, in IndexedDB. Python (`server/in_page/store.py`) sends requests and gets JSON.
 * A write names the fence of its claim: one with an old fence changes nothing. A tab that has a table
 * holds a lock in the table's name, which the browser releases when the tab closes.
 */
interface Row {
  id: string;
  record: unknown;
  card: string;
  changed: number;
  finished: boolean;
  listed: boolean;
  open: boolean;
  owner: string;
  fence: number;
  lines: number;
}

/** The fields of `Write` in `server/store/records.py`. */
interface Write {
  table: string;
  at: number;
  server: string;
  fence: number;
  first: number;
  entries: object[];
  talk: object[];
  record: { listed: boolean } | null;
  owners: { token: string; table: string }[];
  card: string;
  finished: boolean;
  free_seats: boolean;
}

const NAME = 'wardround';
const FORMAT = 1;
const STORES = ['tables', 'lines', 'talk', 'owners'];
const ANOTHER_TAB = 'another tab';

let opened: Promise<IDBDatabase> | undefined;
const locks = new Map<string, () => void>();

function open(): Promise<IDBDatabase> {
  const asked = indexedDB.open(NAME, FORMAT);
  asked.onupgradeneeded = () => {
    const made = asked.result;
    made.createObjectStore('tables', { keyPath: 'id' }).createIndex('changed', 'changed');
    made.createObjectStore('lines');
    made.createObjectStore('talk');
    made.createObjectStore('owners', { keyPath: 'token' }).createIndex('table', 'table');
  };
  return done(asked);
}

const connect = (): Promise<IDBDatabase> => (opened ??= open());

function done<T>(asked: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result as T);
    asked.onerror = () => reject(asked.error!);
  });
}

async function reading(...stores: string[]): Promise<(name: string) => IDBObjectStore> {
  const work = (await connect()).transaction(stores, 'readonly');
  return name => work.objectStore(name);
}

/** Run a transaction; once the promise resolves, all of it is on disk. */
async function changing<T>(change: (store: (name: string) => IDBObjectStore) => Promise<T>): Promise<T> {
  const work = (await connect()).transaction(STORES, 'readwrite', { durability: 'strict' });
  const kept = new Promise<void>((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onabort = () => reject(work.error ?? new Error('aborted'));
  });
  const answer = await change(name => work.objectStore(name));
  await kept;
  return answer;
}

/** All values of one table, in order. */
function allOf(store: IDBObjectStore, table: string): Promise<unknown[]> {
  return done(store.getAll(IDBKeyRange.bound([table, 0], [table, Infinity])));
}

/** Whether this tab may have a table. Without locks (in old browsers), the fences alone decide. */
function lock(table: string): Promise<boolean> {
  if (locks.has(table) || !('locks' in navigator)) return Promise.resolve(true);
  return new Promise(resolve => {
    void navigator.locks.request(`${NAME}/${table}`, { ifAvailable: true }, got => {
      resolve(got !== null);
      return got === null ? undefined : new Promise<void>(release => locks.set(table, release));
    });
  });
}

function unlock(table: string): void {
  locks.get(table)?.();
  locks.delete(table);
}

/** The values under these keys, which come as a JSON list; missing ones are left out. */
async function fetchAll<T>(name: string, keys: string): Promise<T[]> {
  const store = (await reading(name))(name);
  const all = await Promise.all((JSON.parse(keys) as string[]).map(key => done<T | undefined>(store.get(key))));
  return all.filter(one => one !== undefined);
}

export const database = {
  async load(table: string): Promise<string> {
    const store = await reading(...STORES);
    const [row, entries, talk, owners] = await Promise.all([
      done<Row | undefined>(store('tables').get(table)),
      allOf(store('lines'), table),
      allOf(store('talk'), table),
      done(store('owners').index('table').getAll(table)),
    ]);
    return JSON.stringify(row === undefined ? null : { ...row, entries, talk, owners, free_seats: row.open });
  },

  async write(text: string): Promise<string> {
    const write = JSON.parse(text) as Write;
    const id = write.table;
    if (write.fence === 0) void lock(id);
    const fault = await changing(async store => {
      const old = await done<Row | undefined>(store('tables').get(id));
      if (write.fence === 0 ? old !== undefined : old?.fence !== write.fence || old.owner !== write.server)
        return `table ${id} belongs to ${old === undefined ? 'nobody' : ANOTHER_TAB} now`;
      const lines = old?.lines ?? 0;
      if (lines !== write.first) return `expected ${write.first} lines, found ${lines}`;
      const row: Row = {
        id,
        record: write.record ?? old?.record,
        card: write.card,
        changed: write.at,
        finished: write.finished,
        listed: write.record?.listed ?? old?.listed ?? true,
        open: write.free_seats,
        owner: write.server,
        fence: old?.fence ?? 1,
        lines: lines + write.entries.length,
      };
      store('tables').put(row);
      write.entries.forEach((entry, i) => store('lines').put(entry, [id, lines + i]));
      for (const talk of write.talk as { n: number }[]) store('talk').put(talk, [id, talk.n]);
      for (const owner of write.owners) store('owners').put(owner);
      return '';
    });
    return JSON.stringify(fault);
  },

  async owners(tokens: string): Promise<string> {
    return JSON.stringify(await fetchAll('owners', tokens));
  },

  async cards(tables: string): Promise<string> {
    return JSON.stringify(Object.fromEntries((await fetchAll<Row>('tables', tables)).map(row => [row.id, row.card])));
  },

  async lengths(tables: string): Promise<string> {
    return JSON.stringify(Object.fromEntries((await fetchAll<Row>('tables', tables)).map(row => [row.id, row.lines])));
  },

  async newest(which: 'finished' | 'open', limit: number): Promise<string> {
    const rows = await done<Row[]>((await reading('tables'))('tables').index('changed').getAll());
    const wanted = rows.filter(row => (which === 'open' ? row.open : row.finished && row.listed));
    return JSON.stringify(
      wanted
        .reverse()
        .slice(0, limit)
        .map(row => row.card),
    );
  },

  async count(): Promise<string> {
    return JSON.stringify(await done((await reading('tables'))('tables').count()));
  },

  async claim(table: string, server: string): Promise<string> {
    if (!(await lock(table))) return JSON.stringify({ owner: ANOTHER_TAB, fence: 0 });
    const claimed = await changing(async store => {
      const row = await done<Row | undefined>(store('tables').get(table));
      if (row === undefined) return null;
      row.owner = server;
      row.fence += 1;
      store('tables').put(row);
      return { owner: server, fence: row.fence };
    });
    if (claimed === null) unlock(table);
    return JSON.stringify(claimed);
  },

  async release(tables: string): Promise<string> {
    (JSON.parse(tables) as string[]).forEach(unlock);
    return Promise.resolve('null');
  },
};
