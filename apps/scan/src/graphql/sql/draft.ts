import { refuse } from '../errors.ts';
import { limits } from '../limits.ts';

export type SqlType = 'text' | 'integer' | 'boolean' | 'float8' | 'text[]' | 'integer[]' | 'float8[]';

/** What a question may still ask for. */
type Budget = { rows: number; fields: number; conditions: number; values: number };

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
};

const sentences: Record<keyof Budget, string> = {
  rows: `A question may bring ${limits.maxRows} rows, all its lists together; ask for less with take.`,
  fields: `A question may ask for ${limits.maxFields} fields.`,
  conditions: `A question may have ${limits.maxConditions} conditions.`,
  values: `A question may list ${limits.maxListValues} values.`,
};

export function createDraft(): Draft {
  const values: unknown[] = [];
  const left: Budget = {
    rows: limits.maxRows,
    fields: limits.maxFields,
    conditions: limits.maxConditions,
    values: limits.maxListValues,
  };
  let aliases = 0;
  return {
    values,
    bind(value, type) {
      values.push(value);
      return `$${values.length}::${type}`;
    },
    alias: () => `t${++aliases}`,
    spend(what, amount = 1) {
      left[what] -= amount;
      if (left[what] < 0) throw refuse('too-much', sentences[what]);
    },
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
