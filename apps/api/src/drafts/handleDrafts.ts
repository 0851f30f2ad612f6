import { randomBytes } from 'node:crypto';
import { type SiweConnection, type SiweServer, type SiweSubject, toNetworks } from '@org/auth-siwe/server';
import { createProblem } from '../problem.ts';
import { createRefusalLog } from '../sign-in/refusalLog.ts';
import { answerConflict, answerDeleted, answerDraft, answerDrafts, answerNoRoom } from './answers.ts';
import { createExports } from './createExports.ts';
import { createWriteLimit } from './createWriteLimit.ts';
import { DRAFT_LIFE_MS, type DraftStore, type Former, type Saver } from './draftStore.ts';
import { keepBeside } from './keepBeside.ts';
import { readContent } from './readContent.ts';
import { readDraftId } from './readDraftId.ts';
import { readIfMatch } from './readIfMatch.ts';

export type DraftsOptions = {
  readonly siwe: Pick<SiweServer, 'admit' | 'findSession'>;
  readonly store: DraftStore;
  /** How many writes of one account a minute are answered. Default: any number. */
  readonly writesPerMinute?: number | undefined;
  /** Whether an account judges or organizes a contest that this server has read. Default: nobody does. */
  readonly isKnown?: (owner: SiweSubject) => boolean;
  readonly clock?: () => number;
};

const PATH = '/api/drafts';
const MAX_BYTES = 65_536;
const SWEEP_MS = 600_000;

/** No draft can have this name. */
const EXPORT = 'export';

type Asked = {
  readonly owner: SiweSubject;
  readonly address: string;
  readonly saver: Saver;
  readonly now: number;
  readonly since: number;
};

/**
 * The drafts of whoever is signed in: `/api/drafts` lists them, `/api/drafts/<id>` is one, `/api/drafts/export` is all of
 * them as a file. A save that does not know of the last one changes nothing: it is kept beside, and both versions are
 * told.
 *
 * @returns a web-standard handler of every path from `/api/drafts` on
 */
export function handleDrafts(options: DraftsOptions) {
  const { siwe, store, writesPerMinute, isKnown = () => false, clock = Date.now } = options;
  const countWrite = createWriteLimit(writesPerMinute ?? Number.POSITIVE_INFINITY, clock);
  const logTrouble = createRefusalLog(clock, (line) => console.error(line), 'drafts');

  // What has expired goes also while nobody asks for anything.
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
    // The answer to the first try was lost on the way.
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

  /** What is asked for; undefined where it cannot be read. */
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

  return async (request: Request, connection: SiweConnection): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const id = pathname === PATH ? undefined : readDraftId(pathname.slice(PATH.length + 1));
    if (id === null) return createProblem('not-found');
    const methods = listMethods(id);
    const admitted = await siwe.admit(request, { methods, maxBodyBytes: MAX_BYTES }, connection);
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
      const saver = { network, isKnown: isKnown(owner) };
      return await act({ owner, address, saver, now, since: now - DRAFT_LIFE_MS });
    } catch (error) {
      logTrouble('store', error);
      return createProblem('unavailable');
    }
  };
}

const listMethods = (id: string | undefined): readonly ('GET' | 'PUT' | 'DELETE')[] => {
  if (id === EXPORT) return ['GET'];
  return id === undefined ? ['GET', 'DELETE'] : ['GET', 'PUT', 'DELETE'];
};
