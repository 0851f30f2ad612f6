import type { ChainConfig } from '@org/chain-config';
import { getSchemaUids } from '../contest/schemas.ts';
import type { Protocol } from './contestReplay.ts';

/** The fields of a chain's config that determine its protocol. */
type ProtocolConfig = Pick<ChainConfig, 'chain' | 'contracts' | 'eas'>;

/** The schemas are hashes of long texts, and every reading asks for them. */
const known = new WeakMap<ProtocolConfig, Protocol>();

/**
 * The resolver of a chain's contests with the UIDs of its schemas, which follow from its address; null if the chain has no
 * contests.
 *
 * @example
 * ```ts
 * import { base } from '@org/chain-config';
 * import { getProtocol } from '@org/contests';
 *
 * const protocol = getProtocol(base);
 * if (protocol) console.log(protocol.resolver, protocol.schemas.contest);
 * ```
 */
export function getProtocol(config: ProtocolConfig): Protocol | null {
  const { contestResolver: resolver } = config.contracts;
  if (resolver === undefined) return null;
  const { contract: eas } = config.eas;
  const before = known.get(config);
  if (before) return before;
  const protocol = { chainId: config.chain.id, eas, resolver, schemas: getSchemaUids(resolver) };
  known.set(config, protocol);
  return protocol;
}
