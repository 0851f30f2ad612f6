import type { Address } from '@org/chain-config';
import { getSchemaUids, SCHEMA_NAMES } from '@org/contests';
import { getProtocolParts } from '@org/contests/deploy';
import { type ContestResolverImmutables, getContestResolverDeployment } from '@org/contracts';
import type { Hex } from 'viem';

/** The code of this repository's resolver for an EAS, as it is on a chain. */
export function getResolverCode(eas: Address): Hex {
  const { address } = getProtocolParts({ eas, schemaRegistry: eas }).resolver;
  const schemas = getSchemaUids(address);
  const uids = SCHEMA_NAMES.map((name) => [`${name}Schema`, schemas[name]] as const);
  // Object.fromEntries loses the names.
  const immutables = { ...Object.fromEntries(uids), eas } as ContestResolverImmutables;
  return getContestResolverDeployment(immutables).runtimeCode;
}
