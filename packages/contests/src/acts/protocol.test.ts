import { type ChainConfig, chainConfigs, local } from '@org/chain-config';
import { expect, test } from 'vitest';
import { getProtocol } from './protocol.ts';

test.each<ChainConfig>(chainConfigs)('has the schemas of the entry of $slug', (config) => {
  const { contestSchemaUid: contest, evaluationSchemaUid: evaluation, contract: eas } = config.eas;
  const { contestResolver: resolver } = config.contracts;
  expect(getProtocol(config)).toEqual(
    resolver === undefined
      ? null
      : {
          chainId: config.chain.id,
          eas,
          resolver,
          schemas: expect.objectContaining({ contest, evaluation }),
        },
  );
});

test('is null on a chain without a resolver', () => {
  expect(getProtocol({ ...local, contracts: { profile: local.contracts.profile } })).toBeNull();
});
