import { getResolverGenerations } from '@org/chain-config/resolvers';
import type { Hex } from 'viem';

/** Whether attestations of this schema commit to reviews of sealed contests. */
export function isCommitment(chainId: number, schemaUid: Hex | undefined): boolean {
  return getResolverGenerations(chainId).some(({ schemas }) => schemas.commit === schemaUid);
}
