import { ChainConfigError, local } from '@org/chain-config';
import { expect, test } from 'vitest';
import { ConfigError } from './errors.ts';
import { parsePublicConfig } from './parsePublicConfig.ts';

const good = {
  productName: 'Laurel',
  publicOrigin: 'http://localhost:3000',
  defaultChain: 'local',
  chains: [local],
  walletConnectProjectId: null,
};

const getIssues = (input: unknown): readonly string[] => {
  try {
    parsePublicConfig(input);
  } catch (error) {
    if (error instanceof ConfigError) return error.issues;
    throw error;
  }
  return [];
};

test('accepts a valid configuration with unknown fields', () => {
  const config = parsePublicConfig({ ...JSON.parse(JSON.stringify(good)), later: true });
  expect(config.chains[0]?.eas.graphQl).toBe(local.eas.graphQl);
  expect(config).not.toHaveProperty('later');
});

test('the configuration hides nothing by default', () => {
  expect(parsePublicConfig(good).hiddenUids).toEqual([]);
  const hiddenUids = [`0x${'ab'.repeat(32)}`];
  expect(parsePublicConfig({ ...good, hiddenUids }).hiddenUids).toEqual(hiddenUids);
});

test('reads which texts and feeds a server has, whether it stores documents and resolves names', () => {
  const nothing = { feeds: false, storesDocuments: false, resolvesNames: false };
  expect(parsePublicConfig(good)).toMatchObject({ documents: null, ...nothing });
  const all = { feeds: true, storesDocuments: true, resolvesNames: true };
  const says = { ...good, documents: ['privacy', 'later'], ...all };
  expect(parsePublicConfig(says)).toMatchObject({
    documents: ['privacy'],
    ...all,
  });
});

test.each([
  ['documents that are not a list', { ...good, documents: 'terms' }],
  ['nothing', undefined],
  ['a list', []],
  ['an empty name', { ...good, productName: ' ' }],
  ['a very long name', { ...good, productName: 'x'.repeat(61) }],
  ['an address with a path', { ...good, publicOrigin: 'https://laurel.example/app' }],
  ['a script', { ...good, publicOrigin: 'javascript:alert(1)' }],
  ['no chain', { ...good, chains: [] }],
  ['a broken chain', { ...good, chains: [{ ...local, eas: { ...local.eas, contract: '0x12' } }] }],
  ['a default chain that is not configured', { ...good, defaultChain: 'base' }],
  ['a hidden UID that is too short', { ...good, hiddenUids: ['0xab'] }],
  ['a hidden UID in capitals', { ...good, hiddenUids: [`0x${'AB'.repeat(32)}`] }],
  ['a hidden UID in place of a list', { ...good, hiddenUids: `0x${'ab'.repeat(32)}` }],
  ['hidden UIDs that are null', { ...good, hiddenUids: null }],
  ['an odd project id', { ...good, walletConnectProjectId: 'a b' }],
])('rejects a configuration with %s, and gives the reason', (_, input) => {
  expect(getIssues(input).length).toBeGreaterThan(0);
});

test('distinguishes problems of the chains', () => {
  const codeOf = (chains: unknown) => {
    try {
      return parsePublicConfig({ ...good, chains });
    } catch (error) {
      return error instanceof ConfigError && error.cause instanceof ChainConfigError && error.cause.code;
    }
  };
  expect(codeOf([])).toBe('chain-config-not-found');
  expect(codeOf([{}])).toBe('chain-configs-invalid');
});

test('reports every problem with its path', () => {
  expect(getIssues({ ...good, productName: '', publicOrigin: 'x' }).join('\n')).toMatch(
    /productName: [\s\S]*publicOrigin: cannot be used/,
  );
  const issues = getIssues({ ...good, chains: [{ ...local, eas: { ...local.eas, contract: '0x12' } }] });
  expect(issues.join('\n')).toContain('chains[0].eas.contract');
});
