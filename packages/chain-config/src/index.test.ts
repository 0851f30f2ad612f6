import { expect, test } from 'vitest';
import * as chainConfig from './index.ts';

test('exports what the README lists, and nothing else', () => {
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
    'local',
    'mainnet',
    'optimism',
    'parseChainConfigs',
    'sepolia',
  ]);
});
