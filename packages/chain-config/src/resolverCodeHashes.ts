import type { Hex } from './chainConfig.ts';

/** The keccak256 of the resolver's code by the address of EAS, which the code contains; a test in @org/contracts derives them. */
export const resolverCodeHashes: { readonly [eas: string]: Hex | undefined } = {
  '0x4200000000000000000000000000000000000021':
    '0x60ac67eeab22fd84104ee93cf1dc58380b5ae492755374b52c449a401f8b4e66',
  '0xC2679fBD37d54388Ce493F1DB75320D236e1815e':
    '0xd7a07bf120bc54e48fee4136c505e7c2c2d18bc3650d3a8461ab48eefb03545d',
  '0xA1207F3BBa224E2c9c3c6D5aF63D0eb1582Ce587':
    '0xec352bfa07907e96563d0bfae9f564d20ac5ed8d24750e943578672e355ec77b',
};
