import { chainConfigs } from '@org/chain-config';
import { getContractAddress } from 'viem';
import { expect, test } from 'vitest';
import { create2ProxyAddress, create2Salt, profileAddress, profileCreationCode } from './index.ts';

test('has the frozen CREATE2 address of its code', () => {
  expect(profileAddress).toBe('0xA9162a6a35206D9279D67984De61a1191Ae16EC0');
  expect(
    getContractAddress({
      opcode: 'CREATE2',
      from: create2ProxyAddress,
      salt: create2Salt,
      bytecode: profileCreationCode,
    }),
  ).toBe(profileAddress);
});

test.each(chainConfigs)('is the Profile address of chain-config on $slug', ({ contracts }) => {
  expect(contracts.profile).toBe(profileAddress);
});
