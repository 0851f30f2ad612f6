import { createHash, randomBytes } from 'node:crypto';
import { type SiweConnection, type SiweServer, type SiweSubject, toNetworks } from '@org/auth-siwe/server';
import type { Log } from '@org/server-kit';
import { type Bodies, createBodies, createProblem } from '../base/http.ts';
import { createRefusalLog } from '../base/logs.ts';
import { answerConflict, answerDeleted, answerDraft, answerDrafts, answerNoRoom } from './answers.ts';
import { createExports } from './createExports.ts';
import {
  DRAFT_BYTES,
  DRAFT_ID,
  DRAFT_LEVELS,
  DRAFT_LIFE_MS,
  type DraftStore,
  type Former,
  type Save,
  type Saver,
  type StoredDraft,
} from './draftStore.ts';

/** Decodes the id of a draft; null if it is invalid. */
function readDraftId(segment: string): string | null {
  try {
    const id = decodeURIComponent(segment);
    return DRAFT_ID.test(id) ? id : null;
  } catch {
    return null;
  }
}

/** One element of the list, possibly empty, with the comma after it. */
const ELEMENT = /[ \t]*(?:(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"[ \t]*)?(?:,|$)/y;
const VERSION = /^[\w-]{1,64}$/;

/**
 * The versions in an `If-Match` header: strong tags only, as weak ones never match. Null without a header, undefined if
 * it is malformed.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-if-match
 */
export function readIfMatch(header: string | null): Former | null | undefined {
  if (header === null || header === '*') return header;
  const versions: string[] = [];
  let tags = 0;
  ELEMENT.lastIndex = 0;
  while (ELEMENT.lastIndex < header.length) {
    const found = ELEMENT.exec(header);
    if (!found) return undefined;
    const [, weak, tag] = found;
    if (tag === undefined) continue;
    tags += 1;
    if (weak === undefined && VERSION.test(tag)) versions.push(tag);
  }
  return tags === 0 ? undefined : versions;
}

/** True if objects and arrays are nested too deeply. */
const isTooDeep = (text: string): boolean => {
  let level = 0;
  let isInString = false;
  for (let i = 0; i < text.length; i += 1) {
    const letter = text[i];
    if (letter === '"') isInString = !isInString;
    else if (isInString) i += letter === '\\' ? 1 : 0;
    else if (letter === '{' || letter === '[') level += 1;
    else if (letter === '}' || letter === ']') level -= 1;
    if (level > DRAFT_LEVELS) return true;
  }
  return false;
};

/** The text of a JSON object exactly as sent; undefined for anything else. */
function readContent(body: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    if (isTooDeep(text)) return undefined;
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? text : undefined;
  } catch {
    return undefined;
  }
}

export type DraftsOptions = {
  readonly siwe: Pick<SiweServer, 'admit' | 'findSession'>;
  readonly store: DraftStore;
  /** How many writes per account and minute are accepted. Default: unlimited. */
  readonly writesPerMinute?: number | undefined;
  /** The organizers of the contests that an account judges or organizes, among those that this server has read. Default: none. */
  readonly listOrganizers?: (owner: SiweSubject) => readonly string[];
  /** Counts request bodies in memory. Default: those of this handler. */
  readonly bodies?: Bodies;
  readonly log?: Log;
  readonly clock?: () => number;
};

const PATH = '/api/drafts';
const SWEEP_MS = 600_000;

/** Not available as a draft id. */
const EXPORT = 'export';

type Asked = {
  readonly owner: SiweSubject;
  readonly address: string;
  readonly saver: Saver;
  readonly now: number;
  readonly since: number;
};

/**
 * The drafts of the signed-in account: `/api/drafts` lists them, `/api/drafts/<id>` is one, `/api/drafts/export` is all
 * of them as a file. A save over an unknown version changes nothing: it is saved beside the draft, and both versions
 * are returned.
 *
 * @returns a web-standard handler for all paths from `/api/drafts` on
 */
export function handleDrafts(options: DraftsOptions) {
  const { siwe, store, writesPerMinute, listOrganizers = () => [], bodies = createBodies() } = options;
  const { clock = Date.now, log } = options;
  const countWrite = createWriteLimit(writesPerMinute ?? Number.POSITIVE_INFINITY, clock);
  const logTrouble = createRefusalLog('drafts', clock, log);

  // Expired drafts are removed even without requests.
  setInterval(() => {
    store.removeExpired(clock() - DRAFT_LIFE_MS).catch((error: unknown) => logTrouble('store', error));
  }, SWEEP_MS).unref();

  const exportAll = createExports(store);

  const save = async (asked: Asked, id: string, content: string, former: Former | null) => {
    const { owner, saver, now, since } = asked;
    const draft = { id, version: randomBytes(12).toString('hex'), updatedAt: now, content };
    const result = await store.save({ owner, draft, former, saver, since });
    if (result.status === 'no-room') return answerNoRoom(result.limit);
    if (result.status !== 'conflict') return answerDraft(draft, result.status === 'created' ? 201 : 200);
    const { current } = result;
    // A retry of a save whose answer was lost.
    if (current?.content === content) return answerDraft(current);
    return answerConflict(current, current && (await keepBeside(store, { owner, draft, saver, since })));
  };

  const remove = async ({ owner, since }: Asked, id: string, former: Former | null) => {
    const result = await store.remove(owner, id, former, since);
    if (result.status === 'conflict') return answerConflict(result.current, null);
    return result.status === 'removed' ? answerDeleted() : createProblem('not-found');
  };

  const find = async ({ owner, since }: Asked, id: string) => {
    const found = await store.find(owner, id, since);
    return found ? answerDraft(found) : createProblem('not-found');
  };

  const removeAll = async ({ owner }: Asked) => {
    await store.removeAll(owner);
    return answerDeleted();
  };

  const list = async ({ owner, since }: Asked) => answerDrafts(await store.list(owner, since));

  /** The requested operation; undefined for a malformed request. */
  const read = (request: Request, id: string | undefined, body: Uint8Array) => {
    const isDelete = request.method === 'DELETE';
    if (id === EXPORT) return exportAll;
    if (id === undefined) return isDelete ? removeAll : list;
    if (request.method === 'GET') return (asked: Asked) => find(asked, id);
    const former = readIfMatch(request.headers.get('if-match'));
    if (former === undefined) return undefined;
    if (isDelete) return (asked: Asked) => remove(asked, id, former);
    const content = readContent(body);
    return content === undefined ? undefined : (asked: Asked) => save(asked, id, content, former);
  };

  const answer = async (
    request: Request,
    connection: SiweConnection,
    reserve: (bytes: number) => number | undefined,
  ): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const id = pathname === PATH ? undefined : readDraftId(pathname.slice(PATH.length + 1));
    if (id === null) return createProblem('not-found');
    const methods = listMethods(id);
    const rules = { methods, maxBodyBytes: DRAFT_BYTES, reserve };
    const admitted = await siwe.admit(request, rules, connection);
    if ('refusal' in admitted) return admitted.refusal;
    const act = read(request, id, admitted.body);
    if (!act) return createProblem('malformed');
    try {
      const session = await siwe.findSession(request);
      if (!session) return createProblem('session-required');
      const waitSeconds = request.method === 'GET' ? undefined : countWrite(session.subject);
      if (waitSeconds !== undefined) return createProblem('rate-limited', { retryAfterSeconds: waitSeconds });
      const now = clock();
      const { subject: owner, address } = session;
      const network = toNetworks(connection.clientAddress).at(-1) ?? 'unknown';
      const saver = { network, organizers: listOrganizers(owner) };
      return await act({ owner, address, saver, now, since: now - DRAFT_LIFE_MS });
    } catch (error) {
      logTrouble('store', error);
      return createProblem('unavailable');
    }
  };
  return (request: Request, connection: SiweConnection): Promise<Response> =>
    bodies.hold(connection.clientAddress, (reserve) => answer(request, connection, reserve));
}

