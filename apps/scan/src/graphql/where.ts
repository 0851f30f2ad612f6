import { type RawBuilder, sql } from 'kysely';
import { refuse } from './errors.ts';
import { limits } from './limits.ts';
import { type Model, models, type Relation, type Scalar } from './models.ts';

type Condition = RawBuilder<boolean>;
type Input = Readonly<Record<string, unknown>>;

/** What is left of the limits while a `where` is turned into SQL. */
type Budget = { conditions: number; values: number; aliases: number };

/**
 * A `where` as SQL, with every value a parameter. Absent and null mean the same: no condition.
 *
 * @param alias name of the model's table in the statement
 */
export function toCondition(model: Model, where: unknown, alias: string): Condition {
  const budget = { conditions: limits.maxConditions, values: limits.maxListValues, aliases: 0 };
  return fromWhere(model, where, { alias, budget, depth: 0 });
}

type Place = { alias: string; budget: Budget; depth: number };

function fromWhere(model: Model, where: unknown, place: Place): Condition {
  if (place.depth > limits.maxConditionDepth) {
    throw refuse('too-much', `A where may be nested ${limits.maxConditionDepth} levels deep.`);
  }
  const inner = { ...place, depth: place.depth + 1 };
  const conditions = entriesOf(where).map(([field, value]): Condition => {
    switch (field) {
      case 'AND':
        return all(listOf(value).map((each) => fromWhere(model, each, inner)));
      case 'OR':
        return any(listOf(value).map((each) => fromWhere(model, each, inner)));
      case 'NOT':
        return all(listOf(value).map((each) => not(fromWhere(model, each, inner))));
    }
    const relation = model.relations[field];
    if (relation) return fromRelation(relation, value, inner);
    const scalar = model.fields[field];
    if (!scalar) throw refuse('bad-question', `There is no field ${field}.`);
    return fromFilter(value, {
      ...inner,
      column: sql.ref(`${place.alias}.${field}`),
      scalar,
      insensitive: false,
    });
  });
  return all(conditions);
}

function fromRelation(relation: Relation, value: unknown, place: Place): Condition {
  const other = models[relation.model];
  const alias = `r${++place.budget.aliases}`;
  const exists = (where: unknown, wanted: boolean) => {
    const inside = fromWhere(other, where, { ...place, alias });
    return sql<boolean>`exists (select 1 from ${sql.table(other.table)} as ${sql.ref(alias)}
      where ${sql.ref(`${alias}.${relation.to}`)} = ${sql.ref(`${place.alias}.${relation.from}`)}
      and ${wanted ? inside : not(inside)})`;
  };
  return all(
    entriesOf(value).map(([word, where]) => {
      if (word === 'is' || word === 'some') return exists(where, true);
      if (word === 'every') return not(exists(where, false));
      return not(exists(where, true));
    }),
  );
}

type Comparison = Place & { column: RawBuilder<unknown>; scalar: Scalar; insensitive: boolean };

function fromFilter(filter: unknown, outer: Comparison): Condition {
  const entries = entriesOf(filter);
  const insensitive =
    outer.insensitive || entries.some(([word, value]) => word === 'mode' && value === 'insensitive');
  const place = { ...outer, insensitive, depth: outer.depth + 1 };
  if (place.depth > limits.maxConditionDepth * 2)
    throw refuse('too-much', 'A not may not be nested that deep.');
  return all(
    entries.flatMap(([word, value]): Condition[] => {
      if (word === 'mode') return [];
      if (word === 'not') return [not(fromFilter(value, place))];
      if (--place.budget.conditions < 0) {
        throw refuse('too-much', `A where may have ${limits.maxConditions} conditions.`);
      }
      return [compare(word, value, place)];
    }),
  );
}

function compare(
  word: string,
  value: unknown,
  { column, scalar, insensitive, budget }: Comparison,
): Condition {
  const left = insensitive ? sql`lower(${column})` : column;
  const fold = (text: unknown) => (insensitive ? foldCase(clean(text)) : clean(text));
  const right = typed(fold(value), scalar);
  // Other letters than A to Z need the database's own idea of upper and lower case.
  const like = (pattern: string) =>
    insensitive
      ? sql<boolean>`${column} collate "default" ilike ${pattern}`
      : sql<boolean>`${column} like ${pattern}`;
  switch (word) {
    case 'equals':
      return sql`${left} = ${right}`;
    case 'lt':
      return sql`${left} < ${right}`;
    case 'lte':
      return sql`${left} <= ${right}`;
    case 'gt':
      return sql`${left} > ${right}`;
    case 'gte':
      return sql`${left} >= ${right}`;
    case 'in':
    case 'notIn': {
      const values = listOf(value).map(fold);
      budget.values -= values.length;
      if (budget.values < 0) throw refuse('too-much', `A where may list ${limits.maxListValues} values.`);
      const list = scalar === 'Int' ? sql`${values}::integer[]` : sql`${values}::text[]`;
      return word === 'in' ? sql`${left} = any(${list})` : sql`${left} <> all(${list})`;
    }
    case 'contains':
      return like(`%${escapeLike(value)}%`);
    case 'startsWith':
      return like(`${escapeLike(value)}%`);
    case 'endsWith':
      return like(`%${escapeLike(value)}`);
    default:
      throw refuse('bad-question', `There is no filter ${word}.`);
  }
}

function typed(value: unknown, scalar: Scalar): RawBuilder<unknown> {
  if (scalar === 'Int') return sql`${value}::integer`;
  if (scalar === 'Boolean') return sql`${value}::boolean`;
  return sql`${value}::text`;
}

/** PostgreSQL keeps no NUL in text: the scan writes another sign for it, and looks for that. */
function clean(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value;
}

/** As `lower()` does it to a column with collation C. */
function foldCase(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/[A-Z]/g, (letter) => letter.toLowerCase()) : value;
}

/** `%`, `_` and the escape itself stand for themselves. */
function escapeLike(text: unknown): string {
  return String(clean(text)).replace(/[\\%_]/g, '\\$&');
}

function entriesOf(input: unknown): [string, unknown][] {
  if (typeof input !== 'object' || input === null) return [];
  return Object.entries(input as Input).filter(([, value]) => value !== null && value !== undefined);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

function all(conditions: readonly Condition[]): Condition {
  const [first, ...others] = conditions;
  if (!first) return sql`true`;
  return others.length === 0 ? first : sql`(${sql.join(conditions, sql` and `)})`;
}

function any(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;
}

function not(condition: Condition): Condition {
  return sql`not (${condition})`;
}
