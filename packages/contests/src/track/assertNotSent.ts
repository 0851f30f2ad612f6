import type { Client } from 'viem';
import { getCode } from 'viem/actions';
import { WriteError } from '../write/errors.ts';
import { fetchPendingNonce } from './lookAtChain.ts';
import type { PendingWrite } from './pendingWrite.ts';

/** Until then a node may not know what the wallet has sent. */
const KNOWN_AFTER_MS = 5_000;

/**
 * Makes sure that a write that the wallet was asked for before was not sent and cannot be sent any more. An unchanged
 * pending nonce shows it once the wallet has answered. It says nothing about contract wallets, whose transactions other
 * accounts send.
 *
 * @throws {WriteError} `request-pending` where the wallet may still ask, `invalid-hash` where it may have sent it; both
 * with `blockedBy`
 */
export async function assertNotSent(client: Client, asked: PendingWrite): Promise<void> {
  const { id: blockedBy, account, answeredAtMs, nextNonce } = asked;
  if (answeredAtMs === undefined) {
    const detail = 'The wallet has not answered an earlier request.';
    throw new WriteError({ code: 'request-pending', detail, blockedBy });
  }
  if (nextNonce !== undefined && Date.now() >= answeredAtMs + KNOWN_AFTER_MS) {
    const [nonce, code] = await Promise.all([
      fetchPendingNonce({ client, account }),
      getCode(client, { address: account }).catch(() => null),
    ]);
    const isUnchanged = nonce !== undefined && nonce <= nextNonce;
    if (isUnchanged && (code === undefined || code === '0x')) return;
  }
  throw new WriteError({ code: 'invalid-hash', detail: 'It may have been sent before.', blockedBy });
}
