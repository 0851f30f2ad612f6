import { local } from '@org/chain-config';
import {
  type ActValues,
  CONTEST_FLAGS,
  type ContestDocument,
  computeAttestationUid,
  encodeActData,
  getProtocol,
  SCHEMAS,
  type SchemaName,
  writeDocument,
} from '@org/contests';
import { type Address, type Hex, zeroAddress, zeroHash } from 'viem';

/** An act's attester, contest and time in seconds. */
type FakeAct = {
  readonly by: Address;
  readonly contest: Hex;
  readonly time: number;
  readonly revokedAt?: number;
};

/** An act of a contest, for `answerContests`. */
export function toActRow<Name extends SchemaName>(
  name: Name,
  values: Parameters<typeof encodeActData<Name>>[1],
  { by, contest, time, revokedAt = 0 }: FakeAct,
): Readonly<Record<string, unknown>> {
  const protocol = getProtocol(local);
  if (!protocol) throw new Error('The local chain has no resolver.');
  const fields = {
    schema: protocol.schemas[name],
    recipient: zeroAddress,
    attester: by,
    time: BigInt(time),
    expirationTime: 0n,
    revocable: SCHEMAS[name].revocable,
    refUID: contest,
    data: encodeActData(name, values),
  };
  const { schema, ...same } = fields;
  const numbers = { time, expirationTime: 0, revocationTime: revokedAt };
  return {
    ...{ ...same, ...numbers, id: computeAttestationUid(fields), schemaId: schema },
    ...{ isOffchain: false, txid: '', decodedDataJson: '' },
  };
}

type Row = Readonly<Record<string, unknown>>;
type Where = Readonly<Record<string, unknown>>;
type Question = { readonly query: string; readonly variables: Row };

type Times = Pick<ActValues['contest'], 'submissionsUntil' | 'opensAt' | 'closesAt' | 'revealUntil'>;

/** A contest for `answerContests`. */
export type FakeContest = {
  readonly title: string;
  readonly organizer: Address;
  readonly judges: readonly Address[];
  /** Seconds; 0 for none. */
  readonly time: number;
  readonly revokedAt?: number;
  /** By default judging is open from the contest's time on, and is never over. */
  readonly times?: Partial<Times>;
  /** By default its texts are nowhere. */
  readonly document?: ContestDocument;
};

/**
 * A contest as easscan stores it: with the UID of its fields, and its title also as JSON.
 *
 * @example
 * import { toContestRow } from '@org/contests-react/testing';
 * const row = toContestRow({ title: 'Harbour prize', organizer: account, judges: [account], time: 1_700_000_000 });
 */
export function toContestRow({
  title,
  organizer,
  judges,
  time,
  revokedAt = 0,
  times = {},
  document,
}: FakeContest): Row {
  const protocol = getProtocol(local);
  if (!protocol) throw new Error('The local chain has no resolver.');
  const { closesAt = 4_000_000_000n } = times;
  const values = { submissionsUntil: 0n, opensAt: BigInt(time), revealUntil: closesAt, ...times, closesAt };
  const flags =
    (values.submissionsUntil > 0n ? CONTEST_FLAGS.submissions : 0) +
    (values.revealUntil > closesAt ? CONTEST_FLAGS.sealed : 0);
  const fields = {
    schema: protocol.schemas.contest,
    recipient: zeroAddress,
    attester: organizer,
    time: BigInt(time),
    expirationTime: 0n,
    revocable: true,
    refUID: zeroHash,
    data: encodeActData('contest', {
      ...{ title, judges, maxPoints: [5], weights: [1], flags, ...values },
      ...(document ? nameDocument(document) : { uri: 'ipfs://none', contentHash: NO_DOCUMENT }),
      entries: document?.entries.map((entry) => writeDocument(entry).contentHash) ?? [
        NO_DOCUMENT,
        NO_DOCUMENT,
      ],
    }),
  };
  const { schema, ...same } = fields;
  return {
    ...same,
    id: computeAttestationUid(fields),
    schemaId: schema,
    ...{ time, expirationTime: 0, revocationTime: revokedAt, isOffchain: false, txid: '' },
    decodedDataJson: JSON.stringify([{ name: 'title', value: { name: 'title', value: title } }]),
  };
}

