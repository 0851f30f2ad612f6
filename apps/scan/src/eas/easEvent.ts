import type { Address, Hash, Hex } from 'viem';
import type { RpcLog } from '../rpc/parseRpc.ts';
import { topics } from './abi.ts';

type Place = {
  blockNumber: number;
  blockHash: Hash;
  /** Seconds; null where the node did not tell. */
  blockTime: number | null;
  logIndex: number;
  txid: Hash;
};

/** What an event of EAS or its registry says. Times in seconds. */
export type EasEvent =
  | (Place & { kind: 'registered'; uid: Hex })
  | (Place & { kind: 'attested'; uid: Hex })
  | (Place & { kind: 'revoked'; uid: Hex })
  | (Place & { kind: 'timestamped'; uid: Hex; time: bigint })
  | (Place & { kind: 'revokedOffchain'; uid: Hex; time: bigint });

/**
 * Reads one log; null for one of another shape or of another contract's making, since a node may be asked for too much
 * and the topics are nobody's property.
 */
export function readEasEvent(log: RpcLog, contracts: { eas: Address; registry: Address }): EasEvent | null {
  const [topic, first, second, third] = log.topics;
  const { blockNumber, blockHash, blockTime, logIndex, transactionHash: txid } = log;
  const place = { blockNumber, blockHash, blockTime, logIndex, txid };
  if (log.address === contracts.registry) {
    const isRegistered = topic === topics.registered || topic === topics.registeredBefore12;
    return isRegistered && first ? { ...place, kind: 'registered', uid: first } : null;
  }
  if (log.address !== contracts.eas) return null;
  switch (topic) {
    case topics.attested:
    case topics.revoked: {
      if (log.data.length !== 66) return null;
      return { ...place, kind: topic === topics.attested ? 'attested' : 'revoked', uid: log.data };
    }
    case topics.timestamped:
      return first && second ? { ...place, kind: 'timestamped', uid: first, time: BigInt(second) } : null;
    case topics.revokedOffchain:
      return second && third ? { ...place, kind: 'revokedOffchain', uid: second, time: BigInt(third) } : null;
    default:
      return null;
  }
}
