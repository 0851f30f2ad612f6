import type { Hex, TransactionReceipt } from 'viem';
import { waitForTransactionReceipt } from 'viem/actions';
import { ATTESTED_TOPIC, REVOKED_TOPIC } from '../chain/easAbi.ts';
import { WriteError } from '../errors.ts';
import { readWalletError } from './readWalletError.ts';
import { untilAborted } from './untilAborted.ts';
import { waitUntilVisible } from './waitUntilVisible.ts';
import type { FollowOptions, WriteOutcome, WriteSource } from './writeTypes.ts';

const POLL_MS = 1_000;

/** Follows a transaction that was sent until the scan shows what it did, whichever way the wallet re-priced it. */
export async function followTransaction(
  options: Pick<WriteSource, 'config' | 'client' | 'account'> &
    FollowOptions & {
      readonly transactionHash: Hex;
      readonly act: 'attest' | 'revoke';
      /** Only events under this schema count, where it is given. */
      readonly schemaUid?: Hex | undefined;
    },
): Promise<WriteOutcome> {
  const { act, signal, onProgress } = options;
  const receipt = await untilAborted(signal, waitForReceipt(options));
  const { transactionHash } = receipt;
  const uid = findUid(receipt, options);
  if (receipt.status !== 'success' || !uid) {
    const detail =
      receipt.status === 'success' ? 'The transaction did not attest.' : 'The transaction was reverted.';
    throw new WriteError({ code: 'reverted', detail, transactionHash });
  }
  onProgress?.({ status: 'mined', transactionHash, uid });
  const isVisible = await waitUntilVisible(
    options,
    uid,
    (attestation) => act === 'attest' || attestation.revocationTime !== 0n,
  );
  if (isVisible) onProgress?.({ status: 'visible', transactionHash, uid });
  return { uid, transactionHash, isVisible };
}

type Followed = Parameters<typeof followTransaction>[0];

async function waitForReceipt(options: Followed): Promise<TransactionReceipt> {
  const { client, transactionHash, minedTimeoutMs = 180_000 } = options;
  let replacement: 'repriced' | 'replaced' | 'cancelled' = 'repriced';
  try {
    const receipt = await waitForTransactionReceipt(client, {
      hash: transactionHash,
      timeout: minedTimeoutMs,
      pollingInterval: POLL_MS,
      onReplaced: ({ reason }) => {
        replacement = reason;
      },
    });
    if (replacement === 'repriced') return receipt;
  } catch (error) {
    const { code } = readWalletError(error);
    const isLate = error instanceof Error && error.name === 'WaitForTransactionReceiptTimeoutError';
    const detail = isLate ? 'The transaction is not in a block yet.' : 'The transaction cannot be followed.';
    throw new WriteError({ code: isLate ? 'not-mined' : code, detail, transactionHash, cause: error });
  }
  const detail = `The transaction was ${replacement} in the wallet.`;
  throw new WriteError({ code: replacement, detail, transactionHash });
}

/** The UID that the EAS contract itself logged for the account; a bundle may hold other people's events. */
function findUid(
  { logs }: TransactionReceipt,
  { config, account, act, schemaUid }: Followed,
): Hex | undefined {
  const topic = act === 'attest' ? ATTESTED_TOPIC : REVOKED_TOPIC;
  const log = logs.find(
    ({ address, topics, data }) =>
      address.toLowerCase() === config.eas.contract.toLowerCase() &&
      topics[0] === topic &&
      topics[2]?.slice(-40).toLowerCase() === account.slice(2).toLowerCase() &&
      (schemaUid === undefined || topics[3] === schemaUid.toLowerCase()) &&
      data.length === 66,
  );
  return log?.data;
}
