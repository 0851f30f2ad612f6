import { WriteError } from '@org/contests/write';
import type { Client } from 'viem';
import { getCode } from 'viem/actions';
import type { Row } from './findPlace.ts';
import type { Intent } from './intent.ts';

/** Until then a node may not have heard of what the wallet has sent. */
const HEARD_AFTER_MS = 5_000;

/**
 * Makes sure that an act that was asked of the wallet before was not sent, and cannot be sent any more. An account's
 * unchanged row (its nonces) shows it, but only once the wallet has answered, and not of a contract wallet, whose
 * transactions are in others' rows.
 *
 * @throws {WriteError} `request-pending` where the wallet may still ask, `invalid-hash` where it may have sent it
 */
export const assertNotSent = async (client: Client, asked: Intent, row: Row | undefined): Promise<void> => {
  const { account: address, answeredAtMs, nextNonce } = asked;
  if (answeredAtMs === undefined) {
    throw new WriteError({
      code: 'request-pending',
      detail: 'The wallet has not answered an earlier request.',
    });
  }
  const isUnchanged = row !== undefined && nextNonce !== undefined && row.length <= nextNonce;
  const isHeardOf = Date.now() >= answeredAtMs + HEARD_AFTER_MS;
  if (isUnchanged && isHeardOf) {
    const code = await getCode(client, { address }).catch(() => null);
    if (code === undefined || code === '0x') return;
  }
  throw new WriteError({ code: 'invalid-hash', detail: 'It may have been sent before.' });
};
