import type { Hex, TransactionReceipt } from 'viem';
import { pause } from '../chain/pause.ts';
import { findProfile } from '../profile/findProfile.ts';
import { METADATA_UPDATE_TOPIC } from '../profile/profileAbi.ts';
import type { ProfileSource } from '../profile/profileSource.ts';
import { followHash } from './followHash.ts';
import type { FollowOptions, WriteOutcome, WriteSource } from './writeTypes.ts';

const PAUSE_MS = 500;

type Followed = WriteSource &
  ProfileSource &
  Omit<FollowOptions, 'scan'> & { readonly transactionHash: Hex; readonly dataHash: Hex };

/** Follows a transaction that writes a profile until the chain tells the new words to whoever asks. */
export async function followProfile(options: Followed): Promise<WriteOutcome> {
  const { onProgress } = options;
  const { uid, transactionHash } = await followHash({
    ...options,
    findUid: (receipt) => findTokenId(receipt, options),
    look: async (signal) => {
      const found = await findProfile(options, { ...options, signal });
      return found && { uid: found, transactionHash: options.transactionHash };
    },
  });
  onProgress?.({ status: 'mined', transactionHash, uid });
  const isVisible = await waitUntilTold(options);
  if (isVisible) onProgress?.({ status: 'visible', transactionHash, uid });
  return { uid, transactionHash, isVisible };
}

/** A node behind a load balancer may lag behind the one that had the receipt. */
async function waitUntilTold(options: Followed): Promise<boolean> {
  const { signal, visibleTimeoutMs = 60_000 } = options;
  const until = Date.now() + visibleTimeoutMs;
  for (;;) {
    if (await findProfile(options, options).catch(() => null)) return true;
    if (Date.now() + PAUSE_MS > until) return false;
    await pause(PAUSE_MS, signal);
  }
}

function findTokenId({ logs }: TransactionReceipt, { config }: Followed): Hex | undefined {
  const { profile } = config.contracts;
  const log = logs.find(
    ({ address, topics, data }) =>
      address.toLowerCase() === profile.toLowerCase() &&
      topics[0] === METADATA_UPDATE_TOPIC &&
      data.length === 66,
  );
  return log?.data;
}
