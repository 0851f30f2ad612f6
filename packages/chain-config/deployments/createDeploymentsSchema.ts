import { ADDRESS_PATTERN, SLUG_PATTERN, STATUSES, UID_PATTERN } from '../src/parse/checkEntry.ts';

const address = { type: 'string', pattern: ADDRESS_PATTERN.source };
const uid = { type: 'string', pattern: UID_PATTERN.source };
const url = { type: 'string', format: 'uri', pattern: '^https?://' };
const text = { type: 'string', minLength: 1 };
const count = { type: 'integer', minimum: 0 };
const chainId = { type: 'integer', minimum: 1 };

/** The JSON Schema of deployments.json, from the same patterns that the parser uses. */
export function createDeploymentsSchema() {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Where contests live: chains, contract addresses, EAS schemas and scan endpoints',
    ...closed({
      $schema: { type: 'string' },
      defaultChain: {
        $ref: '#/$defs/slug',
        description: 'The slug of the default chain.',
      },
      schemas: closed({
        contest: { $ref: '#/$defs/schema' },
        evaluation: { $ref: '#/$defs/schema' },
      }),
      chains: { type: 'array', minItems: 1, items: { $ref: '#/$defs/chainConfig' } },
    }),
    $defs: {
      slug: { type: 'string', pattern: SLUG_PATTERN.source, description: 'Identifies the chain in links.' },
      address: { ...address, description: 'An address with its EIP-55 checksum.' },
      uid: { ...uid, description: 'The UID of an EAS schema.' },
      schema: closed({
        definition: { ...text, description: 'The fields, as registered in EAS.' },
        revocable: { type: 'boolean' },
      }),
      chainConfig: closed(
        {
          slug: { $ref: '#/$defs/slug' },
          status: {
            enum: STATUSES,
            description: 'live: in use; retired: switched off; local: on this machine only.',
          },
          chain: { $ref: '#/$defs/chain' },
          contracts: closed({
            profile: { $ref: '#/$defs/address' },
            contestResolver: {
              ...address,
              description: 'Decides what counts in a contest: the resolver of both schemas.',
            },
          }),
          eas: { $ref: '#/$defs/eas' },
          notes: {
            type: 'array',
            items: text,
            description: 'Contradictions between sources, and the decisions about them.',
          },
        },
        {
          faucetUrl: { ...url, description: 'A page that lists where to get free coins of a test network.' },
        },
      ),
      eas: closed({
        contract: { $ref: '#/$defs/address' },
        schemaRegistry: {
          anyOf: [{ $ref: '#/$defs/address' }, { type: 'null' }],
          description: 'null if unknown: call getSchemaRegistry() of the EAS contract.',
        },
        contestSchemaUid: { $ref: '#/$defs/uid' },
        evaluationSchemaUid: { $ref: '#/$defs/uid' },
        graphQl: { ...url, description: "The attestation scan's GraphQL endpoint." },
        scanUrl: {
          anyOf: [url, { type: 'null' }],
          description: "The attestation scan's website, without trailing slash; null if it has none.",
        },
        deployedAtBlock: {
          anyOf: [count, { type: 'null' }],
          description: 'The block in which the EAS contract was deployed; null if unknown.',
        },
      }),
      chain: {
        type: 'object',
        description: "A chain in the shape of viem's Chain.",
        required: ['id', 'name', 'nativeCurrency', 'rpcUrls'],
        properties: {
          id: chainId,
          name: text,
          nativeCurrency: closed({ name: text, symbol: text, decimals: count }),
          rpcUrls: groups('endpoints'),
          blockExplorers: groups('explorer'),
          contracts: {
            type: 'object',
            additionalProperties: {
              type: 'object',
              required: ['address'],
              properties: { address: { $ref: '#/$defs/address' }, blockCreated: count },
            },
          },
          blockTime: { ...chainId, description: 'Average time between blocks, in milliseconds.' },
          sourceId: { ...chainId, description: 'The id of the parent chain, on which this one settles.' },
          testnet: { type: 'boolean' },
        },
      },
      endpoints: {
        type: 'object',
        required: ['http'],
        properties: { http: { type: 'array', minItems: 1, items: url } },
      },
      explorer: { type: 'object', required: ['name', 'url'], properties: { name: text, url } },
    },
  };
}

/** An object with exactly these fields. Those of `optional` may be missing. */
function closed<properties extends { [name: string]: unknown }>(properties: properties, optional = {}) {
  return {
    type: 'object',
    required: Object.keys(properties),
    additionalProperties: false,
    properties: { ...properties, ...optional },
  };
}

/** An object of named groups; `default` is required. */
function groups(definition: 'endpoints' | 'explorer') {
  const group = { $ref: `#/$defs/${definition}` };
  return {
    type: 'object',
    required: ['default'],
    properties: { default: group },
    additionalProperties: group,
  };
}
