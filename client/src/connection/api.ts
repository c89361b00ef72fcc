/** The server over HTTP. Tokens travel in bodies, never in addresses. */
import { backend } from './backend';
import type * as p from './protocol';
import { say } from '../words/say.svelte';

/** A table by its token, or by its id once it is over and listed. */
export type Where = Pick<p.At, 'token' | 'table'>;

export class ApiError extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

/** Anything that went wrong, as a code and a sentence. */
export function faultOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError('internal', error instanceof Error ? error.message : String(error));
}

export const api = {
  games: () => get<p.Games>('/api/games'),
  /** The games for a row of tabs; empty if they cannot be fetched. */
  rulebooks: () =>
    get<p.Games>('/api/games').then(
      ({ games }) => games,
      () => [],
    ),
  open: () => get<p.TableList>('/api/open'),
  finished: () => get<p.TableList>('/api/finished'),
  rulebook: (game: string) => get<p.Rulebook>(`/api/games/${encodeURIComponent(game)}/rulebook`),
  howToPlay: (game: string) => get<p.HowToPlay>(`/api/games/${encodeURIComponent(game)}/how_to_play`),
  tableRulebook: (where: Where) => post<p.Rulebook>('/api/rulebook', where),
  person: (body: p.KeepPerson) => post<p.PersonNow>('/api/person', body),
  renewPerson: (person: string, renewed: string) => post<p.PersonNow>('/api/person/renew', { person, renewed }),
  exportPerson: (person: string) => post<p.PersonExport>('/api/person/export', { person }),
  forgetPerson: (person: string) => post<p.PersonForgotten>('/api/person/forget', { person }),
  mine: (tokens: readonly string[]) => post<p.MyTables>('/api/mine', { tokens }),
  quick: (body: p.QuickPlay) => post<p.NewTableMade>('/api/quick', body),
  guided: (body: p.Guided) => post<p.NewTableMade>('/api/guided', body),
  guide: (token: string) => post<p.GuideNow>('/api/guide', { token }),
  newTable: (body: p.NewTable) => post<p.NewTableMade>('/api/tables', body),
  again: (body: p.Again) => post<p.AgainMade>('/api/again', body),
  reminders: (body: p.RemindersOf) => post<p.Reminders>('/api/reminders', body),
  changeReminders: (body: p.ChangeReminders) => post<p.Reminders>('/api/reminders/change', body),
  confirmMail: (link: string) => post<p.MailSettled>('/api/reminders/confirm', { link }),
  stopMail: (link: string) => post<p.MailSettled>('/api/reminders/stop', { link }),
  sit: (body: p.Sit) => post<p.SatDown>('/api/sit', body),
  fork: (body: p.Fork) => post<p.NewTableMade>('/api/fork', body),
  position: (body: p.PositionWish) => post<p.Position>('/api/position', body),
  positionOf: (where: Where, n: number) => post<p.ScenarioMade>('/api/position/of', { ...where, n }),
  playPosition: (body: p.PlayPosition) => post<p.NewTableMade>('/api/position/play', body),
  daily: (day: string) => get<p.Daily>(`/api/daily/${encodeURIComponent(day)}`),
  playDaily: (body: p.PlayDaily) => post<p.NewTableMade>('/api/daily/play', body),
  verdict: (token: string) => post<p.CaseNow>('/api/daily/verdict', { token }),
  upload: (body: p.Upload) => post<p.NewTableMade>('/api/upload', body),
  timeline: (where: Where, seat: number | null) => post<p.Timeline>('/api/timeline', { ...where, seat }),
  frame: (where: Where, n: number, instead: number, seat: number | null) =>
    post<p.Frame>('/api/replay', { ...where, seat, n, instead }),
  analysis: (where: Where, visitor: string, wish: 'go' | 'look' | 'stop') =>
    post<p.Analysis>('/api/analysis', { ...where, visitor, wish }),
  log: (where: Where, from: number, to: number, seat: number | null) =>
    post<p.LogPage>('/api/log', { ...where, seat, from_move: from, to_move: to }),
  journal: async (where: Where) => (await posted('/api/journal', where)).text(),
};

let language = 'en';

/** Ask for the server's texts in this language, or in the first of several that it knows. */
export function readIn(wanted: string): void {
  language = wanted;
}

async function get<T>(path: string): Promise<T> {
  return (await answered(backend.ask('GET', path, '', language))).json() as Promise<T>;
}

async function post<T>(path: string, body: object): Promise<T> {
  return (await posted(path, body)).json() as Promise<T>;
}

function posted(path: string, body: object): Promise<Response> {
  return answered(backend.ask('POST', path, JSON.stringify({ language, ...body }), language));
}

async function answered(request: Promise<Response>): Promise<Response> {
  let response: Response;
  try {
    response = await request;
  } catch {
    throw new ApiError('offline', say('trouble-offline'));
  }
  if (response.ok) return response;
  const failure = (await response.json().catch(() => null)) as p.Failure | null;
  throw new ApiError(failure?.code ?? 'internal', failure?.text ?? say('trouble-status', { status: response.status }));
}
