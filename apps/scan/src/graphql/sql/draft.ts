import { refuse } from '../errors.ts';
import { type Limits, limits as productLimits } from '../limits.ts';
import type { Kind, SqlType } from '../models.ts';

/** What a question may still ask for. */
type Budget = { rows: number; fields: number; conditions: number; values: number; work: number };

/** About how many rows each table has. */
export type RowCounts = ReadonlyMap<string, number>;

/**
 * A statement while it is being written. Its text is made of words of our own and of names from `models.ts`; whatever
 * the question brings is bound, and stands in the text as `$1`.
 */
export type Draft = {
  readonly values: readonly unknown[];
  /** Keeps a value apart from the text, and gives its place there. */
  bind: (value: unknown, type: SqlType) => string;
  /** A new name for a table. */
  alias: () => string;
  /** @throws {GraphQLError} `too-much`, once more has been spent than there is */
  spend: (what: keyof Budget, amount?: number) => void;
  /**
   * An expression that spends bytes of the answer while the statement runs, and ends it when there are too many; its value
   * is an empty text.
   *
   * @param bytes expression for how many
   * @param root field of the outermost level that they belong to
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
    rows: `A question may bring ${limits.maxRows} rows, all its lists together; ask for less with take.`,
    fields: `A question may ask for ${limits.maxFields} fields.`,
    conditions: `A question may have ${limits.maxConditions} conditions.`,
    values: `A question may list ${limits.maxListValues} values.`,
    work: 'The question makes the database look at too many rows: ask for fewer lists, counts and conditions at once.',
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
      if (!/^\w+$/.test(root)) throw new Error('That is no name of a field.');
      most ??= bind(answerBytes, 'bigint');
      return `scan_charge(${bytes}, ${most}, '${root.slice(0, 100)}')`;
    },
    countRows: (table) => counts.get(table) ?? 0,
  };
}

/** A column of a table. Only names of our own come here; nothing else may become part of a statement. */
export function column(alias: string, name: string): string {
  if (!/^\w+$/.test(name)) throw new Error('That is no name of a column.');
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

// The work of a statement is about how many rows the database may have to look at, in the worst case: it is an upper
// bound, as everything may belong to one schema. A row that is only looked at is 1, which takes PGlite a microsecond.

/** Finding a row, or the first one of some, by a statement inside another. */
export const FINDING = 40;

/** Comparing a column with a value, of a row that has been found. */
export const COMPARING = 0.1;

/** Comparing it with one more value: a list is searched from its start where the plan of a statement is kept. */
export const LISTING = 0.01;

/** Sorting by one more column. */
export const SORTING = 1;

/** Finding the first of equal rows, or grouping them. */
export const GROUPING = 3;

/** An index leads to some of the rows, and may lead to all of them. */
export const KEYED = 1 / 8;

/** Letters of every alphabet are folded one by one. */
export const FOLDING = 7;

/** Reading all of a value that is short. */
export const READING_SHORT = 0.2;

/** Reading all of one value. */
export function readingWork(kind: Kind): number {
  if (kind === 'bytes' || kind === 'json') return 10;
  return kind === 'text' ? 2 : READING_SHORT;
}
