import type { Hex } from 'viem';
import { readSiweMessage } from '../message/parseSiweMessage.ts';
import { isTooLong, listFaults, SIWE_LIMITS, type SiweMessage } from '../message/siweMessage.ts';
import { RefusalError } from './problems.ts';

/** @throws {RefusalError} `media-type` */
export function requireType({ headers }: Request, type = 'application/json'): void {
  const encoding = headers.get('content-encoding') ?? 'identity';
  const [sent = ''] = (headers.get('content-type') ?? '').split(';', 1);
  if (sent.trim().toLowerCase() !== type || encoding.toLowerCase() !== 'identity')
    throw new RefusalError('media-type');
}

/** How much of an oversized body is discarded, so that a client that sends less can read the response. */
const MOST_LET_PASS_BYTES = 4_194_304;

const letPass = async (reader: ReadableStreamDefaultReader<Uint8Array>) => {
  try {
    for (let bytes = 0; bytes < MOST_LET_PASS_BYTES; ) {
      const { done, value } = await reader.read();
      if (done) return;
      bytes += value.byteLength;
    }
    await reader.cancel();
  } catch {
    // The connection broke; nothing is waiting for it.
  }
};

/**
 * The size of a body before it is read: its Content-Length, or `maxBytes` without one.
 *
 * @throws {RefusalError} `body-size`
 */
export function readBodySize({ headers }: Request, maxBytes: number): number {
  const declared = headers.get('content-length');
  const bytes = declared === null ? maxBytes : Number(declared);
  if (bytes > maxBytes) throw new RefusalError('body-size');
  return Number.isSafeInteger(bytes) && bytes >= 0 ? bytes : maxBytes;
}

/**
 * Reads at most `maxBytes` of a body, whatever its Content-Length.
 *
 * @throws {RefusalError} `body-size`, or `body` if the connection breaks
 */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array> {
  readBodySize(request, maxBytes);
  const reader = request.body?.getReader();
  const body = new Uint8Array(maxBytes);
  let bytes = 0;
  if (!reader) return body.subarray(0, 0);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return body.subarray(0, bytes);
      if (bytes + value.byteLength > maxBytes) throw new RefusalError('body-size');
      body.set(value, bytes);
      bytes += value.byteLength;
    }
  } catch (error) {
    void letPass(reader);
    throw error instanceof RefusalError ? error : new RefusalError('body', {}, error);
  }
}

/** A received message with its parsed fields, not verified. */
export type Signed = { readonly text: string; readonly message: SiweMessage; readonly signature: Hex };

/**
 * The bodies of requests as JSON Schemas, for an OpenAPI document. The server rejects a sign-in that `verify` excludes. A
 * logout whose body `logout` excludes ends only the session of the browser.
 *
 * @example
 * ```ts
 * import { siweRequestSchemas } from '@org/auth-siwe/server';
 *
 * const schemas = { SignedMessage: siweRequestSchemas.verify, Logout: siweRequestSchemas.logout };
 * ```
 */
export const siweRequestSchemas = {
  verify: {
    type: 'object',
    required: ['message', 'signature'],
    properties: {
      message: {
        type: 'string',
        description: `EIP-4361, at most ${SIWE_LIMITS.messageBytes.toLocaleString('en')} bytes.`,
      },
      signature: {
        type: 'string',
        // Some contract wallets sign on the chain and send an empty signature, 0x.
        pattern: '^0x([0-9a-fA-F]{2})*$',
        description: 'A signature of the account’s key, or of a contract wallet (ERC-1271, ERC-6492).',
      },
    },
  },
  logout: {
    type: 'object',
    properties: {
      everywhere: {
        type: 'boolean',
        description: 'True ends all sessions of the account, not only that of this browser.',
      },
    },
  },
} as const;

const SIGNATURE = new RegExp(siweRequestSchemas.verify.properties.signature.pattern);

type SignedField = keyof typeof siweRequestSchemas.verify.properties;
type LogoutField = keyof typeof siweRequestSchemas.logout.properties;

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const parse = (body: Uint8Array): unknown => {
  try {
    return JSON.parse(decoder.decode(body));
  } catch (cause) {
    throw new RefusalError('body', {}, cause);
  }
};

/**
 * Reads `{ message, signature }`.
 *
 * @throws {RefusalError} `body`, `signature-format` or `grammar`
 */
export function readSigned(body: Uint8Array): Signed {
  const value = parse(body);
  if (typeof value !== 'object' || value === null) throw new RefusalError('body');
  const { message: text, signature } = value as Readonly<Partial<Record<SignedField, unknown>>>;
  if (typeof text !== 'string' || typeof signature !== 'string') throw new RefusalError('body');
  if (!SIGNATURE.test(signature)) throw new RefusalError('signature-format');
  const message = readSiweMessage(text);
  if (!message) throw new RefusalError('grammar');
  return { text, message, signature: signature as Hex };
}

/** True if the body of a logout asks for `everywhere`. Any other body, or none, ends the session of the browser. */
export function isEverywhere(body: Uint8Array): boolean {
  try {
    const { everywhere }: { readonly [Name in LogoutField]?: unknown } = JSON.parse(
      // Unlike in a sign-in, a byte-order mark is skipped: a logout that asks for more must not end less.
      new TextDecoder().decode(body),
    );
    return everywhere === true;
  } catch {
    return false;
  }
}

/** @throws {RefusalError} `too-long` or `outside-limits` */
export function requireLimits({ text, message }: Signed): void {
  if (isTooLong(text)) throw new RefusalError('too-long');
  if (listFaults(message).length > 0) throw new RefusalError('outside-limits');
}