function nameDocument(document: ContestDocument) {
  const { dataUri: uri, contentHash } = writeDocument(document);
  if (uri === null) throw new Error('The document is too large for a data: URI.');
  return { uri, contentHash };
}

const NO_DOCUMENT: Hex = `0x${'0d'.repeat(32)}`;

/**
 * Answers the queries of the contest list from these rows, like easscan's Prisma.
 *
 * @example
 * import { answerContests, toContestRow } from '@org/contests-react/testing';
 * const row = toContestRow({ title: 'Harbour prize', organizer: account, judges: [account], time: 1_700_000_000 });
 * const { data } = answerContests([row], { query: '{ attestations(where: {}) { id } }', variables: {} });
 */
export function answerContests(rows: readonly Row[], { query, variables }: Question): Row {
  const found = rows.filter((row) => isMatch(row, (variables.where ?? {}) as Where));
  const data: Record<string, unknown> = {};
  if (query.includes('aggregateAttestation')) data.aggregateAttestation = { _count: { _all: found.length } };
  if (query.includes('attestations(where')) {
    const order = (variables.orderBy ?? []) as readonly Readonly<Record<string, string>>[];
    const skip = Number(variables.skip ?? 0);
    const sorted = found.toSorted((a, b) => compare(a, b, order));
    data.attestations = keepFirst(sorted, (variables.distinct ?? []) as readonly string[]).slice(
      skip,
      skip + Number(variables.take ?? 100),
    );
  }
  if (query.includes('attestation(where'))
    data.attestation = rows.find(({ id }) => id === variables.uid) ?? null;
  if (query.includes('serviceStats')) data.serviceStats = [];
  return data;
}

/** The first row of each combination of these fields. */
const keepFirst = (rows: readonly Row[], fields: readonly string[]): readonly Row[] => {
  const keyOf = (row: Row) => fields.map((field) => row[field]).join(' ');
  const seen = new Set<string>();
  return rows.filter((row) => fields.length === 0 || (!seen.has(keyOf(row)) && seen.add(keyOf(row))));
};

const isMatch = (row: Row, where: Where): boolean =>
  Object.entries(where).every(([field, condition]) => {
    const list = condition as readonly Where[];
    if (field === 'AND') return list.every((each) => isMatch(row, each));
    if (field === 'OR') return list.some((each) => isMatch(row, each));
    if (field === 'NOT') return !list.some((each) => isMatch(row, each));
    return isHit(row[field], condition as Row);
  });

const isHit = (value: unknown, { mode, ...operators }: Row): boolean =>
  Object.entries(operators).every(([operator, operand]) => {
    const fold = (each: unknown) => (mode === 'insensitive' ? String(each).toLowerCase() : each);
    const [mine, wanted] = [fold(value), fold(operand)];
    if (operator === 'equals') return mine === wanted;
    if (operator === 'contains') return toPattern(String(wanted)).test(String(mine));
    if (operator === 'in') return (operand as readonly unknown[]).includes(value);
    if (operator === 'notIn') return !(operand as readonly unknown[]).includes(value);
    if (operator === 'gt') return Number(value) > Number(operand);
    if (operator === 'gte') return Number(value) >= Number(operand);
    if (operator === 'lte') return Number(value) <= Number(operand);
    if (operator === 'startsWith') return String(value).startsWith(String(operand));
    throw new Error(`The scan has no ${operator}`);
  });

/** Prisma passes `%` and `_` to PostgreSQL, where they are wildcards, and a backslash escapes the next character. */
const toPattern = (like: string): RegExp => {
  const parts = [...like.matchAll(/\\?[\s\S]/gu)].map(([part]) => {
    if (part === '%') return '[\\s\\S]*';
    if (part === '_') return '[\\s\\S]';
    return part.replace(/^\\(?=.)/, '').replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  });
  return new RegExp(parts.join(''), 'u');
};

const compare = (a: Row, b: Row, order: readonly Readonly<Record<string, string>>[]): number => {
  for (const [field, direction] of order.flatMap((each) => Object.entries(each))) {
    const [x, y] = [a[field] as string, b[field] as string];
    if (x !== y) return x < y === (direction === 'asc') ? -1 : 1;
  }
  return 0;
};
