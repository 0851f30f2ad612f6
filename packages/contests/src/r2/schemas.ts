import type { Hex } from 'viem';
import { hexToBytes } from '../abi/hex.ts';
import { keccak256 } from '../abi/keccak256.ts';

/** A version 2 schema: its fields as registered in EAS, and whether its attestations are revocable. */
type SchemaR2 = { readonly definition: string; readonly revocable: boolean };

/** The nine schemas of version 2. Their resolver is the one of the generation. */
export const SCHEMAS_R2 = {
  contest: {
    definition:
      'string title,string uri,bytes32 contentHash,uint64 submissionsUntil,uint64 opensAt,uint64 closesAt,uint64 revealUntil,uint8 flags,address[] judges,bytes maxPoints,bytes weights,bytes32[] entries',
    revocable: true,
  },
  entry: { definition: 'bytes32 contentHash,string uri,bytes32 replaces', revocable: true },
  admit: { definition: 'bytes32[] submissions', revocable: false },
  judge: { definition: 'address judge,bool listed', revocable: false },
  evaluation: {
    definition: 'uint16 entry,bytes points,string comment,bytes32 commentHash',
    revocable: true,
  },
  recusal: { definition: 'uint16 entry', revocable: false },
  disqualify: { definition: 'uint16 entry,string reason', revocable: false },
  commit: { definition: 'uint16 entry,bytes32 commitment', revocable: true },
  reveal: {
    definition: 'uint16 entry,address judge,bytes points,string comment,bytes32 salt',
    revocable: false,
  },
} as const satisfies Record<string, SchemaR2>;

/** The name of a version 2 schema. */
export type SchemaNameR2 = keyof typeof SCHEMAS_R2;

/** The UIDs of the nine schemas. */
export type SchemaUidsR2 = { readonly [Name in SchemaNameR2]: Hex };

/** The names of the nine schemas, in the order of {@link SCHEMAS_R2}. */
export const SCHEMA_NAMES_R2 = /* @__PURE__ */ Object.keys(SCHEMAS_R2) as readonly SchemaNameR2[];

/**
 * The UIDs of the version 2 schemas of a resolver, as EAS and the resolver compute them.
 *
 * @example
 * ```ts
 * import { getSchemaUidsR2 } from '@org/contests/r2';
 *
 * const { contest, evaluation } = getSchemaUidsR2('0x2b97C0FF8E110EF3136C917640acb436D15C5B85');
 * ```
 */
export function getSchemaUidsR2(resolver: Hex): SchemaUidsR2 {
  const uids = SCHEMA_NAMES_R2.map((name) => {
    const { definition, revocable } = SCHEMAS_R2[name];
    const text = new TextEncoder().encode(definition);
    const address = hexToBytes(resolver) ?? new Uint8Array(20);
    return [name, keccak256(Uint8Array.from([...text, ...address, revocable ? 1 : 0]))];
  });
  // Object.fromEntries loses the names.
  return Object.fromEntries(uids) as SchemaUidsR2;
}

/** The limits that the resolver enforces. Texts and URIs in bytes. */
export const LIMITS_R2 = {
  titleBytes: 800,
  uriBytes: 8_192,
  textBytes: 4_096,
  criteria: 20,
  judges: 100,
  entries: 200,
  /** Acts per judge and entry after which no further evaluation or commitment is accepted. */
  actsBeforeReview: 29,
  /** No data that the resolver accepts is longer: readers refuse more without reading it. */
  dataBytes: 32_768,
} as const;

/** The flags of a contest. */
export const FLAGS_R2 = { submissions: 1, sealed: 2 } as const;
