/**
 * The connection to the server. When lost, it reconnects by itself, says hello again, and resends
 * whatever was not answered: message ids make that safe.
 */
import type { Bye, ClientMessage, ServerMessage } from './protocol';

export type ConnectionStatus = 'connecting' | 'open' | 'lost' | 'closed';

export interface ConnectionEvents {
  message(message: ServerMessage): void;
  status(status: ConnectionStatus, attempt: number): void;
  bye(bye: Bye): void;
}

export interface Channel {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

const FIRST_WAIT = 300;
const MAX_WAIT = 8000;
const HEARTBEAT = 20_000;
const SILENCE = 10_000;

export function waitBefore(attempt: number): number {
  return Math.min(MAX_WAIT, FIRST_WAIT * 2 ** Math.max(0, attempt - 1));
}

export class Connection {
  private channel: Channel | null = null;
  private attempt = 0;
  private ready = false;
  private over = false;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private beatTimer: ReturnType<typeof setTimeout> | undefined;
  private unanswered = new Map<string, ClientMessage>();

  constructor(
    private readonly open: (hello: string) => Channel,
    private readonly hello: () => ClientMessage,
    private readonly events: ConnectionEvents,
  ) {}

  connect(): void {
    if (this.over) return;
    clearTimeout(this.retryTimer);
    this.events.status(this.attempt === 0 ? 'connecting' : 'lost', this.attempt);
    const hello = JSON.stringify(this.hello());
    const channel = this.open(hello);
    this.channel = channel;
    channel.onopen = () => channel.send(hello);
    channel.onmessage = event => this.heard(String(event.data));
    channel.onclose = () => {
      if (this.channel === channel) this.lost();
    };
  }

  /** Send a message; one that expects an answer is kept until the answer arrives. */
  send(message: ClientMessage): void {
    if ('id' in message && message.type !== 'ping' && message.type !== 'look' && message.type !== 'new_link')
      this.unanswered.set(message.id, message);
    if (this.ready) this.channel?.send(JSON.stringify(message));
  }

  /** Hang up, connect again and say hello. */
  reconnect(): void {
    const channel = this.channel;
    this.lost();
    channel?.close();
  }

  /** Reconnect at once with other tokens. */
  startOver(): void {
    const channel = this.channel;
    this.channel = null;
    this.ready = false;
    this.over = false;
    this.attempt = 0;
    channel?.close();
    this.connect();
  }

  close(): void {
    this.over = true;
    clearTimeout(this.retryTimer);
    clearTimeout(this.beatTimer);
    this.channel?.close();
    this.channel = null;
    this.events.status('closed', this.attempt);
  }

  private heard(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    this.listenForSilence();
    if (message.type === 'welcome' && !this.ready) {
      this.ready = true;
      this.attempt = 0;
      const unanswered = [...this.unanswered.values()]; // taken before the welcome makes us send more
      this.events.message(message);
      if (!this.ready) return; // the welcome made us start over with other tokens
      this.events.status('open', 0);
      for (const waiting of unanswered) this.channel?.send(JSON.stringify(waiting));
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
    this.channel = null;
    clearTimeout(this.beatTimer);
    if (this.over) {
      this.events.status('closed', this.attempt);
      return;
    }
    this.attempt += 1;
    this.events.status('lost', this.attempt);
    // Spread the retries out: do not overrun a server that has just come back.
    this.retryTimer = setTimeout(() => this.connect(), waitBefore(this.attempt) * (0.5 + Math.random() / 2));
  }

  /** A connection can die silently: ping when it is quiet, and hang up if nothing comes back. */
  private listenForSilence(): void {
    clearTimeout(this.beatTimer);
    this.beatTimer = setTimeout(() => {
      this.channel?.send(JSON.stringify({ type: 'ping', id: 'beat' }));
      this.beatTimer = setTimeout(() => this.reconnect(), SILENCE);
    }, HEARTBEAT);
  }
}
