import type { Address } from '@org/chain-config';
import type { ResolverGeneration } from '@org/chain-config/resolvers';
import { getProtocolParts } from '@org/contests/deploy';
import { getSchemaUidsR2, SCHEMA_NAMES_R2 } from '@org/contests/r2';
import { type ContestResolverImmutables, getContestResolverDeployment } from '@org/contracts';
import { type Hex, keccak256 } from 'viem';

/** The resolver of this repository for an EAS: its code on the chain, and what chain-config says about it. */
export function getResolver(eas: Address): {
  readonly runtimeCode: Hex;
  readonly generation: ResolverGeneration;
} {
  const { address } = getProtocolParts({ eas, schemaRegistry: eas }).resolver;
  const schemas = getSchemaUidsR2(address);
  const uids = SCHEMA_NAMES_R2.map((name) => [`${name}Schema`, schemas[name]] as const);
  // Object.fromEntries loses the names.
  const immutables = { ...Object.fromEntries(uids), eas } as ContestResolverImmutables;
  const { runtimeCode } = getContestResolverDeployment(immutables);
  const codeHash = keccak256(runtimeCode);
  return { runtimeCode, generation: { status: 'live', address, eas, codeHash, schemas } };
}
