import { type Limits, limits as productLimits } from '../question/limits.ts';
import type { Kind, SqlType } from '../question/models.ts';
import { refuse } from '../question/question.ts';

/** The remaining budget of a query. */
type Budget = { rows: number; fields: number; conditions: number; values: number; work: number };

/** The approximate number of rows per table. */
export type RowCounts = ReadonlyMap<string, number>;

/**
 * A statement being built. Its text consists of our own words and names from `models.ts`; every value of the query is
 * bound as a parameter.
 */
export type Draft = {
  readonly values: readonly unknown[];
  /** Binds a value, and returns its placeholder. */
  bind: (value: unknown, type: SqlType) => string;
  /** A new table alias. */
  alias: () => string;
  /** @throws {GraphQLError} `too-much` when the budget is exhausted */
  spend: (what: keyof Budget, amount?: number) => void;
  /**
   * An expression that charges bytes of the answer while the statement runs, and aborts it over the limit; its value is
   * an empty text.
   *
   * @param bytes expression for the number of bytes
   * @param root the root field they belong to
   */
  charge: (bytes: string, root: string) => string;
  countRows: (table: string) => number;
};

type DraftOptions = { limits?: Limits; counts?: RowCounts; answerBytes?: number };

export function createDraft({
  limits = productLimits,
  counts = new Map(),
  answerBytes = limits.maxAnswerBytes,
}: DraftOptions = {}): Draft {
  const sentences: Record<keyof Budget, string> = {
    rows: `A query may return ${limits.maxRows} rows in all its lists together; request less with take.`,
    fields: `A query may select ${limits.maxFields} fields.`,
    conditions: `A query may have ${limits.maxConditions} conditions.`,
    values: `A query may list ${limits.maxListValues} values.`,
    work: 'The query makes the database read too many rows: request fewer lists, counts and conditions at once.',
  };
  const values: unknown[] = [];
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const left: Budget = {
    rows: limits.maxRows,
    fields: limits.maxFields,
    conditions: limits.maxConditions,
    values: limits.maxListValues,
    work: Math.max(
      limits.maxWork,
      Math.min(limits.maxPasses * total, limits.maxPassesWork),
      limits.maxSearchPasses * total,
    ),
  };
  let aliases = 0;
  let most: string | undefined;
  const bind = (value: unknown, type: SqlType) => {
    values.push(value);
    return `$${values.length}::${type}`;
  };
  return {
    values,
    bind,
    alias: () => `t${++aliases}`,
    spend(what, amount = 1) {
      left[what] -= amount;
      if (left[what] < 0) throw refuse('too-much', sentences[what]);
    },
    charge(bytes, root) {
      if (!/^\w+$/.test(root)) throw new Error('This is not the name of a field.');
      most ??= bind(answerBytes, 'bigint');
      return `scan_charge(${bytes}, ${most}, '${root.slice(0, 100)}')`;
    },
    countRows: (table) => counts.get(table) ?? 0,
  };
}

/** A column of a table. Only our own names are allowed here; nothing else may become part of a statement. */
export function column(alias: string, name: string): string {
  if (!/^\w+$/.test(name)) throw new Error('This is not the name of a column.');
  return `${alias}."${name}"`;
}

export function all(conditions: readonly string[]): string {
  if (conditions.length === 0) return 'true';
  return conditions.length === 1 ? (conditions[0] as string) : `(${conditions.join(' and ')})`;
}

export function any(conditions: readonly string[]): string {
  if (conditions.length === 0) return 'false';
  return conditions.length === 1 ? (conditions[0] as string) : `(${conditions.join(' or ')})`;
}

export function not(condition: string): string {
  return `not (${condition})`;
}

// The work of a statement estimates how many rows the database may have to scan in the worst case, for example if all
// rows belong to one schema. Scanning a row counts 1, which takes PGlite a microsecond.

/** Finding a row, or the first of some, in a subquery. */
export const FINDING = 40;

/** Comparing a column with a value. */
export const COMPARING = 0.1;

/** Comparing it with another list value: cached plans search lists from the start. */
export const LISTING = 0.01;

/** Sorting by another column. */
export const SORTING = 1;

/** Finding the first of equal rows, or grouping. */
export const GROUPING = 3;

/** An index finds some of the rows, possibly all. */
export const KEYED = 1 / 8;

/** Case-folding letters of every alphabet. */
export const FOLDING = 7;

/** Reading a short value. */
export const READING_SHORT = 0.2;

/** Reading a whole value. */
export function readingWork(kind: Kind): number {
  if (kind === 'bytes' || kind === 'json') return 10;
  return kind === 'text' ? 2 : READING_SHORT;
}
