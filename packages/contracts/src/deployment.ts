import { type Address, concat, encodeAbiParameters, getContractAddress, type Hex, pad } from 'viem';
import contestResolver from '../artifacts/ContestResolver.json' with { type: 'json' };
import {
  contestResolverCreationCode,
  contestResolverRuntimeCode,
  create2ProxyAddress,
  create2Salt,
  profileAddress,
  profileCreationCode,
  profileRuntimeCode,
} from './artifacts.ts';

/** A contract that anyone can deploy to its one address, by sending `calldata` to the deployment proxy. */
export type Deployment = {
  readonly address: Address;
  readonly calldata: Hex;
  /** The code at the address afterwards. */
  readonly runtimeCode: Hex;
};

/** The deployment of Profile, the same on every chain. */
export const profileDeployment: Deployment = {
  address: profileAddress,
  calldata: concat([create2Salt, profileCreationCode]),
  runtimeCode: profileRuntimeCode,
};

/** The values that the constructor of ContestResolver writes into the code: the address of EAS and the UIDs of its schemas. */
export type ContestResolverImmutables = Readonly<Record<keyof typeof contestResolver.immutables, Hex>>;

const getCreationCode = (eas: Address): Hex =>
  concat([contestResolverCreationCode, encodeAbiParameters([{ type: 'address' }], [eas])]);

/**
 * The address of ContestResolver for this EAS.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1014
 */
export function getContestResolverAddress(eas: Address): Address {
  const bytecode = getCreationCode(eas);
  return getContractAddress({ opcode: 'CREATE2', from: create2ProxyAddress, salt: create2Salt, bytecode });
}

/** The deployment of ContestResolver for the EAS of the immutables. */
export function getContestResolverDeployment(immutables: ContestResolverImmutables): Deployment {
  const { eas } = immutables;
  return {
    address: getContestResolverAddress(eas),
    calldata: concat([create2Salt, getCreationCode(eas)]),
    runtimeCode: writeImmutables(contestResolverRuntimeCode, immutables),
  };
}

/** Run-time code as the constructor returns it. */
function writeImmutables(code: Hex, immutables: ContestResolverImmutables): Hex {
  const digits = [...code];
  for (const [name, offsets] of Object.entries(contestResolver.immutables)) {
    const word = pad(immutables[name as keyof ContestResolverImmutables])
      .slice(2)
      .toLowerCase();
    for (const offset of offsets) digits.splice(2 + offset * 2, 64, ...word);
  }
  return digits.join('') as Hex;
}
