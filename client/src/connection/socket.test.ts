import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { welcome } from '../lib/fixtures';
import type { ServerMessage } from './protocol';
import { Connection, waitBefore, type ConnectionStatus, type Channel } from './socket';

class FakeChannel implements Channel {
  sent: unknown[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  hear(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  greet(): void {
    this.onopen?.();
    this.hear(welcome());
  }
}

let channels: FakeChannel[];
let statuses: ConnectionStatus[];

function openLine(): Connection {
  channels = [];
  statuses = [];
  const line = new Connection(
    () => {
      const channel = new FakeChannel();
      channels.push(channel);
      return channel;
    },
    () => ({ type: 'hello', tokens: ['a'.repeat(16)] }),
    { message: () => undefined, status: status => statuses.push(status), bye: () => undefined },
  );
  line.connect();
  return line;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the line', () => {
  it('says hello first and holds back until welcomed', () => {
    const line = openLine();
    line.send({ type: 'answer', id: '1', yes: true });
    channels[0]!.onopen?.();
    expect(channels[0]!.sent).toHaveLength(1);
    channels[0]!.hear(welcome());
    expect(channels[0]!.sent.map(one => (one as { type: string }).type)).toEqual(['hello', 'answer']);
  });

  it('reconnects and resends what was not answered, with the same id', () => {
    const line = openLine();
    channels[0]!.greet();
    line.send({ type: 'act', id: '7', seq: 3, action: {} });
    line.send({ type: 'answer', id: '8', yes: true });
    channels[0]!.hear({ type: 'done', re: '8', seq: 3 });
    channels[0]!.onclose?.();
    expect(statuses.at(-1)).toBe('lost');
    vi.advanceTimersByTime(waitBefore(1));
    channels[1]!.greet();
    expect(channels[1]!.sent).toEqual([
      { type: 'hello', tokens: ['a'.repeat(16)] },
      { type: 'act', id: '7', seq: 3, action: {} },
    ]);
    expect(statuses.at(-1)).toBe('open');
  });

  it('sends what the welcome causes only once', () => {
    const channel = new FakeChannel();
    const line = new Connection(
      () => channel,
      () => ({ type: 'hello', tokens: ['a'.repeat(16)] }),
      { message: () => line.send({ type: 'ask_moves', id: '1' }), status: () => undefined, bye: () => undefined },
    );
    line.connect();
    channel.greet();
    expect(channel.sent).toHaveLength(2);
  });

  it('waits longer each time, up to a limit', () => {
    expect([1, 2, 3, 20].map(waitBefore)).toEqual([300, 600, 1200, 8000]);
  });

  it('does not reconnect after a final goodbye', () => {
    openLine();
    channels[0]!.hear({ type: 'bye', code: 'unknown_token', text: '', retry: false });
    channels[0]!.onclose?.();
    vi.advanceTimersByTime(60_000);
    expect(channels).toHaveLength(1);
    expect(statuses.at(-1)).toBe('closed');
  });

  it('hangs up after a long silence', () => {
    openLine();
    channels[0]!.greet();
    vi.advanceTimersByTime(20_000);
    expect(channels[0]!.sent.at(-1)).toEqual({ type: 'ping', id: 'beat' });
    vi.advanceTimersByTime(10_000);
    expect(statuses.at(-1)).toBe('lost');
  });
});
