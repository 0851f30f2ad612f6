import type { ChainConfig } from '@org/chain-config';
import { createAccountReader, encodeContest, encodeEvaluation } from '@org/contests';
import type { Hex } from 'viem';
import { loadChainAccess } from '../chain/loadChainAccess.ts';
import { getScanReader } from '../scan/getScanReader.ts';
import { getRevokedUid, type Intent } from './intents.ts';
import { isSince } from './isSince.ts';
import type { Writers } from './loadWriters.ts';

/** Among so many of an account's newest contests or reviews the one that was signed must be. */
const NEWEST = { skip: 0, take: 25 };

/** Looks for what an intent was to write, where no transaction hash came back. */
export const findUid = async (
  chainConfig: ChainConfig,
  intent: Intent,
  { keccak256, findProfile }: Writers,
): Promise<Hex | undefined> => {
  const { account, dataHash, askedAtMs } = intent;
  const revoked = getRevokedUid(intent);
  if (revoked) {
    const row = await getScanReader(chainConfig).findAttestation(revoked);
    return row && row.revocationTime !== 0n ? revoked : undefined;
  }
  if (intent.kind === 'profile') {
    const { client } = await loadChainAccess(chainConfig);
    return (await findProfile({ client, config: chainConfig }, { account, dataHash })) ?? undefined;
  }
  const { chain, eas } = chainConfig;
  const reader = createAccountReader({ endpoint: eas.graphQl, chainId: chain.id });
  if (intent.kind === 'contest') {
    const { contests } = await reader.fetchContestsBy(account, NEWEST);
    return contests.find(
      (contest) => isSince(contest.time, askedAtMs) && keccak256(encodeContest(contest)) === dataHash,
    )?.uid;
  }
  const { reviews } = await reader.fetchReviewsBy(account, NEWEST);
  return reviews.find(
    (review) => isSince(review.time, askedAtMs) && keccak256(encodeEvaluation(review)) === dataHash,
  )?.uid;
};
