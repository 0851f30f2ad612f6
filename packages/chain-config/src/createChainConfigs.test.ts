import { celo } from 'viem/chains';
import { describe, expect, test } from 'vitest';
import { defineChainConfig } from './base/chainConfig.ts';
import { ChainConfigError } from './base/errors.ts';
import { chainConfigs } from './chainConfigs.ts';
import { base } from './chains/base.ts';
import { baseSepolia } from './chains/baseSepolia.ts';
import { type ChainConfigsOptions, createChainConfigs } from './createChainConfigs.ts';

const celoConfig = defineChainConfig({
  chain: celo,
  contracts: { profile: base.contracts.profile },
  eas: {
    contract: '0x72E1d8ccf5299fb36fEfD8CC4394B8ef7e98Af92',
    contestSchemaUid: base.eas.contestSchemaUid,
    evaluationSchemaUid: base.eas.evaluationSchemaUid,
    graphQl: 'https://celo.easscan.org/graphql',
  },
});

describe('include', () => {
  test('includes every configured chain by default', () => {
    expect(createChainConfigs()).toEqual(chainConfigs);
  });

  test('accepts slugs and ids and keeps their order', () => {
    expect(createChainConfigs({ include: [8453, 'base-sepolia'] })).toEqual([base, baseSepolia]);
  });

  test('throws for an empty list of included chains', () => {
    expect(() => createChainConfigs({ include: [] })).toThrow('Supported chain config is not found');
  });
});

describe('override', () => {
  test('accepts the slug or the id of a chain', () => {
    const notes = ['Ours.'];
    const bySlug = createChainConfigs({ include: ['base'], override: { base: { notes } } });
    expect(createChainConfigs({ include: ['base'], override: { 8453: { notes } } })).toEqual(bySlug);
  });

  test('changes only the given fields', () => {
    const http = ['https://rpc.example.org'];
    const [changed] = createChainConfigs({
      include: ['base'],
      override: { base: { chain: { rpcUrls: { default: { http } } }, eas: { deployedAtBlock: 1 } } },
    });
    expect(changed).toEqual({
      ...base,
      chain: { ...base.chain, rpcUrls: { default: { http } } },
      eas: { ...base.eas, deployedAtBlock: 1 },
    });
    expect(base.chain.rpcUrls.default.http[0]).toBe('https://mainnet.base.org');
  });

  test('ignores undefined values', () => {
    expect(createChainConfigs({ include: ['base'], override: { base: { notes: undefined } } })).toEqual([
      base,
    ]);
  });
});

describe('add', () => {
  test('accepts an entry with a chain from viem', () => {
    const [, added] = createChainConfigs({ include: ['base'], add: [celoConfig] });
    expect(added).toMatchObject({ slug: 'celo', status: 'live', chain: { id: 42220 } });
    expect(added?.chain).toEqual(celo);
  });

  test('may reuse the id of a configured chain that is not included', () => {
    const mine = { ...baseSepolia, notes: ['ours'] };
    expect(createChainConfigs({ include: ['base'], add: [mine] })[1]).toEqual(mine);
  });
});

describe('reports the path and the problem', () => {
  const cases: readonly (readonly [name: string, options: unknown, path: string, message: RegExp])[] = [
    ['a wrong option', { overide: {} }, 'overide', /not a known key/],
    ['no options', null, '', /must be an object/],
    ['an unknown chain', { include: ['base', 'goerli'] }, 'include[1]', /is not a configured chain/],
    ['a chain twice', { include: ['base', 8453] }, 'include[1].chain.id', /taken by include\[0\]/],
    [
      'an override of a chain that is not included',
      { include: [1], override: { base: {} } },
      'override.base',
      /known key/,
    ],
    ['a null override', { override: { base: null } }, 'override.base', /must be an object/],
    [
      'another id',
      { override: { base: { chain: { id: 2 } } } },
      'override.base.chain.id',
      /cannot be overridden/,
    ],
    ['another slug', { override: { base: { slug: 'b' } } }, 'override.base.slug', /cannot be overridden/],
    [
      'a plain endpoint',
      { override: { 'base-sepolia': { eas: { graphQl: 'http://a.org' } } } },
      'override.base-sepolia.eas.graphQl',
      /https/,
    ],
    ['no list', { add: celoConfig }, 'add', /must be a list/],
    ['a broken entry', { add: [{ ...celoConfig, contracts: {} }] }, 'add[0].contracts.profile', /is missing/],
    ['a taken id', { add: [{ ...base, slug: 'b' }] }, 'add[0].chain.id', /taken by base/],
  ];

  test.each(cases)('of an entry: %s', (_name, options, path, message) => {
    expect(issuesOf(options)).toContainEqual({ path, message: expect.stringMatching(message) });
  });

  test('rejects __proto__ in an entry without changing any prototype', () => {
    const override = JSON.parse('{ "base": { "__proto__": { "polluted": true } } }');
    expect(issuesOf({ override })).toEqual([
      { path: 'override.base.__proto__', message: 'is not a known key' },
    ]);
    expect('polluted' in {}).toBe(false);
  });
});

function issuesOf(options: unknown) {
  try {
    // The cast passes an invalid value, as JavaScript callers can.
    createChainConfigs(options as ChainConfigsOptions);
  } catch (error) {
    if (error instanceof ChainConfigError) return error.issues;
    throw error;
  }
  return [];
}
