import { type Address, concat, encodeAbiParameters, getContractAddress } from 'viem';
import { expect, test } from 'vitest';
import { contestResolverCreationCode, create2ProxyAddress, create2Salt } from './index.ts';

/** Where the resolver will be, by the address of EAS. They may change until the contract has been audited. */
const addresses: Record<string, readonly [eas: Address, resolver: Address]> = {
  'OP-stack chains': [
    '0x4200000000000000000000000000000000000021',
    '0x2b97C0FF8E110EF3136C917640acb436D15C5B85',
  ],
  mainnet: ['0xA1207F3BBa224E2c9c3c6D5aF63D0eb1582Ce587', '0x409900B898620090428Cf8152Ab64c8360BA4c7a'],
};

test.each(Object.entries(addresses))('has the CREATE2 address of its code on %s', (_, [eas, resolver]) => {
  const bytecode = concat([contestResolverCreationCode, encodeAbiParameters([{ type: 'address' }], [eas])]);
  expect(
    getContractAddress({ opcode: 'CREATE2', from: create2ProxyAddress, salt: create2Salt, bytecode }),
  ).toBe(resolver);
});
