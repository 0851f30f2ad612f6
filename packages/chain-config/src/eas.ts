import type { Address, Hex } from './base/chainConfig.ts';
import { freeze } from './parse/record.ts';

/**
 * The code of EAS on the chains where its hash is known, by chain id. Behind a proxy, `proxyCodeHash` is that of the account at
 * EAS's address. The hashes of Base and Base Sepolia are those that independent public repositories pin, with the versions of
 * EAS's own list of deployments; nobody has asked those chains from here.
 */
const easCodes = {
  // Base
  8453: [
    {
      version: '1.0.1',
      codeHash: '0x16b293cd7ed66fa1e03076e5847c59b146a83c187d991c42fe6056b3c1cc0513',
      proxyCodeHash: '0x1f958654ab06a152993e7a0ae7b6dbb0d4b19265cc9337b8789fe1353bd9dc35',
    },
  ],
  // Base Sepolia
  84532: [
    {
      version: '1.2.0',
      codeHash: '0x703f246f804f8d4b315fd7b5fc504671f726230373571e02b69794d0f2614fd7',
      proxyCodeHash: '0xfa8c9db6c6cab7108dea276f4cd09d575674eb0852c0fa3187e59e98ef977998',
    },
  ],
  // Local
  31337: [
    {
      version: '1.4.0',
      codeHash: '0x743842525b676af5ada5acdaecb1814ed4c73e1ba1be8d13bf3c38c02fe02f53',
      proxyCodeHash: null,
    },
  ],
} as const;

/** The keccak256 of the resolver's code by the address of EAS, which the code contains; a test in @org/contracts derives them. */
const resolverCodeHashes: { readonly [eas: string]: Hex | undefined } = {
  '0x4200000000000000000000000000000000000021':
    '0x60ac67eeab22fd84104ee93cf1dc58380b5ae492755374b52c449a401f8b4e66',
  '0xC2679fBD37d54388Ce493F1DB75320D236e1815e':
    '0xd7a07bf120bc54e48fee4136c505e7c2c2d18bc3650d3a8461ab48eefb03545d',
  '0xA1207F3BBa224E2c9c3c6D5aF63D0eb1582Ce587':
    '0xec352bfa07907e96563d0bfae9f564d20ac5ed8d24750e943578672e355ec77b',
};

/**
 * A code of EAS whose release is known. `proxyCodeHash` is the hash of the proxy before it; null if EAS is at its address
 * itself.
 *
 * @example
 * import type { EasCode } from '@org/chain-config/eas';
 *
 * const isOf = ({ codeHash }: EasCode, hash: string) => codeHash === hash;
 */
export type EasCode = {
  readonly version: string;
  /** The keccak256 of the code that runs. */
  readonly codeHash: Hex;
  readonly proxyCodeHash: Hex | null;
};

const codes: { readonly [chainId: number]: readonly EasCode[] } = /* @__PURE__ */ freeze(easCodes);

/**
 * The known codes of EAS on a chain; none if nobody has recorded one.
 *
 * @example
 * import { getEasCodes } from '@org/chain-config/eas';
 *
 * const [code] = getEasCodes(8453);
 */
export function getEasCodes(chainId: number): readonly EasCode[] {
  return Object.hasOwn(codes, chainId) ? (codes[chainId] ?? []) : [];
}

const codeHashes = /* @__PURE__ */ freeze(resolverCodeHashes);

/**
 * The keccak256 of the code of the resolver that belongs to an EAS contract; null if nobody has recorded it. It contains the
 * address of EAS and the UIDs of its schemas, so it is equal on chains where that address is.
 *
 * @param eas with its EIP-55 checksum, as in `eas.contract` of a chain config
 * @example
 * import { base } from '@org/chain-config';
 * import { getResolverCodeHash } from '@org/chain-config/eas';
 *
 * const expected = getResolverCodeHash(base.eas.contract);
 */
export function getResolverCodeHash(eas: Address): Hex | null {
  return Object.hasOwn(codeHashes, eas) ? (codeHashes[eas] ?? null) : null;
}
