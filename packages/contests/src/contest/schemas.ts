import type { Hex } from 'viem';
import { hexToBytes } from '../base/hex.ts';
import { keccak256 } from '../base/keccak256.ts';

/** A schema: its fields as registered in EAS, and whether its attestations are revocable. */
type Schema = { readonly definition: string; readonly revocable: boolean };

/** The schemas of contests. Their resolver is the one of the protocol. */
export const SCHEMAS = {
  contest: {
    definition:
      'string title,string uri,bytes32 contentHash,uint64 submissionsUntil,uint64 opensAt,uint64 closesAt,uint64 revealUntil,uint8 flags,address[] judges,bytes maxPoints,bytes weights,bytes32[] entries',
    revocable: true,
  },
  entry: { definition: 'bytes32 contentHash,string uri,bytes32 replaces', revocable: true },
  admit: { definition: 'uint16 first,bytes32[] submissions', revocable: false },
  list: { definition: 'uint16 first,string uri,bytes32 contentHash,bytes32[] entries', revocable: false },
  judges: { definition: 'address[] judges,bool listed', revocable: false },
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
  postpone: {
    definition: 'uint64 submissionsUntil,uint64 opensAt,uint64 closesAt,uint64 revealUntil,string reason',
    revocable: false,
  },
} as const satisfies Record<string, Schema>;

/** The schema of an organizer's notes. No resolver belongs to it, so its UID is the same on every chain. */
export const NOTE_SCHEMA = {
  definition: 'bytes32 about,string kind,string text',
  revocable: true,
} as const satisfies Schema;

/** The UID of {@link NOTE_SCHEMA} with the zero address as its resolver. */
export const NOTE_SCHEMA_UID = '0x847be9a57a92b5bf7317227f34d2ebaf8d990460ad247924b27e128bf1342c5a';

/** The name of a schema. */
export type SchemaName = keyof typeof SCHEMAS;

/** The UIDs of the schemas. */
export type SchemaUids = { readonly [Name in SchemaName]: Hex };

/** The names of the schemas, in the order of {@link SCHEMAS}. */
export const SCHEMA_NAMES = /* @__PURE__ */ Object.keys(SCHEMAS) as readonly SchemaName[];

/**
 * The UIDs of the schemas of a resolver, as EAS and the resolver compute them.
 *
 * @example
 * ```ts
 * import { getSchemaUids } from '@org/contests';
 *
 * const { contest, evaluation } = getSchemaUids('0xDDd5527f3cA29245a7803b31F39E173fBa622dBf');
 * ```
 */
export function getSchemaUids(resolver: Hex): SchemaUids {
  const uids = SCHEMA_NAMES.map((name) => {
    const { definition, revocable } = SCHEMAS[name];
    const text = new TextEncoder().encode(definition);
    const address = hexToBytes(resolver) ?? new Uint8Array(20);
    return [name, keccak256(Uint8Array.from([...text, ...address, revocable ? 1 : 0]))];
  });
  // Object.fromEntries loses the names.
  return Object.fromEntries(uids) as SchemaUids;
}

/** The most bytes of a comment or a reason. */
export const MAX_TEXT_BYTES = 4_096;

/** The limits that the resolver enforces for a contest. Texts and URIs in bytes. */
export const CONTEST_LIMITS = {
  titleBytes: 800,
  uriBytes: 8_192,
  textBytes: MAX_TEXT_BYTES,
  criteria: 20,
  /** Listed judges at a time. */
  judges: 500,
  /** Entry numbers. */
  entries: 1_000,
  /** Acts per judge and entry after which no further review or commitment is accepted. */
  actsBeforeReview: 29,
  /** No data that the resolver accepts is longer: readers refuse more without reading it. */
  dataBytes: 32_768,
} as const;

/** The limits of a start and of a single act. `postponement` is in seconds, from the time of the start. */
export const ACT_LIMITS = { judges: 100, entries: 200, postponement: 1_209_600n } as const;

/** The flags of a contest. */
export const CONTEST_FLAGS = { submissions: 1, sealed: 2 } as const;
