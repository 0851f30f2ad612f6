import { ParsedMessage } from '@spruceid/siwe-parser';
import type { Address } from 'viem';
import { isTooLong, listFaults, readTime, type SiweMessage, writeSiweMessage } from './siweMessage.ts';

/** A result or a rejection with its reason; rejections are expected and not thrown. */
export type Answer<Value, Reason extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: Reason };

const findFields = (text: string): SiweMessage | undefined => {
  try {
    const parsed = new ParsedMessage(text);
    const { scheme, statement, expirationTime, notBefore, requestId, resources } = parsed;
    return {
      domain: parsed.domain,
      // The parser rejects addresses without a valid EIP-55 checksum.
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

/** The fields of a text that is exactly an EIP-4361 message. Check its size first: the parser's time grows with it. */
export function readSiweMessage(text: string): SiweMessage | undefined {
  const fields = findFields(text);
  if (!fields || writeSiweMessage(fields) !== text) return undefined;
  // The parser's grammar allows times that do not exist, such as a leap second at noon.
  const times = [fields.issuedAt, fields.expirationTime, fields.notBefore];
  return times.some((time) => time !== undefined && Number.isNaN(readTime(time))) ? undefined : fields;
}

/**
 * `too-long`: more bytes than a message may have. `not-a-message`: not exactly an EIP-4361 message, down to
 * the last line break. `outside-limits`: a valid message that exceeds the limits of this package.
 */
export type SiweParseReason = 'too-long' | 'not-a-message' | 'outside-limits';

/**
 * Parses an untrusted message strictly: creating a message from the result gives the same text, so that the parsed message
 * is always the one that was signed.
 *
 * Parses only: does not verify the signature, the nonce or the times.
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
  // Checked first, because the parser's time grows with the text.
  if (isTooLong(text)) return { ok: false, reason: 'too-long' };
  const fields = readSiweMessage(text);
  if (!fields) return { ok: false, reason: 'not-a-message' };
  if (listFaults(fields).length > 0) return { ok: false, reason: 'outside-limits' };
  return { ok: true, value: fields };
}
