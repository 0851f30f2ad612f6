import type { Address, Hex } from 'viem';
import profile from '../artifacts/Profile.json' with { type: 'json' };
import { asHex } from './create2.ts';

/** Creation code of Profile; it takes no constructor argument. */
export const profileCreationCode: Hex = asHex(profile.bytecode);

/**
 * Where Profile stands on every chain that has it: CREATE2 through {@link create2ProxyAddress} with salt 0.
 * Before it is deployed there is no code at this address, and a reader does without profiles.
 *
 * @example
 * import { profileAbi, profileAddress } from '@org/contracts';
 * const uri = await client.readContract({ address: profileAddress, abi: profileAbi, functionName: 'getURI', args: [account] });
 * @see https://eips.ethereum.org/EIPS/eip-1014
 */
export const profileAddress: Address = '0xA9162a6a35206D9279D67984De61a1191Ae16EC0';
