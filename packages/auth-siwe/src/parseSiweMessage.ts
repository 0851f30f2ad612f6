import type { Answer } from './answer.ts';
import { isTooLong } from './isTooLong.ts';
import { listFaults } from './listFaults.ts';
import { readSiweMessage } from './readSiweMessage.ts';
import type { SiweMessage } from './siweMessage.ts';

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
