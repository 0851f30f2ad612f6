import { easAbi, schemaRegistryAbi } from '@org/contracts';
import { type Address, type Hash, type Hex, multicall3Abi } from 'viem';
import { getAbiItem, toEventSelector } from 'viem/utils';
import type { RpcLog } from '../rpc/parseRpc.ts';

type LogPlace = {
  blockNumber: number;
  blockHash: Hash;
  /** Seconds; null if the node did not include it. */
  blockTime: number | null;
  logIndex: number;
  txid: Hash;
};

/** An event of EAS or its registry. Times in seconds. */
export type EasEvent =
  | (LogPlace & { kind: 'registered'; uid: Hex })
  | (LogPlace & { kind: 'attested'; uid: Hex })
  | (LogPlace & { kind: 'revoked'; uid: Hex })
  | (LogPlace & { kind: 'timestamped'; uid: Hex; time: bigint })
  | (LogPlace & { kind: 'revokedOffchain'; uid: Hex; time: bigint });

/** Decodes one log; null for logs of other contracts or another shape, since any contract may use the same topics. */
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

/** The functions of EAS, its SchemaRegistry and Multicall3 that the scan calls. */
export const readAbi = [
  getAbiItem({ abi: easAbi, name: 'getAttestation' }),
  getAbiItem({ abi: easAbi, name: 'getSchemaRegistry' }),
  getAbiItem({ abi: schemaRegistryAbi, name: 'getSchema' }),
  getAbiItem({ abi: multicall3Abi, name: 'aggregate3' }),
] as const;

/** Event topics. `Registered` has two versions: up to EAS 1.1, and since. */
export const topics = {
  attested: toEventSelector('Attested(address,address,bytes32,bytes32)'),
  revoked: toEventSelector('Revoked(address,address,bytes32,bytes32)'),
  revokedOffchain: toEventSelector('RevokedOffchain(address,bytes32,uint64)'),
  timestamped: toEventSelector('Timestamped(bytes32,uint64)'),
  registered: toEventSelector('Registered(bytes32,address,(bytes32,address,bool,string))'),
  registeredBefore12: toEventSelector('Registered(bytes32,address)'),
} as const;
