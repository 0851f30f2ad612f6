import { type ChainConfig, chainConfigs, getDefaultChainConfig } from '@org/chain-config';

/** A schema of the resolver. Its UID is computed from the definition, the chain's resolver and whether it is revocable. */
export type SchemaDefinition = {
  readonly definition: string;
  readonly revocable: boolean;
};

/** The schemas that the configured UIDs are computed from. */
export const schemaDefinitions = {
  contest: {
    definition:
      'string title,string uri,bytes32 contentHash,uint64 submissionsUntil,uint64 opensAt,uint64 closesAt,uint64 revealUntil,uint8 flags,address[] judges,bytes maxPoints,bytes weights,bytes32[] entries',
    revocable: true,
  },
  evaluation: {
    definition: 'uint16 entry,bytes points,string comment,bytes32 commentHash',
    revocable: true,
  },
} as const satisfies { readonly [name: string]: SchemaDefinition };

/** The configuration as plain JSON, for other languages. */
export type Deployments = {
  readonly $schema: './deployments.schema.json';
  /** The slug of the default chain. */
  readonly defaultChain: string;
  /** The schemas that the UIDs of the chains are computed from, with `contracts.contestResolver` as their resolver. */
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
