/** A live table: the connection, what we know, and what we can send. */
import { api, type Where } from '../connection/api';
import { changed, type Changes } from '../connection/changes';
import { preferences } from '../account/settings.svelte';
import { forgetTokens, heldTables, holdTable, isHeld, keepSecret, tokensFor, visitor, type Me } from '../lib/storage';
import { receive, seatToLook, withEarlier, withoutSecrets, type TableModel } from './model';
import { newSecret } from '../account/person';
import { backend } from '../connection/backend';
import type {
  Attend,
  Bye,
  ClientMessage,
  Hint,
  MovesNow,
  Notice,
  Now,
  Previewed,
  Refused,
  Scene,
  ServerMessage,
  Welcome,
  WhyAnswer,
} from '../connection/protocol';
import { Connection, type ConnectionStatus } from '../connection/socket';
import { installed } from '../offline/installed.svelte';
import { account } from '../account/sync.svelte';
import { sit } from '../seats/join';

const STRUCK_FOR = 4000;
const EARLIER = 100;

/** A message without its id. */
type Draft = ClientMessage extends infer M ? (M extends { id: string } ? Omit<M, 'id'> : never) : never;

export class LiveTable {
  model = $state.raw<TableModel | null>(null);
  status = $state<ConnectionStatus>('connecting');
  attempt = $state(0);
  bye = $state.raw<Bye | null>(null);
  refused = $state.raw<Refused | null>(null);
  why = $state.raw<WhyAnswer | null>(null);
  hint = $state.raw<Hint | null>(null);
  previewed = $state.raw<Previewed | null>(null);
  /** What another person has done with a seat. */
  notice = $state.raw<Notice | null>(null);
  /** The whole moves that begin with what is legal now. */
  moves = $state.raw<MovesNow | null>(null);
  /** Messages that have not been answered yet: what each wants, by its id. */
  waiting = $state.raw<ReadonlyMap<string, Draft['type']>>(new Map());
  /** As a watcher, I see everything this many seconds late. */
  behind = $state(0);
  /** The seat to hand the device to before any of its secrets are shown. */
  handOver = $state<number | null>(null);

  /** How requests name the table: by the first of my tokens. */
  readonly where: Where & { token: string };
  private readonly connection: Connection;
  /** The tokens of my seats. */
  tokens: readonly string[] = [];
  private count = 0;
  /** The last request for whole moves: the answer to an earlier one could arrive in the middle of a choice. */
  private asked = '';
  /** What others see me looking at. */
  private attending: Attend['at'] = 'table';
  /** The language the server last heard from us. */
  private sentLanguage = '';
  /** The table as last sent, even while it must be hidden. */
  private picture: Now | null = null;
  private readonly session = newSecret().slice(0, 13);
  private struckTimer: ReturnType<typeof setTimeout> | undefined;

  /** @param prepare is called with the game before anything of it is shown. */
  constructor(
    readonly token: string,
    private readonly prepare: (game: string) => void,
  ) {
    this.where = { token };
    this.use(tokensFor(localStorage, token));
    this.connection = new Connection(
      hello => backend.open(hello),
      () => this.hello(),
      {
        message: message => this.heard(message),
        status: (status, attempt) => {
          // The server may have been replaced by a newer one than served this page.
          if (status === 'open' && this.attempt > 0) void installed.check();
          this.status = status;
          this.attempt = attempt;
        },
        bye: bye => {
          if (bye.code === 'unknown_token' && this.tokens[0] !== this.token)
            this.reconnectAs([this.token], this.tokens);
          else this.bye = bye;
        },
      },
    );
  }

  connect(): void {
    this.connection.connect();
  }

  close(): void {
    clearTimeout(this.struckTimer);
    this.connection.close();
  }

  send(draft: Draft): string {
    const id = this.nextId();
    this.waiting = new Map([...this.waiting, [id, draft.type]]);
    this.connection.send({ ...draft, id });
    return id;
  }

