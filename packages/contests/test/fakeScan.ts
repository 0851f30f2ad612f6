import type { Attestation } from '../src/index.ts';

type Row = Readonly<Record<string, unknown>>;
type Where = Readonly<Record<string, unknown>>;

/** A row as a scan returns it: times have 32 bits. */
export function toRow(attestation: Attestation): Row {
  const { uid, schema, time, expirationTime, revocationTime, txid, ...same } = attestation;
  const clamp = (seconds: bigint) => Math.min(Number(seconds), 2 ** 31 - 1);
  return {
    id: uid,
    schemaId: schema,
    ...same,
    time: clamp(time),
    expirationTime: clamp(expirationTime),
    revocationTime: clamp(revocationTime),
    txid: txid ?? '',
  };
}

/**
 * A scan in memory, used as `fetch`: it answers queries over its rows like Prisma and records them. `largestPage` limits
 * its pages.
 */
export function createFakeScan(
  rows: readonly Row[],
  { largestPage = 1_000, stats = [] as readonly Row[] } = {},
) {
  const asked: { query: string; variables: Row }[] = [];
  const answer = (variables: Row, query: string): Row => {
    const where = (variables.where ?? {}) as Where;
    const found = rows.filter((row) => matches(row, where));
    const data: Record<string, unknown> = {};
    if (query.includes('serviceStats')) data.serviceStats = stats;
    if (query.includes('aggregateAttestation'))
      data.aggregateAttestation = { _count: { _all: found.length } };
    if (query.includes('attestation(where'))
      data.attestation = rows.find(({ id }) => id === variables.uid) ?? null;
    if (query.includes('attestations(where')) {
      const order = (variables.orderBy ?? [{ time: 'desc' }]) as readonly Readonly<Record<string, string>>[];
      const distinct = (variables.distinct ?? []) as readonly string[];
      const sorted = keepFirst(
        found.toSorted((a, b) => compare(a, b, order)),
        distinct,
      );
      const cursor = variables.cursor as { id: string } | undefined;
      const at = cursor ? sorted.findIndex(({ id }) => id === cursor.id) : 0;
      const skip = Number(variables.skip ?? (cursor ? 1 : 0));
      const take = Math.min(Number(variables.take ?? (query.includes('take: 1)') ? 1 : 100)), largestPage);
      data.attestations = at < 0 ? [] : sorted.slice(at + skip, at + skip + take);
    }
    return data;
  };
  const fetch: typeof globalThis.fetch = async (_, init) => {
    const { query, variables } = JSON.parse(String(init?.body));
    asked.push({ query, variables });
    return Response.json({ data: answer(variables, query) });
  };
  return { fetch, asked };
}

/** The first row of each combination of these fields. */
function keepFirst(rows: readonly Row[], fields: readonly string[]): readonly Row[] {
  const keyOf = (row: Row) => fields.map((field) => row[field]).join(' ');
  const seen = new Set<string>();
  return rows.filter((row) => fields.length === 0 || (!seen.has(keyOf(row)) && seen.add(keyOf(row))));
}

function matches(row: Row, where: Where): boolean {
  return Object.entries(where).every(([field, condition]) => {
    if (field === 'OR') return (condition as readonly Where[]).some((each) => matches(row, each));
    if (field === 'AND') return (condition as readonly Where[]).every((each) => matches(row, each));
    const value = row[field] as string;
    return Object.entries(condition as Row).every(([operator, operand]) => {
      const list = operand as readonly unknown[];
      if (operator === 'equals') return value === operand;
      if (operator === 'in') return list.includes(value);
      if (operator === 'notIn') return !list.includes(value);
      if (operator === 'gte') return value >= (operand as string);
      if (operator === 'startsWith') return value.startsWith(operand as string);
      if (operator === 'contains') return value.includes(operand as string);
      throw new Error(`The scan has no ${operator}`);
    });
  });
}

function compare(a: Row, b: Row, order: readonly Readonly<Record<string, string>>[]): number {
  for (const [field, direction] of order.flatMap((each) => Object.entries(each))) {
    const [x, y] = [a[field] as string, b[field] as string];
    if (x !== y) return x < y === (direction === 'asc') ? -1 : 1;
  }
  return 0;
}
