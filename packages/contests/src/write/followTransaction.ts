import type { Hex, TransactionReceipt } from 'viem';
import { ATTESTED_TOPIC, REVOKED_TOPIC } from '../chain/easAbi.ts';
import { findWritten, type Written } from './findWritten.ts';
import { followHash } from './followHash.ts';
import { waitUntilVisible } from './waitUntilVisible.ts';
import type { FollowOptions, WriteOutcome, WriteSource } from './writeTypes.ts';

type Followed = Pick<WriteSource, 'config' | 'client' | 'account'> &
  FollowOptions &
  Written & {
    readonly transactionHash: Hex;
    /** A block from which on it was sent; where that is unknown, nothing is looked for. */
    readonly findSentFrom: () => Promise<bigint | null>;
  };

/** Follows a transaction that was sent until the scan shows what it did to EAS. */
export async function followTransaction(options: Followed): Promise<WriteOutcome> {
  const { act, onProgress, findSentFrom } = options;
  const { uid, transactionHash } = await followHash({
    ...options,
    findUid: (receipt) => findUid(receipt, options),
    look: async (signal) => {
      const from = await findSentFrom();
      return from === null ? null : findWritten(options, options, { from, signal });
    },
  });
  onProgress?.({ status: 'mined', transactionHash, uid });
  const isVisible = await waitUntilVisible(
    options,
    uid,
    (attestation) => act === 'attest' || attestation.revocationTime !== 0n,
  );
  if (isVisible) onProgress?.({ status: 'visible', transactionHash, uid });
  return { uid, transactionHash, isVisible };
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
