import { expect, test } from 'vitest';
import * as contracts from './index.ts';

test('exports exactly the listed names', () => {
  expect(Object.keys(contracts).sort()).toEqual([
    'contestResolverAbi',
    'contestResolverCreationCode',
    'create2ProxyAddress',
    'create2ProxyDeployer',
    'create2ProxyRuntimeCode',
    'create2ProxyTransaction',
    'create2Salt',
    'easAbi',
    'easCreationCode',
    'easRuntimeCode',
    'getContestResolverAddress',
    'getContestResolverDeployment',
    'multicall3Address',
    'multicall3CreationCode',
    'profileAbi',
    'profileAddress',
    'profileCreationCode',
    'profileDeployment',
    'schemaRegistryAbi',
    'schemaRegistryCreationCode',
    'schemaRegistryRuntimeCode',
  ]);
});

test('has whole bytes of hex as bytecode', () => {
  for (const [name, value] of Object.entries(contracts)) {
    if (name.endsWith('Code')) expect(value, name).toMatch(/^0x([0-9a-f]{2})+$/);
  }
});
