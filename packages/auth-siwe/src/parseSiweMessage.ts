import { ParsedMessage } from '@spruceid/siwe-parser';
import type { Address } from 'viem';
import { isTooLong, listFaults } from './limits.ts';
import { type SiweMessage, writeSiweMessage } from './siweMessage.ts';

/** An answer that may be a refusal, with its reason; refusals are expected and are not thrown. */
export type Answer<Value, Reason extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: Reason };

const findFields = (text: string): SiweMessage | undefined => {
  try {
    const parsed = new ParsedMessage(text);
    const { scheme, statement, expirationTime, notBefore, requestId, resources } = parsed;
    return {
      domain: parsed.domain,
      // The parser refuses what is no address in the case of EIP-55.
      address: parsed.address as Address,
      uri: parsed.uri,
      chainId: parsed.chainId,
      nonce: parsed.nonce,
      issuedAt: parsed.issuedAt,
      ...(scheme !== undefined && { scheme }),
      ...(statement !== undefined && { statement }),
      ...(expirationTime !== undefined && { expirationTime }),
      ...(notBefore !== undefined && { notBefore }),
      ...(requestId !== undefined && { requestId }),
      ...(resources !== undefined && { resources }),
    };
  } catch {
    return undefined;
  }
};

/** The fields of a text that is exactly what EIP-4361 describes, whatever its size; the parser's time grows with it. */
export function readSiweMessage(text: string): SiweMessage | undefined {
  const fields = findFields(text);
  return fields && writeSiweMessage(fields) === text ? fields : undefined;
}

/**
 * `too-long`: more bytes than a message may have. `not-a-message`: not exactly what EIP-4361 describes, down to
 * the last line break. `outside-limits`: a message, but with more than this package lets through.
 */
export type SiweParseReason = 'too-long' | 'not-a-message' | 'outside-limits';

/**
 * Reads a message that came from outside. One grammar and no leniency: what is read and written again gives the
 * same text, so that nobody can sign one thing and have another one read.
 *
 * It tells what a message says. It verifies nothing: not the signature, not whose nonce it is, not the time.
 *
 * @example
 * import { parseSiweMessage } from '@org/auth-siwe';
 * const answer = parseSiweMessage(body.message);
 * if (!answer.ok) return refuse(answer.reason);
 * const { domain, nonce } = answer.value;
 *
 * @see https://eips.ethereum.org/EIPS/eip-4361#abnf-message-format
 */
export function parseSiweMessage(text: string): Answer<SiweMessage, SiweParseReason> {
  // Before anything looks at it: the parser's time grows with the text.
  if (isTooLong(text)) return { ok: false, reason: 'too-long' };
  const fields = readSiweMessage(text);
  if (!fields) return { ok: false, reason: 'not-a-message' };
  if (listFaults(fields).length > 0) return { ok: false, reason: 'outside-limits' };
  return { ok: true, value: fields };
}
