import { type Hex, keccak256, toRlp } from 'viem';
import { bytesToHex } from '../base/hex.ts';
import { decodeRlp, readRlpNumber } from './rlp.ts';

/** A block as `eth_getBlockByNumber` answers it, in hex. */
export type RpcBlock = { readonly [field: string]: unknown };

const QUANTITY = 'number';
const BYTES = 'bytes';

/** The fields that every header has, in their order. */
const BASE_FIELDS = [
  ['parentHash', BYTES],
  ['sha3Uncles', BYTES],
  ['miner', BYTES],
  ['stateRoot', BYTES],
  ['transactionsRoot', BYTES],
  ['receiptsRoot', BYTES],
  ['logsBloom', BYTES],
  ['difficulty', QUANTITY],
  ['number', QUANTITY],
  ['gasLimit', QUANTITY],
  ['gasUsed', QUANTITY],
  ['timestamp', QUANTITY],
  ['extraData', BYTES],
  ['mixHash', BYTES],
  ['nonce', BYTES],
] as const;

/**
 * The fields that hard forks append, in their order; a block has those of its fork. The forks of the OP stack give other
 * values to these fields (Isthmus: `withdrawalsRoot` and `requestsHash`, Jovian: `blobGasUsed`) and append none.
 */
const FORK_FIELDS = [
  ['baseFeePerGas', QUANTITY], // London
  ['withdrawalsRoot', BYTES], // Shanghai
  ['blobGasUsed', QUANTITY], // Cancun
  ['excessBlobGas', QUANTITY],
  ['parentBeaconBlockRoot', BYTES],
  ['requestsHash', BYTES], // Prague; Osaka appends none
  ['blockAccessListHash', BYTES], // Amsterdam, EIP-7928
  ['slotNumber', QUANTITY], // Amsterdam, EIP-7843
] as const;

type Field = (typeof BASE_FIELDS)[number] | (typeof FORK_FIELDS)[number];

/** Fields of an endpoint's block that are not part of the header. */
const OTHER_FIELDS = ['hash', 'size', 'totalDifficulty', 'transactions', 'uncles', 'withdrawals'];

const KNOWN = new Set<string>([...[...BASE_FIELDS, ...FORK_FIELDS].map(([name]) => name), ...OTHER_FIELDS]);

const HEX = /^0x[0-9a-f]*$/i;

/**
 * The RLP of a block's header, from the fields that an endpoint answers.
 *
 * @returns null if its hash is not the block's: the header has fields that are not known here, or the answer is wrong
 * @see https://eips.ethereum.org/EIPS/eip-7928
 * @see https://eips.ethereum.org/EIPS/eip-7843
 */
export function encodeBlockHeader(block: RpcBlock): Hex | null {
  const last = FORK_FIELDS.findLastIndex(([name]) => isPresent(block[name]));
  const fields: Hex[] = [];
  for (const field of [...BASE_FIELDS, ...FORK_FIELDS.slice(0, last + 1)]) {
    const bytes = readField(block, field);
    if (bytes === null) return null;
    fields.push(bytes);
  }
  const raw = toRlp(fields);
  return keccak256(raw) === block.hash ? raw : null;
}

/** The fields of an endpoint's block that are not known here, by name. */
export function findUnknownFields(block: RpcBlock): readonly string[] {
  return Object.keys(block).filter((name) => !KNOWN.has(name) && isPresent(block[name]));
}

const isPresent = (value: unknown) => value !== undefined && value !== null;

/** The bytes of a field; none for an absent field of an earlier fork, which RLP encodes as empty. */
function readField(block: RpcBlock, [name, type]: Field): Hex | null {
  const value = block[name];
  if (!isPresent(value)) return FORK_FIELDS.some(([known]) => known === name) ? '0x' : null;
  if (typeof value !== 'string' || value.length > 2 * MAX_HEADER_BYTES || !HEX.test(value)) return null;
  if (type === QUANTITY) return toShortestBytes(value);
  // Checked to be hex.
  return value.length % 2 === 0 ? (value as Hex) : null;
}

/** RLP's numbers have no leading zeros, and zero has no bytes. */
function toShortestBytes(hex: string): Hex {
  const digits = hex.slice(2).replace(/^0+/, '');
  return `0x${digits.length % 2 === 1 ? '0' : ''}${digits}`;
}

/** The fields of a block's header that a proof needs. `time` is in seconds. */
export type BlockHeader = {
  readonly stateRoot: Hex;
  readonly number: bigint;
  readonly time: bigint;
};

const STATE_ROOT = 3;
const NUMBER = 8;
const TIME = 11;
/** Up to the nonce: every header since the first block has these. */
const FIELDS = 15;
/** Real headers have about 600 bytes. */
export const MAX_HEADER_BYTES = 16_384;
const MAX_UINT64 = 2n ** 64n - 1n;

/**
 * Reads a block's header from its RLP. Hard forks append fields; the ones behind the nonce are not looked at, so that
 * headers of later forks can be read. The hash of the bytes must be checked by the caller.
 *
 * @returns null if the bytes are not a header
 * @see https://ethereum.github.io/execution-specs/
 */
export function readBlockHeader(bytes: Uint8Array): BlockHeader | null {
  if (bytes.length > MAX_HEADER_BYTES) return null;
  const fields = decodeRlp(bytes);
  if (!fields || fields instanceof Uint8Array || fields.length < FIELDS) return null;
  const stateRoot = fields[STATE_ROOT];
  const number = readRlpNumber(fields[NUMBER]);
  const time = readRlpNumber(fields[TIME]);
  if (!(stateRoot instanceof Uint8Array) || stateRoot.length !== 32) return null;
  if (number === null || number > MAX_UINT64 || time === null || time > MAX_UINT64) return null;
  return { stateRoot: bytesToHex(stateRoot), number, time };
}
