import type { Address, Hex } from 'viem';
import contestResolver from '../artifacts/ContestResolver.json' with { type: 'json' };
import eas from '../artifacts/eas/EAS.json' with { type: 'json' };
import schemaRegistry from '../artifacts/eas/SchemaRegistry.json' with { type: 'json' };
import multicall3 from '../artifacts/multicall3/Multicall3.json' with { type: 'json' };
import profile from '../artifacts/Profile.json' with { type: 'json' };

/** Casts a bytecode: JSON imports have the type string, and a test checks that the artifacts are hex. */
function asHex(value: string): Hex {
  return value as Hex;
}

/**
 * Arachnid's deterministic deployment proxy. Calldata is a 32-byte salt followed by creation code.
 * @see https://github.com/Arachnid/deterministic-deployment-proxy
 */
export const create2ProxyAddress: Address = '0x4e59b44847b379578588920cA78FbF26c0B4956C';

/** The proxy's run-time code, equal on every chain. */
export const create2ProxyRuntimeCode: Hex =
  '0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf3';

/**
 * The signed transaction that creates the proxy on any chain; it names no chain, and nobody has the key of its sender.
 * The sender needs {@link create2ProxyDeployer}'s `value`.
 */
export const create2ProxyTransaction: Hex =
  '0xf8a58085174876e800830186a08080b853604580600e600039806000f350fe7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf31ba02222222222222222222222222222222222222222222222222222222222222222a02222222222222222222222222222222222222222222222222222222222222222';

/** The sender of {@link create2ProxyTransaction}, and what its 100,000 gas at 100 gwei cost, in wei. */
export const create2ProxyDeployer: { readonly address: Address; readonly value: bigint } = {
  address: '0x3fAB184622Dc19b6109349B94811493BF2a45362',
  value: 10_000_000_000_000_000n,
};

/** The salt of Laurel's deployments. */
export const create2Salt: Hex = '0x0000000000000000000000000000000000000000000000000000000000000000';

/** Creation code of EAS 1.4.0; append the ABI-encoded address of its SchemaRegistry. */
export const easCreationCode: Hex = asHex(eas.bytecode);

/** Run-time code of EAS 1.4.0 as published, with zeros in place of the immutables. */
export const easRuntimeCode: Hex = asHex(eas.deployedBytecode);

/** Creation code of SchemaRegistry 1.4.0 (no constructor argument). */
export const schemaRegistryCreationCode: Hex = asHex(schemaRegistry.bytecode);

/** Run-time code of SchemaRegistry 1.4.0 as published, with zeros in place of the immutables. */
export const schemaRegistryRuntimeCode: Hex = asHex(schemaRegistry.deployedBytecode);

/** Multicall3's address on nearly every chain. @see https://www.multicall3.com */
export const multicall3Address: Address = '0xcA11bde05977b3631167028862bE2a173976CA11';

/** Creation code of Multicall3, which returns its run-time code. */
export const multicall3CreationCode: Hex = asHex(multicall3.bytecode);

/** Creation code of Profile; it takes no constructor argument. */
export const profileCreationCode: Hex = asHex(profile.bytecode);

/** Run-time code of Profile; it has no immutables. */
export const profileRuntimeCode: Hex = asHex(profile.deployedBytecode);

/**
 * Profile's address on every chain: CREATE2 through {@link create2ProxyAddress} with salt 0. On a chain without the
 * contract, accounts have no profiles.
 *
 * @example
 * ```ts
 * import { profileAbi, profileAddress } from '@org/contracts';
 *
 * const contract = { address: profileAddress, abi: profileAbi } as const;
 * const uri = await client.readContract({ ...contract, functionName: 'getURI', args: [account] });
 * ```
 * @see https://eips.ethereum.org/EIPS/eip-1014
 */
export const profileAddress: Address = '0xA9162a6a35206D9279D67984De61a1191Ae16EC0';

/**
 * Creation code of ContestResolver; append the ABI-encoded address of EAS. No outside auditor has read it.
 * @see docs/protocol/contests.md
 */
export const contestResolverCreationCode: Hex = asHex(contestResolver.bytecode);

/** Run-time code of ContestResolver, with zeros in place of the immutables. */
export const contestResolverRuntimeCode: Hex = asHex(contestResolver.deployedBytecode);
