/** Client of the operations under `api/`: everything that is not live. */
import { backend } from './backend';
import type {
  Acceptance,
  Accepted,
  Codes,
  Introduction,
  LetterOut,
  LetterRead,
  LetterState,
  LetterWish,
  LobbyInfo,
  Me,
  ApiProblem,
  ChartInfo,
  ChartChange,
  ChartsTried,
  FleetPlan,
  GameInfo,
  LessonInfo,
  Market,
  MatchNote,
  MatchReport,
  NewLesson,
  MatchCreated,
  MatchInfo,
  NewMatch,
  NewNote,
  NotesFound,
  OldNote,
  Left,
  Preview,
  House,
  HostAct,
  HostDone,
  HostLook,
  HostView,
  TieInfo,
  NewCorrespondence,
  NewFork,
  OwnCharts,
} from './wire';

/** The server said no, and why. */
export class Refused extends Error {
  constructor(public problem: ApiProblem) {
    super(problem.code);
  }
}

async function call<T>(path: string, init?: RequestInit): Promise<T> {
  const reply = await backend.fetch(path, init);
  if (reply.ok) return (await reply.json()) as T;
  const problem = (await reply.json().catch(() => null)) as ApiProblem | null;
  throw new Refused(
    problem?.message
      ? problem
      : { code: String(reply.status), message: { key: 'page-no-server' }, faults: [], game: '' },
  );
}

const post = <T>(path: string, body: unknown, headers: Record<string, string> = {}) =>
  call<T>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const tables = new Map<string, Promise<ChartInfo[]>>();
const lessons = new Map<string, Promise<LessonInfo[]>>();
const previews = new Map<string, Promise<Preview>>();

/** An answer that stays the same is asked for once. */
function kept<T>(answers: Map<string, Promise<T>>, path: string): Promise<T> {
  let coming = answers.get(path);
  if (!coming) {
    coming = call<T>(path);
    coming.catch(() => answers.delete(path));
    answers.set(path, coming);
  }
  return coming;
}

