import type { Address, Hex } from 'viem';

/** The few ABI types that the schemas are made of. */
export type AbiType = 'string' | 'bytes32' | 'uint8' | 'address[]' | 'string[]';

/** What a type holds once decoded. */
export type AbiValue = {
  readonly string: string;
  readonly bytes32: Hex;
  readonly uint8: number;
  readonly 'address[]': readonly Address[];
  readonly 'string[]': readonly string[];
};

/** The values of a list of types, in order. */
export type AbiValues<Types extends readonly AbiType[]> = {
  readonly [Index in keyof Types]: AbiValue[Types[Index]];
};
