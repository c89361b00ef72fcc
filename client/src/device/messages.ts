/** What the page and the worker with its tables say to each other. */
export type ToTables =
  | { ask: number; method: 'GET' | 'POST'; path: string; body: string }
  | { open: number }
  | { socket: number; text: string }
  | { close: number };

export type FromTables =
  | { answer: number; status: number; text: string }
  | { opened: number }
  | { socket: number; text: string }
  | { closed: number }
  | { failed: string };
