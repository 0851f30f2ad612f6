import { describe, expect, test } from 'vitest';
import { ChainConfigError } from './base/errors.ts';
import { chainConfigs } from './chainConfigs.ts';
import { base } from './chains/base.ts';
import { baseSepolia } from './chains/baseSepolia.ts';
import { local } from './chains/local.ts';
import {
  findChainConfig,
  findChainConfigBySlug,
  getChainConfig,
  getChainConfigBySlug,
  getDefaultChainConfig,
  hasRealMoney,
} from './getChainConfig.ts';

const unknownIds: readonly number[] = [5, 0, -1, 1.5, Number.NaN];
const unknownSlugs: readonly string[] = ['', 'Base', 'goerli', 'constructor', '__proto__'];

describe('getChainConfig', () => {
  test.each(chainConfigs)('finds the chain $slug by its id', (config) => {
    const id: number = config.chain.id;
    expect(getChainConfig(id)).toBe(config);
    expect(findChainConfig(id)).toBe(config);
  });

  test.each(unknownIds)('finds no chain for the id %s', (id) => {
    expect(findChainConfig(id)).toBeUndefined();
    expect(() => getChainConfig(id)).toThrow(new ChainConfigError({ wanted: id }));
  });
});

describe('getChainConfigBySlug', () => {
  test.each(chainConfigs)('finds the chain $slug by its slug', (config) => {
    const slug: string = config.slug;
    expect(getChainConfigBySlug(slug)).toBe(config);
    expect(findChainConfigBySlug(slug)).toBe(config);
  });

  test.each(unknownSlugs)('finds no chain for the slug "%s"', (slug) => {
    expect(findChainConfigBySlug(slug)).toBeUndefined();
    expect(() => getChainConfigBySlug(slug)).toThrow(ChainConfigError);
  });
});

describe('getDefaultChainConfig', () => {
  test('the default chain is Base Sepolia', () => {
    expect(getDefaultChainConfig()).toBe(baseSepolia);
  });

  test('the default chain is the first of a list', () => {
    expect(getDefaultChainConfig([local, base])).toBe(local);
  });

  test('the default chain of an empty list throws', () => {
    expect(() => getDefaultChainConfig([])).toThrow('Supported chain config is not found');
    // JavaScript callers can pass an empty list.
    expect(() => getDefaultChainConfig({} as [])).toThrow('Supported chain config is not found');
  });
});

test('throws with the wording of the specification', () => {
  const id: number = 5;
  try {
    getChainConfig(id);
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(ChainConfigError);
    expect(error).toMatchObject({
      name: 'ChainConfigError',
      code: 'chain-config-not-found',
      message: 'Supported chain config is not found',
      issues: [],
      wanted: 5,
    });
  }
});

test('is true of mainnets, and of no testnet or local chain', () => {
  const slugs = chainConfigs.filter(hasRealMoney).map(({ slug }) => slug);
  expect(slugs.toSorted()).toEqual(['base', 'mainnet', 'optimism']);
});