  private nextId(): string {
    return `${this.session}-${++this.count}`;
  }

  point(seat: number, mentions: readonly string[], choosing: boolean): void {
    this.connection.send({ type: 'point', seat, mentions: mentions.slice(0, 12), choosing });
  }

  /** Tell the others what is on my screen. */
  attend(at: Attend['at']): void {
    if (this.status !== 'open' || at === this.attending) return;
    this.attending = at;
    this.connection.send({ type: 'attend', at });
  }

  /** Sit down by the table's link: in a given chair, or in the first free one. */
  async sitDown(seat: number | null, me: Me): Promise<void> {
    preferences.introduce(me);
    const sat = await sit({ token: this.model?.you.link ?? this.token, seat, ...me });
    forgetTokens(localStorage, [this.token]);
    keepSecret(localStorage, sat.table, sat.seat, sat.token, this.token);
    this.reconnectAs(tokensFor(localStorage, this.token));
  }

  /** Change a watcher's name. */
  rename(me: Me): void {
    preferences.introduce(me);
    this.reconnectAs(this.tokens);
  }

  /** Read the table in another language. */
  speak(language: string): void {
    if (this.model === null || language === this.sentLanguage) return;
    this.sentLanguage = language;
    this.connection.send({ type: 'speak', id: this.nextId(), language });
  }

  /** The device has been handed over: show the seat that is asked. */
  takeOver(): void {
    if (this.handOver !== null) this.look(this.handOver);
  }

  async earlierLog(): Promise<void> {
    const model = this.model;
    if (model === null || model.log_from <= 1) return;
    const from = Math.max(1, model.log_from - EARLIER);
    const page = await api.log(this.where, from, model.log_from - 1, model.you.looking);
    if (this.model !== null) this.model = withEarlier(this.model, page.lines, from);
  }

  private hello(): ClientMessage {
    const looking = this.model?.you.looking ?? null;
    const seq = this.model?.now.seq ?? -1;
    this.sentLanguage = preferences.language;
    this.attending = 'table';
    return {
      type: 'hello',
      tokens: [...this.tokens],
      looking,
      seq,
      language: this.sentLanguage,
      name: preferences.me.name,
      visitor: visitor(localStorage),
    };
  }

  private heard(message: ServerMessage): void {
    if ('re' in message) {
      const left = new Map(this.waiting);
      const wanted = left.get(message.re);
      left.delete(message.re);
      this.waiting = left;
      // The page asks for previews by itself: nobody waits to hear that one came too late.
      if (message.type === 'refused' && wanted === 'preview') return;
    }
    if (message.type === 'refused') this.refused = message;
    else if (message.type === 'why_answer') this.why = message;
    else if (message.type === 'hint') this.hint = message;
    else if (message.type === 'previewed') this.previewed = message;
    else if (message.type === 'notice')
      this.notice = this.model?.table.waiting ? null : message; // before the start, the chairs show it
    else if (message.type === 'later') this.behind = message.seconds;
    else if (message.type === 'moves') this.moves = message.re === this.asked ? message : this.moves;
    else this.changed(message);
  }

  private changed(heard: ServerMessage): void {
    const message = this.whole(heard);
    if (message === null) return this.connection.reconnect();
    const model = receive(this.model, message);
    if (message.type === 'welcome') {
      if (this.comeAsMyself(message)) return;
      this.prepare(message.table.game.id);
      this.keepSecrets(message);
      this.remember(model);
      void account.carry();
      this.handOver = null;
    }
    const moved = message.type === 'welcome' || message.type === 'update';
    if (moved) this.refused = this.why = this.hint = this.previewed = null;
    this.model = model;
    if (this.passOn()) this.asked = '';
    else if (moved) this.askMoves();
    if (model !== null && model.struck.length > 0) this.unstrikeLater();
  }

