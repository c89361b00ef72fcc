/** Messages between the page and the worker that runs the tables. */
export type ToTables =
  /** The first message: the settings of this site's tables, as JSON. */
  | { settings: string }
  | { ask: number; method: 'GET' | 'POST'; path: string; body: string; languages: string }
  | { open: number }
  | { socket: number; text: string }
  | { close: number };

export type FromTables =
  | { answer: number; status: number; text: string }
  | { opened: number }
  | { socket: number; text: string }
  | { closed: number }
  | { failed: string };
