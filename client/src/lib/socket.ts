/**
 * The connection to the server. It reconnects by itself when lost, says hello again, and resends
 * whatever was not answered: message ids make that safe.
 */
import type { Bye, ClientMessage, ServerMessage } from './protocol';

export type LineStatus = 'connecting' | 'open' | 'lost' | 'closed';

export interface LineEvents {
  message(message: ServerMessage): void;
  status(status: LineStatus, attempt: number): void;
  bye(bye: Bye): void;
}

export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const HEARTBEAT = 20_000;
const SILENCE = 10_000;

export function waitBefore(attempt: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.max(0, attempt - 1));
}

export class Line {
  private wire: Wire | null = null;
  private attempt = 0;
  private ready = false;
  private over = false;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private beatTimer: ReturnType<typeof setTimeout> | undefined;
  private unanswered = new Map<string, ClientMessage>();

  constructor(
    private readonly open: () => Wire,
    private readonly hello: () => ClientMessage,
    private readonly events: LineEvents,
  ) {}

  connect(): void {
    if (this.over) return;
    clearTimeout(this.retryTimer);
    this.events.status(this.attempt === 0 ? 'connecting' : 'lost', this.attempt);
    const wire = this.open();
    this.wire = wire;
    wire.onopen = () => wire.send(JSON.stringify(this.hello()));
    wire.onmessage = (event) => this.heard(String(event.data));
    wire.onclose = () => {
      if (this.wire === wire) this.lost();
    };
  }

  /** Send a message; one that has an answer is kept until the answer comes. */
  send(message: ClientMessage): void {
    if ('id' in message && message.type !== 'ping' && message.type !== 'look' && message.type !== 'new_link')
      this.unanswered.set(message.id, message);
    if (this.ready) this.wire?.send(JSON.stringify(message));
  }

  /** Hang up, connect again and say hello. */
  again(): void {
    const wire = this.wire;
    this.lost();
    wire?.close();
  }

  /** Come again at once, as somebody else: with other tokens. */
  anew(): void {
    const wire = this.wire;
    this.wire = null;
    this.ready = false;
    this.over = false;
    this.attempt = 0;
    wire?.close();
    this.connect();
  }

  close(): void {
    this.over = true;
    clearTimeout(this.retryTimer);
    clearTimeout(this.beatTimer);
    this.wire?.close();
    this.wire = null;
    this.events.status('closed', this.attempt);
  }

  private heard(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    this.listenForSilence();
    if (message.type === 'welcome' && !this.ready) {
      this.ready = true;
      this.attempt = 0;
      const unanswered = [...this.unanswered.values()]; // not what is sent because of the welcome
      this.events.message(message);
      if (!this.ready) return; // whoever was welcomed comes again as somebody else
      this.events.status('open', 0);
      for (const waiting of unanswered) this.wire?.send(JSON.stringify(waiting));
      return;
    }
    if ('re' in message) this.unanswered.delete(message.re);
    if (message.type === 'bye') {
      if (!message.retry) this.over = true;
      this.events.bye(message);
    }
    this.events.message(message);
  }

  private lost(): void {
    this.ready = false;
    this.wire = null;
    clearTimeout(this.beatTimer);
    if (this.over) {
      this.events.status('closed', this.attempt);
      return;
    }
    this.attempt += 1;
    this.events.status('lost', this.attempt);
    // Not all at the same moment: a server that comes back is not to be overrun.
    this.retryTimer = setTimeout(() => this.connect(), waitBefore(this.attempt) * (0.5 + Math.random() / 2));
  }

  /** A connection can die silently: ping now and then, and hang up if nothing comes back. */
  private listenForSilence(): void {
    clearTimeout(this.beatTimer);
    this.beatTimer = setTimeout(() => {
      this.wire?.send(JSON.stringify({ type: 'ping', id: 'beat' }));
      this.beatTimer = setTimeout(() => this.again(), SILENCE);
    }, HEARTBEAT);
  }
}
