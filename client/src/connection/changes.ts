/**
 * Pictures of the table arrive as changes to the previous one: the browser's half of
 * `src/wardround/server/protocol/changes.py`, which explains the format. Unchanged parts keep their identity,
 * so nothing is redrawn for them.
 */
export type Changes =
  | readonly [0, unknown]
  | readonly [1, Readonly<Record<string, Changes>>, readonly string[]]
  | readonly [2, Readonly<Record<string, Changes>>]
  | readonly [3, number, number, readonly unknown[]];

export function changed(old: unknown, how: Changes | null): unknown {
  if (how === null) return old;
  switch (how[0]) {
    case 0:
      return how[1];
    case 1: {
      const next: Record<string, unknown> = { ...(old as Record<string, unknown>) };
      for (const key of how[2]) delete next[key];
      for (const [key, change] of Object.entries(how[1])) next[key] = changed(next[key], change);
      return next;
    }
    case 2: {
      const next = [...(old as readonly unknown[])];
      for (const [index, change] of Object.entries(how[1])) next[Number(index)] = changed(next[Number(index)], change);
      return next;
    }
    case 3: {
      const next = [...(old as readonly unknown[])];
      next.splice(how[1], how[2], ...how[3]);
      return next;
    }
  }
}
