import type { Hex } from 'viem';
import { isTooLong } from '../isTooLong.ts';
import { listFaults } from '../listFaults.ts';
import { readSiweMessage } from '../readSiweMessage.ts';
import type { SiweMessage } from '../siweMessage.ts';
import { Refusal } from './refusal.ts';

/** A message that came in, with what its fields say; nothing about it is known to be true. */
export type Signed = { readonly text: string; readonly message: SiweMessage; readonly signature: Hex };

const SIGNATURE = /^0x([0-9a-fA-F]{2})*$/;

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const parse = (body: Uint8Array): unknown => {
  try {
    return JSON.parse(decoder.decode(body));
  } catch (cause) {
    throw new Refusal('body', {}, cause);
  }
};

/**
 * Reads `{ message, signature }`.
 *
 * @throws {Refusal} `body`, `signature-format` or `grammar`
 */
export function readSigned(body: Uint8Array): Signed {
  const value = parse(body);
  if (typeof value !== 'object' || value === null) throw new Refusal('body');
  const { message: text, signature } = value as { message?: unknown; signature?: unknown };
  if (typeof text !== 'string' || typeof signature !== 'string') throw new Refusal('body');
  // Some contract wallets sign on the chain and send no bytes at all: 0x.
  if (!SIGNATURE.test(signature)) throw new Refusal('signature-format');
  const message = readSiweMessage(text);
  if (!message) throw new Refusal('grammar');
  return { text, message, signature: signature as Hex };
}

/** @throws {Refusal} `too-long` or `outside-limits` */
export function requireLimits({ text, message }: Signed): void {
  if (isTooLong(text)) throw new Refusal('too-long');
  if (listFaults(message).length > 0) throw new Refusal('outside-limits');
}
