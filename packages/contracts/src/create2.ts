import type { Address, Hex } from 'viem';

/** A JSON import widens every literal; artifacts/ holds nothing but what its own tests have checked to be hex. */
export function asHex(value: string): Hex {
  return value as Hex;
}

/**
 * Arachnid's deterministic deployment proxy. Calldata is a 32-byte salt followed by creation code.
 * @see https://github.com/Arachnid/deterministic-deployment-proxy
 */
export const create2ProxyAddress: Address = '0x4e59b44847b379578588920cA78FbF26c0B4956C';

/** Run-time code of the proxy, the same on every chain. */
export const create2ProxyRuntimeCode: Hex =
  '0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf3';

/** The salt of everything that Laurel deploys. */
export const create2Salt: Hex = '0x0000000000000000000000000000000000000000000000000000000000000000';
