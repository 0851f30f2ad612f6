import type { ChainConfig } from '@org/chain-config';
import { getProtocol } from '@org/contests';
import type { Hex } from 'viem';

/** Whether attestations of this schema commit to reviews of sealed contests. */
export function isCommitment(chainConfig: ChainConfig, schemaUid: Hex | undefined): boolean {
  return schemaUid !== undefined && getProtocol(chainConfig)?.schemas.commit === schemaUid;
}
