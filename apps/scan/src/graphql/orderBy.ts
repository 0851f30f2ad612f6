import { type RawBuilder, sql } from 'kysely';
import { refuse } from './errors.ts';
import { type Model, models } from './models.ts';

export type OrderTerm = { value: RawBuilder<unknown>; direction: 'asc' | 'desc' };

const MAX_TERMS = 8;

/**
 * `orderBy` as terms, one for each key, in the order given. They end in the model's own order, so that two rows never
 * change places between two pages.
 */
export function toOrder(model: Model, orderBy: unknown, alias: string): OrderTerm[] {
  const wanted = Array.isArray(orderBy) ? orderBy : orderBy ? [orderBy] : [];
  if (wanted.length > MAX_TERMS) throw refuse('too-much', `orderBy takes ${MAX_TERMS} keys.`);
  const terms = wanted.map((input) => toTerm(model, input, alias));
  const columns = terms.length > 0 ? [model.key] : model.defaultOrder;
  return [
    ...terms,
    ...columns.map((column): OrderTerm => ({ value: sql.ref(`${alias}.${column}`), direction: 'asc' })),
  ];
}

export function toOrderSql(
  terms: readonly OrderTerm[],
  { isReversed }: { isReversed: boolean },
): RawBuilder<unknown> {
  const parts = terms.map(({ value, direction }) =>
    (direction === 'asc') === !isReversed ? sql`${value} asc` : sql`${value} desc`,
  );
  return sql.join(parts);
}

function toTerm(model: Model, input: unknown, alias: string): OrderTerm {
  const entries = Object.entries((input ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== null,
  );
  const [entry] = entries;
  // GraphQL forgets in which order an object's fields were written.
  if (!entry || entries.length > 1) {
    throw refuse(
      'bad-question',
      'Each entry of orderBy names exactly one field: [{ time: desc }, { id: asc }].',
    );
  }
  const [field, value] = entry;
  const relation = model.relations[field];
  if (!relation) {
    return { value: sql.ref(`${alias}.${field}`), direction: value === 'desc' ? 'desc' : 'asc' };
  }
  const other = models[relation.model];
  const inner = `${alias}_${field}`;
  const isTheirs = sql`${sql.ref(`${inner}.${relation.to}`)} = ${sql.ref(`${alias}.${relation.from}`)}`;
  const from = sql`from ${sql.table(other.table)} as ${sql.ref(inner)} where ${isTheirs}`;
  if (relation.kind === 'many') {
    const { _count: direction } = value as { _count?: unknown };
    return { value: sql`(select count(*) ${from})`, direction: direction === 'desc' ? 'desc' : 'asc' };
  }
  const term = toTerm(other, value, inner);
  return { value: sql`(select ${term.value} ${from})`, direction: term.direction };
}
