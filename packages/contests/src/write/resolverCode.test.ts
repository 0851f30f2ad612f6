import { chainConfigs } from '@org/chain-config';
import { getResolverCodeHash } from '@org/chain-config/eas';
import { expect, test } from 'vitest';
import { computeResolver } from './resolverCode.ts';

test.each(chainConfigs)('computes the resolver that chain-config knows on $slug', ({ contracts, eas }) => {
  const { contestResolver } = contracts as { readonly contestResolver?: string };
  if (contestResolver === undefined) return;
  expect(computeResolver(eas.contract)).toEqual({
    ...{ address: contestResolver, codeHash: getResolverCodeHash(eas.contract) },
  });
});
