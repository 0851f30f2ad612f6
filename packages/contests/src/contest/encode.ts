import { encodeAbiParameters, type Hex, parseAbiParameters, toHex } from 'viem';
import type { ActValues } from './decode.ts';
import { SCHEMAS, type SchemaName } from './schemas.ts';

const ZERO = `0x${'0'.repeat(64)}` as const;

const toBytes = (values: readonly number[]): Hex => toHex(Uint8Array.from(values));

/** The values of each schema in the order of its definition. */
const lists: { readonly [Name in SchemaName]: (values: ActValues[Name]) => readonly unknown[] } = {
  contest: (c) => [
    ...[c.title, c.uri, c.contentHash, c.submissionsUntil, c.opensAt, c.closesAt, c.revealUntil, c.flags],
    ...[c.judges, toBytes(c.maxPoints), toBytes(c.weights), c.entries],
  ],
  entry: ({ contentHash, uri, replaces }) => [contentHash, uri, replaces ?? ZERO],
  admit: ({ first, submissions }) => [first, submissions],
  list: ({ first, uri, contentHash, entries }) => [first, uri, contentHash, entries],
  judges: ({ judges, listed }) => [judges, listed],
  evaluation: ({ entry, points, comment, commentHash }) => [
    ...[entry, toBytes(points), comment, commentHash ?? ZERO],
  ],
  recusal: ({ entry }) => [entry],
  disqualify: ({ entry, reason }) => [entry, reason],
  commit: ({ entry, commitment }) => [entry, commitment],
  reveal: ({ entry, judge, points, comment, salt }) => [entry, judge, toBytes(points), comment, salt],
  postpone: (p) => [p.submissionsUntil, p.opensAt, p.closesAt, p.revealUntil, p.reason],
};

/** The values to encode. The `commentHash` of a reveal follows from its comment. */
type Encodable<Name extends SchemaName> = Name extends 'reveal'
  ? Omit<ActValues['reveal'], 'commentHash'>
  : ActValues[Name];

/**
 * Encodes the data of an act's attestation, in the one encoding that the resolver accepts. It does not validate.
 *
 * @throws viem's encoding errors if a value does not fit its type
 * @example
 * ```ts
 * import { encodeActData } from '@org/contests';
 *
 * const data = encodeActData('evaluation', { entry: 3, points: [4, 2], comment: 'Clear.', commentHash: null });
 * ```
 */
export function encodeActData<Name extends SchemaName>(name: Name, values: Encodable<Name>): Hex {
  const list = lists[name] as (values: Encodable<Name>) => readonly unknown[];
  // The lists follow the definitions; a test compares them by decoding.
  return encodeAbiParameters(parseAbiParameters(SCHEMAS[name].definition), list(values) as never);
}
