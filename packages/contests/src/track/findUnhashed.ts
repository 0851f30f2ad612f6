import type { ChainConfig } from '@org/chain-config';
import type { Client, Hex } from 'viem';
import { encodeContest } from '../contest/contestSchemas.ts';
import { encodeEvaluation } from '../contest/evaluationSchemas.ts';
import { findProfile } from '../profile.ts';
import { createAccountReader } from '../scan/accountReader.ts';
import type { ScanReader } from '../scan/scanReader.ts';
import { getRevokedUid, type PendingWrite } from './pendingWrite.ts';
import { hashHex } from './written.ts';

/** Clocks of browsers and chains differ. */
const CLOCKS_APART_MS = 10 * 60_000;
/** A write that the scan shows is among so many of the account's newest. */
const NEWEST = { skip: 0, take: 25 };

type Source = {
  readonly client: Client;
  readonly config: ChainConfig;
  readonly scan: Pick<ScanReader, 'findAttestation'>;
};

/** Looks for a write by its content, where the wallet never told a transaction hash. Throws where nobody answers. */
export async function findUnhashed(
  { client, config, scan }: Source,
  write: PendingWrite,
): Promise<Hex | undefined> {
  const { account, dataHash, askedAtMs } = write;
  const revoked = getRevokedUid(write);
  if (revoked) {
    const attestation = await scan.findAttestation(revoked);
    return attestation && attestation.revocationTime !== 0n ? revoked : undefined;
  }
  if (write.kind === 'profile') {
    return (await findProfile({ client, config }, { account, dataHash })) ?? undefined;
  }
  const isRecent = ({ time }: { readonly time: bigint }) =>
    Number(time) * 1000 >= askedAtMs - CLOCKS_APART_MS;
  const reader = createAccountReader({ endpoint: config.eas.graphQl, chainId: config.chain.id });
  if (write.kind === 'contest') {
    const { contests } = await reader.fetchContestsBy(account, NEWEST);
    return contests.find((each) => isRecent(each) && hashHex(encodeContest(each)) === dataHash)?.uid;
  }
  const { reviews } = await reader.fetchReviewsBy(account, NEWEST);
  return reviews.find((each) => isRecent(each) && hashHex(encodeEvaluation(each)) === dataHash)?.uid;
}
