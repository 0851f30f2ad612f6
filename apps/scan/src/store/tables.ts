import type { Address, Hash, Hex } from 'viem';

// Columns are named as their GraphQL fields. Rows that a reorganization may remove have their block.

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

/** An attestation that names a schema. */
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

/** A block with its hash, to detect reorganizations. */
export type BlockRow = {
  number: number;
  hash: Hash;
  /** Seconds; null if it was not needed. */
  time: number | null;
};

/** All rows of one range of blocks. */
export type Batch = {
  /** Oldest first; the last one is the block up to which the database is complete afterwards. */
  blocks: BlockRow[];
  schemas: SchemaRow[];
  attestations: AttestationRow[];
  revocations: RevocationRow[];
  namings: NamingRow[];
  timestamps: TimestampRow[];
  offchainRevocations: OffchainRevocationRow[];
};

/** The scan's progress. */
export type SyncProgress = {
  status: 'starting' | 'syncing' | 'live' | 'trouble';
  /** The database is complete up to this block. */
  block: number | null;
  blockHash: string | null;
  /** Seconds. */
  blockTime: number | null;
  /** The chain's newest block, when last polled. */
  head: number | null;
  trouble: {
    code: string;
    since: string;
    attempts: number;
    /** `logs-missing`: the blocks whose logs the endpoint omits. */
    range?: { from: number; to: number };
  } | null;
};

const MAX_INT = 2_147_483_647;

/** Times are GraphQL's `Int`: times after 2038 are clamped. */
export function clampToInt(seconds: bigint | number): number {
  return seconds > MAX_INT ? MAX_INT : Number(seconds);
}
