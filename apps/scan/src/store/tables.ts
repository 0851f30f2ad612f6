import type { Address, Hash, Hex } from 'viem';

// Columns are named as the GraphQL fields that show them. What a reorganisation has to undo carries its block.

export type SchemaRow = {
  id: Hex;
  schema: string;
  creator: Address;
  resolver: Address;
  revocable: boolean;
  txid: Hex;
  time: number;
  blockNumber: number;
  logIndex: number;
};

export type AttestationRow = {
  id: Hex;
  data: Hex;
  decodedDataJson: string;
  recipient: Address;
  attester: Address;
  time: number;
  timeCreated: number;
  expirationTime: number;
  refUID: Hex;
  revocable: boolean;
  txid: Hash;
  schemaId: Hex;
  blockNumber: number;
  logIndex: number;
};

type RevocationRow = { id: Hex; revocationTime: number; revokedAtBlock: number };

/** An attestation that gives a schema a name. */
type NamingRow = { id: Hex; schemaId: Hex; name: string };

type TimestampRow = {
  id: Hex;
  from: Address;
  txid: Hash;
  timestamp: number;
  blockNumber: number;
  logIndex: number;
};

type OffchainRevocationRow = TimestampRow & { uid: Hex };

/** A block whose hash is remembered, to notice when the chain has taken another way. */
export type BlockRow = {
  number: number;
  hash: Hash;
  /** Seconds; null where nobody had to know it. */
  time: number | null;
};

/** Everything that one range of blocks brings. */
export type Batch = {
  /** Oldest first; the last one is the block up to which everything is known afterwards. */
  blocks: BlockRow[];
  schemas: SchemaRow[];
  attestations: AttestationRow[];
  revocations: RevocationRow[];
  namings: NamingRow[];
  timestamps: TimestampRow[];
  offchainRevocations: OffchainRevocationRow[];
};

/** How far the scan is. */
export type SyncProgress = {
  status: 'starting' | 'syncing' | 'live' | 'trouble';
  /** Everything up to this block is known. */
  block: number | null;
  blockHash: string | null;
  /** Seconds. */
  blockTime: number | null;
  /** The chain's newest block, as last heard. */
  head: number | null;
  trouble: { code: string; since: string; attempts: number } | null;
};

const MAX_INT = 2_147_483_647;

/** Times are GraphQL's `Int`: what lies beyond 2038 is shown as the largest one. */
export function clampToInt(seconds: bigint | number): number {
  return seconds > MAX_INT ? MAX_INT : Number(seconds);
}
