import { type ChainConfig, chainConfigs, getDefaultChainConfig } from '@org/chain-config';
import { type SchemaDefinition, schemaDefinitions } from './schemaDefinitions.ts';

/** The configuration as plain JSON, for those who read it from another language. */
export type Deployments = {
  readonly $schema: './deployments.schema.json';
  /** The slug of the chain to use where nothing else is asked for. */
  readonly defaultChain: string;
  /** What the schema UIDs of the chains are made of. */
  readonly schemas: { readonly [name in keyof typeof schemaDefinitions]: SchemaDefinition };
  readonly chains: readonly ChainConfig[];
};

export function createDeployments(): Deployments {
  return {
    $schema: './deployments.schema.json',
    defaultChain: getDefaultChainConfig().slug,
    schemas: schemaDefinitions,
    chains: chainConfigs,
  };
}
