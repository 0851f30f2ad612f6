import { type ChainConfig, chainConfigs, getDefaultChainConfig } from '@org/chain-config';
import type { Hex } from '../src/chainConfig.ts';

/** A schema as registered in EAS; its UID is computed from the three fields. */
export type SchemaDefinition = {
  readonly uid: Hex;
  readonly definition: string;
  readonly resolver: Hex;
  readonly revocable: boolean;
};

/** The schemas that the configured UIDs are computed from. */
export const schemaDefinitions = {
  contest: {
    uid: '0x0bddc6066531d0d94f173b1cfc9c3179f9dea07a99bfe1d26586103a8d3b7b16',
    definition: 'string title,string description,address[] judges,string[] participants',
    resolver: '0x0000000000000000000000000000000000000000',
    revocable: true,
  },
  evaluation: {
    uid: '0xc7745f7f2fdf88e89738084fcfe0c6856f64c67d9dc2882f6f75f914e076b4f2',
    definition: 'bytes32 contest,string participant,string[] tags,uint8 points,string comment',
    resolver: '0x0000000000000000000000000000000000000000',
    revocable: true,
  },
} as const satisfies { readonly [name: string]: SchemaDefinition };

/** The configuration as plain JSON, for other languages. */
export type Deployments = {
  readonly $schema: './deployments.schema.json';
  /** The slug of the default chain. */
  readonly defaultChain: string;
  /** The schemas that the UIDs of the chains are computed from. */
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
