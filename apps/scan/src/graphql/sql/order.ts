import { limits } from '../question/limits.ts';
import { type Model, models, type Relation } from '../question/models.ts';
import { refuse } from '../question/question.ts';
import { column, type Draft, READING_SHORT, readingWork } from './draft.ts';
import { entriesOf, listOf } from './where.ts';

export type OrderTerm = {
  /** The column, if it belongs to the model itself. */
  field: string | null;
  isDescending: boolean;
  /** The cost of reading what it compares, see `draft.ts`. */
  work: number;
};

/** The order of a list. */
export type Order = {
  readonly terms: readonly OrderTerm[];
  /** The order for a table alias: its joins, and the compared values. */
  on: (alias: string) => { joins: string; values: readonly string[] };
};

type Term = OrderTerm & { on: (place: { alias: string; join: Join }) => string };

/** Joins a table once. @returns its alias */
type Join = (table: string, on: { theirs: string; mine: string }) => string;

/**
 * `orderBy` as terms, in the given order. They end with the model's key, so that pages never overlap; it has the
 * direction of the last term, so that one index can serve the whole order.
 */
export function toOrder(
  draft: Draft,
  model: Model,
  orderBy: unknown,
  defaultOrder: readonly string[] = model.defaultOrder,
): Order {
  const wanted = readOrderEntries(orderBy);
  const terms = wanted.map((input) => toTerm(draft, model, input));
  const isDescending = terms.at(-1)?.isDescending ?? false;
  const names = wanted.map((input) => readOrderEntry(input)[0]);
  const settling = terms.length > 0 ? [model.key] : defaultOrder;
  if (!names.includes(model.key))
    terms.push(...settling.map((name) => toColumnTerm(model, name, isDescending)));
  return {
    terms,
    on(alias) {
      const joins = new Map<string, { name: string; sql: string }>();
      const join: Join = (table, { theirs, mine }) => {
        const key = `${table} ${mine}`;
        const known = joins.get(key);
        if (known) return known.name;
        const name = draft.alias();
        joins.set(key, { name, sql: ` left join ${table} ${name} on ${column(name, theirs)} = ${mine}` });
        return name;
      };
      const values = terms.map((term) => term.on({ alias, join }));
      return { joins: [...joins.values()].map(({ sql }) => sql).join(''), values };
    },
  };
}

export function toOrderSql(
  terms: readonly OrderTerm[],
  values: readonly string[],
  isReversed: boolean,
): string {
  return terms
    .map(({ isDescending }, nth) => `${values[nth]} ${isDescending === isReversed ? 'asc' : 'desc'}`)
    .join(', ');
}

/** The entries of `orderBy`. An entry with an absent variable is ignored, as on easscan. */
export function readOrderEntries(orderBy: unknown): unknown[] {
  const entries = orderBy === null || orderBy === undefined ? [] : listOf(orderBy);
  if (entries.length > limits.maxOrderTerms) {
    throw refuse('too-much', `orderBy may have ${limits.maxOrderTerms} entries.`);
  }
  return entries.filter((entry) => entriesOf(entry).length > 0);
}

/** The single field of an `orderBy` entry, and its value. */
export function readOrderEntry(input: unknown): [field: string, value: unknown] {
  const [entry, another] = entriesOf(input);
  // GraphQL does not keep the order of an input object's fields.
  if (!entry || another) {
    const example = '[{ time: desc }, { id: asc }]';
    throw refuse('bad-question', `Each entry of orderBy must name exactly one field: ${example}.`);
  }
  return entry;
}

function toTerm(draft: Draft, model: Model, input: unknown): Term {
  const [field, value] = readOrderEntry(input);
  const relation = model.relations[field];
  if (!relation) return toColumnTerm(model, field, value === 'desc');

  const other = models[relation.model];
  const ends = (alias: string) => ({ theirs: relation.to, mine: column(alias, relation.from) });
  if (relation.kind === 'many') {
    const [, direction] = readOrderEntry(value);
    const counts = toCounts(draft, relation);
    return {
      field: null,
      isDescending: direction === 'desc',
      work: READING_SHORT,
      on: ({ alias, join }) => `coalesce(${join(counts, ends(alias))}.count, 0)`,
    };
  }
  draft.spend('work', draft.countRows(other.table));
  const term = toTerm(draft, other, value);
  return {
    field: null,
    isDescending: term.isDescending,
    work: term.work,
    on: ({ alias, join }) => term.on({ alias: join(`"${other.table}"`, ends(alias)), join }),
  };
}

function toColumnTerm({ fields }: Model, field: string, isDescending: boolean): Term {
  const work = readingWork(fields[field] ?? 'int');
  return { field, isDescending, work, on: ({ alias }) => column(alias, field) };
}

/** The number of rows of the other side, counted all at once. */
function toCounts(draft: Draft, { counts, model, to }: Relation): string {
  if (counts) return `"${counts}"`;
  const { table } = models[model];
  draft.spend('work', draft.countRows(table));
  return `(select "${to}", count(*) from "${table}" group by 1)`;
}
