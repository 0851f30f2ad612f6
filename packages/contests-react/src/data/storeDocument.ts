import { readAnswer } from '@org/chain-config/rpc';
import { toRawUri } from '@org/contests';
import type { Messages } from '../messages/messages.ts';

/** Why the site's server did not store a document or picture. */
export type StoreErrorCode = keyof Messages['storing'];

/** A document or picture was not stored. `retryable`: a retry may succeed. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: StoreErrorCode;
  readonly retryable: boolean;
  /** The URIs of pictures that the document names and the server does not store. */
  readonly missing: readonly unknown[];

  constructor(code: StoreErrorCode, options?: ErrorOptions & { readonly missing?: readonly unknown[] }) {
    super(`documents: ${code}`, options);
    this.code = code;
    this.missing = options?.missing ?? [];
    this.retryable = !['too-large', 'hidden', 'not-stored', 'pictures-missing', 'unusable'].includes(code);
  }
}

/** The sentence for what `storeDocument` threw. */
export function explainStoreError(error: unknown, messages: Messages['storing']): string {
  return messages[error instanceof StoreError ? error.code : 'unexpected'];
}

const TIMEOUT_MS = 30_000;
/** The answer is one URI and those of 300 missing pictures, or a problem document. */
const MAX_ANSWER_BYTES = 32_768;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const parse = (text: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
};

/** A proxy may answer without a problem document: then the status decides. */
function toCode(status: number, body: Record<string, unknown>): StoreErrorCode {
  if (status === 413) return 'too-large';
  if (status === 429) return 'limited';
  if (status === 410) return 'hidden';
  if (status === 404 || status === 405) return 'not-stored';
  if (status === 422) return 'unusable';
  // The quota of this network or of the server is used up.
  if (status === 503 && body.limit !== undefined) return 'full';
  return status >= 500 ? 'unavailable' : 'unexpected';
}

/**
 * Stores bytes on the site's server before an attestation names them, and returns their `ipfs://` URI. They are deleted
 * after an hour, or 14 days with `isHandedOver`, if no attestation names them by then; storing them again is harmless.
 *
 * @throws {StoreError} also if the server names them by another URI, or does not store a picture that they name
 */
export async function storeDocument(
  bytes: Uint8Array,
  {
    isHandedOver = false,
    fetch = globalThis.fetch,
  }: {
    /** The transaction is signed elsewhere: by the owners of a Safe, or from a file. */
    readonly isHandedOver?: boolean;
    readonly fetch?: typeof globalThis.fetch;
  } = {},
): Promise<string> {
  const response = await fetch(`/api/documents${isHandedOver ? '?signed=later' : ''}`, {
    method: 'POST',
    body: new Uint8Array(bytes),
    headers: { 'content-type': 'application/octet-stream' },
    credentials: 'same-origin',
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new StoreError('unreachable', { cause });
  });
  const body = parse(await readAnswer(response, MAX_ANSWER_BYTES).catch(() => ''));
  if (response.status !== 201) throw new StoreError(toCode(response.status, body));
  const uri = toRawUri(bytes);
  if (body.uri !== uri) throw new StoreError('unexpected');
  const { missing } = body;
  if (missing !== undefined)
    throw new StoreError('pictures-missing', { missing: Array.isArray(missing) ? missing : [] });
  return uri;
}
