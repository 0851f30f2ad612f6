import { type Hex, keccak256, toRlp } from 'viem';

/** A block as `eth_getBlockByNumber` answers it, in hex. */
export type RpcBlock = { readonly [field: string]: unknown };

const NUMBER = 'number';
const BYTES = 'bytes';

/** The fields of a header in their order. Hard forks append fields; a block has those of its fork. */
const FIELDS = [
  ['parentHash', BYTES],
  ['sha3Uncles', BYTES],
  ['miner', BYTES],
  ['stateRoot', BYTES],
  ['transactionsRoot', BYTES],
  ['receiptsRoot', BYTES],
  ['logsBloom', BYTES],
  ['difficulty', NUMBER],
  ['number', NUMBER],
  ['gasLimit', NUMBER],
  ['gasUsed', NUMBER],
  ['timestamp', NUMBER],
  ['extraData', BYTES],
  ['mixHash', BYTES],
  ['nonce', BYTES],
  ['baseFeePerGas', NUMBER], // London
  ['withdrawalsRoot', BYTES], // Shanghai
  ['blobGasUsed', NUMBER], // Cancun
  ['excessBlobGas', NUMBER],
  ['parentBeaconBlockRoot', BYTES],
  ['requestsHash', BYTES], // Prague
] as const;

const HEX = /^0x[0-9a-f]*$/i;

/**
 * The RLP of a block's header, from the fields that an endpoint answers.
 *
 * @returns null if its hash is not the block's: the header has fields that are not known here, or the answer is wrong
 */
export function encodeBlockHeader(block: RpcBlock): Hex | null {
  const fields: Hex[] = [];
  for (const [name, type] of FIELDS) {
    const value = block[name];
    if (value === undefined || value === null) break;
    if (typeof value !== 'string' || !HEX.test(value)) return null;
    fields.push(type === NUMBER ? toShortestBytes(value) : (value as Hex));
  }
  if (fields.some((field) => field.length % 2 === 1)) return null;
  const raw = toRlp(fields);
  return keccak256(raw) === block.hash ? raw : null;
}

/** RLP's numbers have no leading zeros, and zero has no bytes. */
function toShortestBytes(hex: string): Hex {
  const digits = hex.slice(2).replace(/^0+/, '');
  return `0x${digits.length % 2 === 1 ? '0' : ''}${digits}`;
}
