import { refuse } from '../errors.ts';
import { limits } from '../limits.ts';
import { type Model, models } from '../models.ts';
import { column, type Draft } from './draft.ts';
import { entriesOf, listOf } from './where.ts';

export type OrderTerm = {
  /** What is compared, of the row that goes by this name. */
  toSql: (alias: string) => string;
  isDescending: boolean;
};

/**
 * `orderBy` as terms, in the order given. They end in the model's own order, so that two rows never change places
 * between two pages; it runs the way of the last term, so that an index can give all of it.
 */
export function toOrder(draft: Draft, model: Model, orderBy: unknown): OrderTerm[] {
  const wanted = readOrderEntries(orderBy);
  const terms = wanted.map((input) => toTerm(draft, model, input));
  const isDescending = terms.at(-1)?.isDescending ?? false;
  const names = wanted.map((input) => readOrderEntry(input)[0]);
  const settling = terms.length > 0 ? [model.key] : model.defaultOrder;
  if (names.includes(model.key)) return terms;
  return [
    ...terms,
    ...settling.map((name): OrderTerm => ({ toSql: (alias) => column(alias, name), isDescending })),
  ];
}

export function toOrderSql(terms: readonly OrderTerm[], alias: string, isReversed: boolean): string {
  return terms
    .map(({ toSql, isDescending }) => `${toSql(alias)} ${isDescending === isReversed ? 'asc' : 'desc'}`)
    .join(', ');
}

/** The entries of `orderBy`. One whose variable stays away says nothing, as on easscan. */
export function readOrderEntries(orderBy: unknown): unknown[] {
  const entries = orderBy === null || orderBy === undefined ? [] : listOf(orderBy);
  if (entries.length > limits.maxOrderTerms) {
    throw refuse('too-much', `orderBy takes ${limits.maxOrderTerms} entries.`);
  }
  return entries.filter((entry) => entriesOf(entry).length > 0);
}

/** The one field that an entry of `orderBy` names, and what it says of it. */
export function readOrderEntry(input: unknown): [field: string, value: unknown] {
  const [entry, another] = entriesOf(input);
  // GraphQL forgets in which order an object's fields were written.
  if (!entry || another) {
    const example = '[{ time: desc }, { id: asc }]';
    throw refuse('bad-question', `Each entry of orderBy names exactly one field: ${example}.`);
  }
  return entry;
}

function toTerm(draft: Draft, model: Model, input: unknown): OrderTerm {
  const [field, value] = readOrderEntry(input);
  const relation = model.relations[field];
  if (!relation) return { toSql: (alias) => column(alias, field), isDescending: value === 'desc' };

  const other = models[relation.model];
  const inner = draft.alias();
  const ask = (what: string, alias: string) =>
    `(select ${what} from "${other.table}" ${inner} where ${column(inner, relation.to)} = ${column(alias, relation.from)})`;
  if (relation.kind === 'many') {
    const [, direction] = readOrderEntry(value);
    return { toSql: (alias) => ask('count(*)', alias), isDescending: direction === 'desc' };
  }
  const term = toTerm(draft, other, value);
  return { toSql: (alias) => ask(term.toSql(inner), alias), isDescending: term.isDescending };
}
