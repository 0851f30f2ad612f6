import type { ChainConfig } from '@org/chain-config';
import { zeroAddress } from 'viem';
import { schemaDefinitions } from '../deployments/createDeployments.ts';
import type { ExpectedSchema } from './checkSchema.ts';

/** The two configured schemas of a chain, the contest's first. */
export function listSchemas({ contracts, eas }: ChainConfig): readonly [ExpectedSchema, ExpectedSchema] {
  const resolver = contracts.contestResolver ?? zeroAddress;
  return [
    { uid: eas.contestSchemaUid, resolver, ...schemaDefinitions.contest },
    { uid: eas.evaluationSchemaUid, resolver, ...schemaDefinitions.evaluation },
  ];
}