  /** The message with its full picture of the table; null if it changes a picture we do not have. */
  private whole(message: ServerMessage): ServerMessage | null {
    if (message.type !== 'welcome' && message.type !== 'update') return message;
    const { now } = message;
    if (now.since < 0) {
      this.picture = now;
      return message;
    }
    if (this.picture?.seq !== now.since) return null;
    const view = changed(this.picture.view, now.view as Changes | null);
    const scene = changed(this.picture.scene, now.scene as unknown as Changes | null) as Scene;
    this.picture = { ...now, view, scene, since: -1 };
    return { ...message, now: this.picture };
  }

  private askMoves(): void {
    const legal = this.model?.now.legal ?? [];
    this.asked = legal.length > 0 ? this.nextId() : '';
    if (this.asked) this.connection.send({ type: 'ask_moves', id: this.asked });
  }

  private look(seat: number): void {
    this.connection.send({ type: 'look', id: this.nextId(), seat });
  }

  /**
   * If another of my seats is asked, turn to it, or ask for the device to be handed over. Returns whether the table is
   * being turned.
   */
  private passOn(): boolean {
    const model = this.model;
    const seat = model && seatToLook(model);
    if (model === null || seat === null || seat === model.you.looking) return false;
    if (model.table.game.secrets) {
      this.handOver = seat;
      this.model = withoutSecrets(model);
    } else {
      this.look(seat);
    }
    return true;
  }

  private unstrikeLater(): void {
    clearTimeout(this.struckTimer);
    this.struckTimer = setTimeout(() => {
      if (this.model !== null) this.model = { ...this.model, struck: [] };
    }, STRUCK_FOR);
  }

  private use(tokens: readonly string[]): void {
    this.tokens = tokens;
    this.where.token = tokens[0] ?? this.token;
  }

  /** Say hello with other tokens; `gone` no longer open anything. */
  private reconnectAs(tokens: readonly string[], gone: readonly string[] = []): void {
    forgetTokens(localStorage, gone);
    this.use(tokens);
    this.model = null;
    this.notice = null;
    this.connection.startOver();
  }

  /** A player who opens the table's link comes to their seat; one who has lost the seat goes on watching. */
  private comeAsMyself({ table, you }: Welcome): boolean {
    const known = heldTables(localStorage).find(one => one.table === table.id)?.tokens ?? [];
    const seats = known.filter(held => held.role === 'seat');
    const shown = seats.filter(held => this.tokens.includes(held.token));
    if (shown.length === 0 && !you.host && you.link === this.token) {
      const mine = known.filter(held => held.role !== 'spectator');
      if (mine.length > 0) this.reconnectAs(mine.map(held => held.token));
      return mine.length > 0;
    }
    if (shown.length > you.seats.length && you.link) {
      forgetTokens(
        localStorage,
        shown.filter(held => held.seat === null || !you.seats.includes(held.seat)).map(held => held.token),
      );
      const left = this.tokens.filter(token => isHeld(localStorage, token));
      this.use(left.length > 0 ? left : [you.link]);
    } else if (shown.length === 1 && shown[0]?.seat !== you.seats[0]) {
      holdTable(
        localStorage,
        table.id,
        shown.map(held => ({ ...held, seat: you.seats[0] ?? null })),
      );
    }
    return false;
  }

  /** Secrets of my own replace the links I came with; after that, no other link opens my seats. */
  private keepSecrets({ table, you }: Welcome): void {
    if (!you.secrets?.length) return;
    for (const { seat, token } of you.secrets)
      if (seat !== null) keepSecret(localStorage, table.id, seat, token, this.token);
    this.use(tokensFor(localStorage, this.token));
    this.send({ type: 'keep' });
  }

  /** Keep the link that was opened, so the lobby can offer this table again. */
  private remember(model: TableModel | null): void {
    if (model === null || this.tokens.length > 1 || isHeld(localStorage, this.where.token)) return;
    const { you, table } = model;
    const role = you.seats.length > 0 ? 'seat' : you.host ? 'host' : 'spectator';
    holdTable(localStorage, table.id, [{ token: this.where.token, role, seat: you.seats[0] ?? null }]);
  }
}
