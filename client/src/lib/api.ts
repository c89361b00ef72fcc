/** The server over HTTP. Tokens travel in bodies, never in addresses. */
import { place } from './place';
import type {
  Again,
  AgainMade,
  Analysis,
  ChangeReminders,
  CaseNow,
  Daily,
  Failure,
  Fork,
  Frame,
  Games,
  Guided,
  GuideNow,
  HowToPlay,
  KeepPerson,
  LogPage,
  MailSettled,
  MyTables,
  NewTable,
  NewTableMade,
  PersonExport,
  PersonForgotten,
  PersonNow,
  PlayDaily,
  PlayPosition,
  Position,
  PositionWish,
  QuickPlay,
  Reminders,
  RemindersOf,
  Rulebook,
  SatDown,
  ScenarioMade,
  Sit,
  TableList,
  Timeline,
  Upload,
} from './protocol';
import { say } from './say.svelte';

/** A table by a secret, or by its id when it is over and listed. */
export interface Where {
  token?: string;
  table?: string;
}

export class ApiError extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly line = 0,
  ) {
    super(text);
  }
}

export const api = {
  games: () => get<Games>('/api/games'),
  open: () => get<TableList>('/api/open'),
  finished: () => get<TableList>('/api/finished'),
  rulebook: (game: string) => get<Rulebook>(`/api/games/${encodeURIComponent(game)}/rulebook`),
  howToPlay: (game: string) => get<HowToPlay>(`/api/games/${encodeURIComponent(game)}/how_to_play`),
  tableRulebook: (where: Where) => post<Rulebook>('/api/rulebook', where),
  person: (body: KeepPerson) => post<PersonNow>('/api/person', body),
  renewPerson: (person: string, renewed: string) => post<PersonNow>('/api/person/renew', { person, renewed }),
  exportPerson: (person: string) => post<PersonExport>('/api/person/export', { person }),
  forgetPerson: (person: string) => post<PersonForgotten>('/api/person/forget', { person }),
  mine: (tokens: readonly string[]) => post<MyTables>('/api/mine', { tokens }),
  quick: (body: QuickPlay) => post<NewTableMade>('/api/quick', body),
  guided: (body: Guided) => post<NewTableMade>('/api/guided', body),
  guide: (token: string) => post<GuideNow>('/api/guide', { token }),
  newTable: (body: NewTable) => post<NewTableMade>('/api/tables', body),
  again: (body: Again) => post<AgainMade>('/api/again', body),
  reminders: (body: RemindersOf) => post<Reminders>('/api/reminders', body),
  changeReminders: (body: ChangeReminders) => post<Reminders>('/api/reminders/change', body),
  confirmMail: (link: string) => post<MailSettled>('/api/reminders/confirm', { link }),
  stopMail: (link: string) => post<MailSettled>('/api/reminders/stop', { link }),
  sit: (body: Sit) => post<SatDown>('/api/sit', body),
  fork: (body: Fork) => post<NewTableMade>('/api/fork', body),
  position: (body: PositionWish) => post<Position>('/api/position', body),
  positionOf: (where: Where, n: number) => post<ScenarioMade>('/api/position/of', { ...where, n }),
  playPosition: (body: PlayPosition) => post<NewTableMade>('/api/position/play', body),
  daily: (day: string) => get<Daily>(`/api/daily/${encodeURIComponent(day)}`),
  playDaily: (body: PlayDaily) => post<NewTableMade>('/api/daily/play', body),
  verdict: (token: string) => post<CaseNow>('/api/daily/verdict', { token }),
  upload: (body: Upload) => post<NewTableMade>('/api/upload', body),
  timeline: (where: Where, seat?: number) => post<Timeline>('/api/timeline', seated(where, seat)),
  frame: (where: Where, n: number, instead: number, seat?: number) => post<Frame>('/api/replay', { ...seated(where, seat), n, instead }),
  analysis: (where: Where, visitor: string, wish: 'go' | 'look' | 'stop') => post<Analysis>('/api/analysis', { ...where, visitor, wish }),
  log: (where: Where, from: number, to: number, seat?: number) =>
    post<LogPage>('/api/log', { ...seated(where, seat), from_move: from, to_move: to }),
  journal: (where: Where) => text('/api/journal', where),
};

let language = 'en';

/** Ask for what the server says in this language, or in the first of several that it knows. */
export function readIn(wanted: string): void {
  language = wanted;
}

function seated(where: Where, seat?: number): object {
  return seat === undefined ? where : { ...where, seat };
}

async function get<T>(path: string): Promise<T> {
  return (await answered(place.ask('GET', path, '', language))).json() as Promise<T>;
}

async function post<T>(path: string, body: object): Promise<T> {
  return (await answered(place.ask('POST', path, JSON.stringify({ language, ...body }), language))).json() as Promise<T>;
}

async function text(path: string, body: object): Promise<string> {
  return (await answered(place.ask('POST', path, JSON.stringify({ language, ...body }), language))).text();
}

async function answered(request: Promise<Response>): Promise<Response> {
  let response: Response;
  try {
    response = await request;
  } catch {
    throw new ApiError('offline', say('trouble-offline'));
  }
  if (response.ok) return response;
  const failure = (await response.json().catch(() => null)) as Failure | null;
  throw new ApiError(
    failure?.code ?? 'internal',
    failure?.text ?? say('trouble-status', { status: response.status }),
    failure?.line ?? 0,
  );
}
