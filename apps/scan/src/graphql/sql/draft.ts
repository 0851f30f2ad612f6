import { refuse } from '../errors.ts';
import { type Limits, limits as productLimits } from '../limits.ts';

export type SqlType =
  | 'text'
  | 'integer'
  | 'boolean'
  | 'float8'
  | 'bigint'
  | 'text[]'
  | 'integer[]'
  | 'float8[]';

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
