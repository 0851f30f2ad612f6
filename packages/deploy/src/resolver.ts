import type { Address, ChainConfig } from '@org/chain-config';
import type { ResolverGeneration } from '@org/chain-config/resolvers';
import { getSchemaUidsR2 } from '@org/contests/r2';
import { type Deployment, getContestResolverAddress, getContestResolverDeployment } from '@org/contracts';
import { keccak256 } from 'viem';

/**
 * The status of the resolver in this repository. It becomes `live` after the outside audit, by a decision that follows
 * docs/decisions/0020.
 */
const STATUS: Exclude<ResolverGeneration['status'], 'deprecated'> = 'preview';

/** Whether version 2 may not be deployed here: before the audit it is for local chains and testnets only. */
export function isVersion2HeldBack({ status, chain }: Pick<ChainConfig, 'status' | 'chain'>): boolean {
  return STATUS === 'preview' && status !== 'local' && chain.testnet !== true;
}

/** The resolver of this repository for an EAS: how it is deployed, and what chain-config says about it. */
export function getResolver(eas: Address): {
  readonly deployment: Deployment;
  readonly generation: ResolverGeneration;
} {
  const address = getContestResolverAddress(eas);
  const schemas = getSchemaUidsR2(address);
  const deployment = getContestResolverDeployment({
    eas,
    contestSchema: schemas.contest,
    entrySchema: schemas.entry,
    admitSchema: schemas.admit,
    listSchema: schemas.list,
    judgesSchema: schemas.judges,
    evaluationSchema: schemas.evaluation,
    recusalSchema: schemas.recusal,
    disqualifySchema: schemas.disqualify,
    commitSchema: schemas.commit,
    revealSchema: schemas.reveal,
    postponeSchema: schemas.postpone,
  });
  const codeHash = keccak256(deployment.runtimeCode);
  return { deployment, generation: { status: STATUS, address, eas, codeHash, schemas } };
}