const listMethods = (id: string | undefined): readonly ('GET' | 'PUT' | 'DELETE')[] => {
  if (id === EXPORT) return ['GET'];
  return id === undefined ? ['GET', 'DELETE'] : ['GET', 'PUT', 'DELETE'];
};

/** An id is taken if the version saved there was edited later. */
const MOST_NAMES = 20;

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Saves a conflicting version under an id derived from its content, so that a retry saves it once.
 *
 * @returns the saved draft; null if it does not fit
 */
async function keepBeside(
  store: Pick<DraftStore, 'save'>,
  lost: Omit<Save, 'former'>,
): Promise<StoredDraft | null> {
  const { id, content } = lost.draft;
  for (let number = 0; number < MOST_NAMES; number += 1) {
    const name = hash(number === 0 ? content : `${number} ${content}`).slice(0, 8);
    const draft = { ...lost.draft, id: `${id.slice(0, 119)}~${name}` };
    const result = await store.save({ ...lost, draft, former: null });
    if (result.status === 'created') return draft;
    if (result.status !== 'conflict') return null;
    if (result.current?.content === content) return result.current;
  }
  return null;
}

const WINDOW_MS = 60_000;

/**
 * Limits the writes per account and minute, from any client; returns how many seconds to wait when there are too many.
 * Counts restart every minute.
 */
function createWriteLimit(perMinute: number, clock: () => number) {
  let counts = new Map<string, number>();
  let endsAt = Number.NEGATIVE_INFINITY;
  return (account: string): number | undefined => {
    const now = clock();
    if (now >= endsAt || endsAt > now + WINDOW_MS) {
      counts = new Map();
      endsAt = now + WINDOW_MS;
    }
    const count = (counts.get(account) ?? 0) + 1;
    counts.set(account, count);
    return count > perMinute ? Math.max(1, Math.ceil((endsAt - now) / 1_000)) : undefined;
  };
}
