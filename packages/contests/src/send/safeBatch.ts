import { type Address, type Hex, keccak256, stringToHex } from 'viem';

/** The data is complete: the Transaction Builder need not encode a call. */
const NO_METHOD = { contractMethod: null, contractInputsValues: null };

type Json = null | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Transactions to sign elsewhere. `description` says what they do; a file with another one is not overwritten. */
export type SafeBatch = {
  readonly chainId: number;
  readonly description: string;
  readonly calls: readonly {
    readonly to: Address;
    readonly data: Hex;
    readonly value?: bigint | undefined;
  }[];
};

/**
 * Transactions as a file of Safe's Transaction Builder, which is also a plain list of `to`, `value` and `data`. Equal
 * transactions make equal files, so two people can compare what they are to sign.
 *
 * @example
 * ```ts
 * import { toSafeBatch } from '@org/contests/write';
 *
 * const text = toSafeBatch({ chainId: 8453, description: 'Two payments', calls });
 * ```
 * @see https://help.safe.global/en/articles/234052-transaction-builder
 */
export function toSafeBatch({ chainId, description, calls }: SafeBatch): string {
  const transactions = calls.map(({ to, value = 0n, data }) => {
    return { to, value: String(value), data, ...NO_METHOD };
  });
  // Versions of the Transaction Builder differ in whether the name is part of the checksum; without one they agree.
  const meta = { name: null, description };
  const batch = { version: '1.0', chainId: String(chainId), createdAt: 0, meta, transactions };
  // Without its checksum, the Transaction Builder warns that the file was changed.
  const checksum: Hex = keccak256(stringToHex(serialize(batch)));
  return `${JSON.stringify({ ...batch, meta: { ...meta, checksum } }, null, 2)}\n`;
}

/** The form that the Transaction Builder hashes: each object as its sorted keys, then their values. */
function serialize(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(serialize).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  const keys = JSON.stringify(members.map(([key]) => key));
  return `{${keys}${members.map(([, member]) => `${serialize(member)},`).join('')}}`;
}