export const api = {
  games: () => call<GameInfo[]>('api/games'),
  preview(game: string, scenario: string, options: Record<string, number> = {}): Promise<Preview> {
    const chosen = Object.entries(options).map(([name, value]) => `${name}=${value}`);
    const query = chosen.length ? '?options=' + encodeURIComponent(chosen.join(',')) : '';
    return kept(previews, `api/games/${game}/scenarios/${scenario}/preview${query}`);
  },
  /** As much of a preview as a card shows. */
  small: (game: string, scenario: string) => kept<Preview>(previews, `api/games/${game}/scenarios/${scenario}/picture`),
  lessons: (game: string) => kept<LessonInfo[]>(lessons, `api/games/${game}/lessons`),
  teach: (lesson: NewLesson) => post<MatchCreated>('api/lessons', lesson),
  charts: (game: string) => kept<ChartInfo[]>(tables, `api/games/${game}/charts`),
  /** The tables with which a match is played in place of those of its game. */
  ownCharts: (match: string) => call<ChartChange[]>(`api/matches/${encodeURIComponent(match)}/charts`),
  /** A chart file of the reader's own: what it changes, and a battle set up with it. */
  tryCharts: (game: string, wanted: OwnCharts) => post<ChartsTried>(`api/games/${game}/charts`, wanted),
  /** An empty chart file to fill in. */
  async chartForm(game: string, lang: string): Promise<File> {
    const reply = await backend.fetch(`api/games/${game}/charts/form/${lang}`);
    if (!reply.ok) throw new Refused((await reply.json()) as ApiProblem);
    return new File([await reply.text()], `${game}-charts.toml`, { type: 'text/plain' });
  },
  market: (game: string) => call<Market>(`api/games/${game}/fleets`),
  meet: (game: string, plan: FleetPlan) => post<Preview>(`api/games/${game}/fleets`, plan),
  fork: (match: string, from: NewFork) => post<MatchCreated>(`api/matches/${encodeURIComponent(match)}/fork`, from),
  house: () => call<House>('api/house'),
  /** A link as a QR code, for the source of an image. Links hold keys, so they are sent and never written into an address. */
  async picture(text: string): Promise<string> {
    const headers = { 'content-type': 'application/json' };
    const reply = await backend.fetch('api/picture', { method: 'POST', headers, body: JSON.stringify({ text }) });
    return reply.ok ? 'data:image/svg+xml,' + encodeURIComponent(await reply.text()) : '';
  },
  codes: (match: string, tokens: string[]) => post<Codes>(`api/matches/${encodeURIComponent(match)}/codes`, { tokens }),
  accept: (acceptance: Acceptance) => post<Accepted>('api/invitations', acceptance),
  letters: (wish: LetterWish) => post<LetterState>('api/people/letters', wish),
  confirmLetters: (secret: string) => post<LetterState>('api/letters/confirm', { secret }),
  stopLetters: (secret: string) => post<LetterState>(`api/letters/stop/${encodeURIComponent(secret)}`, {}),
  /** Matches by letter; only where there is no server. */
  byLetter: {
    begin: (match: NewCorrespondence) => post<MatchCreated>('api/correspondence', match),
    /** Read a letter without keeping it. */
    read: (text: string) => post<LetterRead>('api/correspondence/read', { text }),
    open: (text: string, name: string) => post<MatchCreated>('api/correspondence/open', { text, name }),
    /** A copy of the match, to look at. */
    watch: (text: string) => post<MatchCreated>('api/correspondence/watch', { text }),
    /** The letters of a match as they stand. */
    out: (match: string, tokens: string[]) =>
      post<LetterOut>(`api/matches/${encodeURIComponent(match)}/letter`, { tokens }),
    /** End the letter that is being written. */
    send: (match: string, tokens: string[]) =>
      post<LetterOut>(`api/matches/${encodeURIComponent(match)}/letter/send`, { tokens }),
  },
  /** The players one has muted or blocked; with an id, that one ends first. */
  ties: (key: string, id = '') => post<TieInfo[]>('api/people/ties', { key, id }),
  /** The page of the host, which has a key of its own. */
  hostLook: (key: string, wanted: HostLook) =>
    post<HostView>('api/host/look', wanted, { authorization: `Bearer ${key}` }),
  hostAct: (key: string, act: HostAct) => post<HostDone>('api/host/act', act, { authorization: `Bearer ${key}` }),
  /** The report of a finished match; `checked`: numbers that came with a record are computed again first. */
  report: (match: string, checked = false) =>
    call<MatchReport>(`api/matches/${encodeURIComponent(match)}/report${checked ? '?checked=1' : ''}`),
  notes: {
    of: (match: string) => call<MatchNote[]>(`api/matches/${encodeURIComponent(match)}/notes`),
    write: (match: string, note: NewNote) => post<MatchNote[]>(`api/matches/${encodeURIComponent(match)}/notes`, note),
    remove: (match: string, note: OldNote) =>
      post<MatchNote[]>(`api/matches/${encodeURIComponent(match)}/notes/delete`, note),
    /** Notes of several matches, by match. */
    find: async (matches: string[]) => (await post<NotesFound>('api/matches/notes', { matches })).notes,
  },
  lobby: () => call<LobbyInfo>('api/lobby'),
  /** Have the server forget who has this key. */
  forget: (key: string) => post<Me>('api/people/forget', { key }),
  introduce: (who: Introduction) => post<Me>('api/people', who),
  create: (match: NewMatch) => post<MatchCreated>('api/matches', match),
  /** Have a match forgotten: it is deleted when all people who sit in it wish so. */
  remove: (match: string, tokens: string[], key?: string) =>
    post<Left>(`api/matches/${encodeURIComponent(match)}/delete`, key ? { tokens, key } : { tokens }),
  list: (tokens: Record<string, string>, key?: string) =>
    post<MatchInfo[]>('api/matches/list', key ? { tokens, key } : { tokens }),
  open: (record: Blob) =>
    call<MatchCreated>('api/records', {
      method: 'POST',
      headers: { 'content-type': 'application/jsonl' },
      body: record,
    }),
  /** A match as a file, with the name the server gives it. Tokens are sent, never written into an address. */
  async record(match: string, tokens: string[]): Promise<File> {
    const path = `api/matches/${encodeURIComponent(match)}/record`;
    const headers = { 'content-type': 'application/json' };
    const reply = await backend.fetch(
      path,
      tokens.length ? { method: 'POST', headers, body: JSON.stringify({ tokens }) } : undefined,
    );
    if (!reply.ok) throw new Refused((await reply.json()) as ApiProblem);
    const name = /filename="([^"]+)"/.exec(reply.headers.get('content-disposition') ?? '')?.[1];
    return new File([await reply.blob()], name ?? 'match.ndjson');
  },
};
