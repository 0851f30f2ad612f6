import * as v from 'valibot';
import type { Address, Hash, Hex } from 'viem';
import { getAddress } from 'viem/utils';

const hex = (pattern: RegExp, what: string) =>
  v.pipe(
    v.string(),
    v.regex(pattern, `${what} expected`),
    v.transform((text) => text.toLowerCase() as Hex),
  );

/** Bytes in lower case. */
export const bytesSchema = hex(/^0x(?:[0-9a-fA-F]{2})*$/, 'bytes');
/** 32 bytes, lower case. */
const hashSchema = v.pipe(
  hex(/^0x[0-9a-fA-F]{64}$/, '32 bytes'),
  v.transform((text): Hash => text),
);
/** An EIP-55 checksum address. */
const addressSchema = v.pipe(
  hex(/^0x[0-9a-fA-F]{40}$/, 'an address'),
  v.transform((text): Address => getAddress(text)),
);
/** A safe integer: block numbers, indexes, seconds, chain ids. */
export const quantitySchema = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-fA-F]{1,16}$/, 'expected a quantity'),
  v.transform((text) => Number(text)),
  v.safeInteger(),
);

export const blockSchema = v.pipe(
  v.object({
    number: quantitySchema,
    hash: hashSchema,
    parentHash: hashSchema,
    timestamp: quantitySchema,
    // Some chains have none.
    logsBloom: v.fallback(v.nullable(hex(/^0x[0-9a-fA-F]{512}$/, 'a bloom')), null),
  }),
  v.transform(
    ({ number, hash, parentHash, timestamp, logsBloom }): RpcBlock => ({
      number,
      hash,
      parentHash,
      time: timestamp,
      logsBloom,
    }),
  ),
);

export const logSchema = v.pipe(
  v.object({
    address: addressSchema,
    topics: v.pipe(v.array(hashSchema), v.maxLength(4)),
    data: bytesSchema,
    blockNumber: quantitySchema,
    blockHash: hashSchema,
    transactionHash: hashSchema,
    logIndex: quantitySchema,
    blockTimestamp: v.nullish(quantitySchema),
    removed: v.nullish(v.boolean()),
  }),
  v.transform(
    ({ blockTimestamp, removed, ...log }): RpcLog => ({
      ...log,
      blockTime: blockTimestamp ?? null,
      isRemoved: removed === true,
    }),
  ),
);

export const transactionSchema = v.object({ hash: hashSchema, from: addressSchema });

/** The transactions of a block, by their hashes. */
export const transactionsSchema = v.pipe(
  v.object({ transactions: v.array(hashSchema) }),
  v.transform(({ transactions }) => transactions),
);

/** A receipt; only the logs that are needed are parsed. */
export const receiptSchema = v.object({ blockHash: hashSchema, logs: v.array(v.unknown()) });
export type RpcReceipt = v.InferOutput<typeof receiptSchema>;

/** The fields of a block header that the scan needs; `time` in seconds. */
export type RpcBlock = {
  number: number;
  hash: Hash;
  parentHash: Hash;
  time: number;
  /** Null if the node does not have it. */
  logsBloom: Hex | null;
};

export type RpcLog = {
  address: Address;
  topics: Hash[];
  data: Hex;
  blockNumber: number;
  blockHash: Hash;
  transactionHash: Hash;
  logIndex: number;
  /** Seconds; null if the node does not include it in the log. */
  blockTime: number | null;
  /** The log's block is no longer on the chain. */
  isRemoved: boolean;
};
