/** Why a request to the drafts server failed. */
export type DraftsErrorCode =
  | 'session-required'
  | 'too-large'
  | 'drafts-too-large'
  | 'too-many-drafts'
  | 'drafts-full'
  | 'unreachable'
  | 'unavailable'
  | 'unexpected';

/** A request to the drafts server failed. `retryable`: a retry may succeed. */
export class DraftsError extends Error {
  override readonly name = 'DraftsError';
  readonly code: DraftsErrorCode;
  readonly retryable: boolean;

  constructor(code: DraftsErrorCode, options?: ErrorOptions) {
    super(`drafts: ${code}`, options);
    this.code = code;
    this.retryable = code === 'unreachable' || code === 'unavailable' || code === 'drafts-full';
  }
}

/** A draft on the server. `content` is unvalidated: the caller parses it. */
export type ServerDraft = {
  readonly id: string;
  /** For `If-Match`. */
  readonly version: string;
  /** ISO 8601. */
  readonly updatedAt: string;
  readonly content: unknown;
};

/** A draft without its content. */
type DraftEntry = Omit<ServerDraft, 'content'>;

type SaveAnswer =
  | { readonly ok: true; readonly value: ServerDraft }
  | {
      readonly ok: false;
      readonly reason: 'conflict';
      /** The current version on the server; null if deleted. */
      readonly current: ServerDraft | null;
      /** The rejected version, stored under another id; null if there was no room. */
      readonly kept: ServerDraft | null;
    };

/** The drafts of the signed-in account. Every call throws a `DraftsError`. */
export type DraftsClient = {
  /** Lists the drafts on the server. */
  list(): Promise<readonly DraftEntry[]>;
  /** All drafts with content. The server allows one such request at a time per account. */
  readAll(signal?: AbortSignal): Promise<readonly ServerDraft[]>;
  find(id: string): Promise<ServerDraft | null>;
  /** `version`: the replaced version; undefined for a new draft. */
  save(draft: { id: string; content: object; version?: string | undefined }): Promise<SaveAnswer>;
  /** Succeeds if there is none. */
  remove(id: string): Promise<void>;
  removeAll(): Promise<void>;
};

const TIMEOUT_MS = 10_000;

/** By the `code` of an RFC 9457 problem document. */
const codes: Readonly<Partial<Record<string, DraftsErrorCode>>> = {
  'session-required': 'session-required',
  'too-large': 'too-large',
  'drafts-too-large': 'drafts-too-large',
  'too-many-drafts': 'too-many-drafts',
};

/** A proxy may answer without a problem document: then the status decides. */
const readCode = async (response: Response): Promise<DraftsErrorCode> => {
  const body: unknown = await response.json().catch(() => null);
  if (isRecord(body)) {
    // The quota of this network or of the server is used up.
    if (body.code === 'unavailable' && body.limit !== undefined) return 'drafts-full';
    const code = codes[String(body.code)];
    if (code !== undefined) return code;
  }
  const { status } = response;
  if (status === 401) return 'session-required';
  if (status === 413) return 'too-large';
  return status === 429 || status >= 500 ? 'unavailable' : 'unexpected';
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const readEntry = (value: unknown): DraftEntry => {
  if (!isRecord(value)) throw new DraftsError('unexpected');
  const { id, version, updatedAt } = value;
  if (typeof id !== 'string' || typeof version !== 'string' || typeof updatedAt !== 'string')
    throw new DraftsError('unexpected');
  if (Number.isNaN(Date.parse(updatedAt))) throw new DraftsError('unexpected');
  return { id, version, updatedAt };
};

const readDraft = (value: unknown): ServerDraft => ({
  ...readEntry(value),
  content: isRecord(value) ? value.content : undefined,
});

const readDraftOrNull = (value: unknown) => (value === null ? null : readDraft(value));

/** The client of `/api/drafts`, as `/api/openapi.json` describes it. */
export function createDraftsClient({
  fetch = (...request) => globalThis.fetch(...request),
}: {
  readonly fetch?: typeof globalThis.fetch;
} = {}): DraftsClient {
  const ask = async (id: string | undefined, init: RequestInit, expected: readonly number[]) => {
    const url = id === undefined ? '/api/drafts' : `/api/drafts/${encodeURIComponent(id)}`;
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, {
      credentials: 'same-origin',
      cache: 'no-store',
      redirect: 'error',
      ...init,
      signal: init.signal ? AbortSignal.any([init.signal, timeout]) : timeout,
    }).catch((cause: unknown) => {
      throw new DraftsError('unreachable', { cause });
    });
    const { status } = response;
    if (!expected.includes(status)) throw new DraftsError(await readCode(response));
    if (status === 204 || status === 404) return { status, body: null };
    const body: unknown = await response.json().catch((cause: unknown) => {
      throw new DraftsError('unexpected', { cause });
    });
    return { status, body };
  };

  const readList = <Value>(body: unknown, read: (value: unknown) => Value): readonly Value[] => {
    if (!isRecord(body) || !Array.isArray(body.drafts)) throw new DraftsError('unexpected');
    return body.drafts.map(read);
  };

  return {
    list: async () => readList((await ask(undefined, {}, [200])).body, readEntry),
    readAll: async (signal) =>
      readList((await ask('export', signal ? { signal } : {}, [200])).body, readDraft),
    find: async (id) => readDraftOrNull((await ask(id, {}, [200, 404])).body),
    save: async ({ id, content, version }) => {
      const { status, body } = await ask(
        id,
        {
          method: 'PUT',
          body: JSON.stringify(content),
          headers: {
            'content-type': 'application/json',
            ...(version !== undefined && { 'if-match': `"${version}"` }),
          },
        },
        [200, 201, 409],
      );
      if (status !== 409) return { ok: true, value: readDraft(body) };
      if (!isRecord(body)) throw new DraftsError('unexpected');
      const { current = null, kept = null } = body;
      return {
        ok: false,
        reason: 'conflict',
        current: readDraftOrNull(current),
        kept: readDraftOrNull(kept),
      };
    },
    remove: async (id) => void (await ask(id, { method: 'DELETE' }, [204, 404])),
    removeAll: async () => void (await ask(undefined, { method: 'DELETE' }, [204])),
  };
}

/** The page's drafts client. Import it only from code that is loaded with a connected wallet. */
export const serverDrafts = createDraftsClient();
