import { expect, test } from 'vitest';
import * as eas from './eas.ts';
import * as environment from './environment.ts';
import * as chainConfig from './index.ts';
import * as rpc from './rpc.ts';

test('the main entry exports exactly the listed names', () => {
  expect(Object.keys(eas)).toEqual(['getEasCodes', 'getResolverCodeHash']);
  expect(Object.keys(environment)).toEqual(['readChainEnvironment']);
  expect(Object.keys(rpc)).toEqual(['createRpcFetch', 'readAnswer']);
  expect(Object.keys(chainConfig).sort()).toEqual([
    'ChainConfigError',
    'base',
    'baseGoerli',
    'baseSepolia',
    'chainConfigs',
    'createChainConfigs',
    'defineChainConfig',
    'findChainConfig',
    'findChainConfigBySlug',
    'getChainConfig',
    'getChainConfigBySlug',
    'getDefaultChainConfig',
    'getExplorerAddressUrl',
    'getExplorerTransactionUrl',
    'getScanAttestationUrl',
    'getScanSchemaUrl',
    'hasRealMoney',
    'local',
    'mainnet',
    'optimism',
    'parseChainConfigs',
    'sepolia',
  ]);
});
