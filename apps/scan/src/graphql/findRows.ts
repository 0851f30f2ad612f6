import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../store/openDatabase.ts';
import { refuse } from './errors.ts';
import { limits } from './limits.ts';
import type { Model } from './models.ts';
import { type OrderTerm, toOrder, toOrderSql } from './orderBy.ts';
import { toCondition } from './where.ts';

/** The arguments of every list question. */
export type ListArguments = {
  where?: unknown;
  orderBy?: unknown;
  cursor?: Readonly<Record<string, unknown>> | null | undefined;
  take?: number | null | undefined;
  skip?: number | null | undefined;
  distinct?: readonly string[] | null | undefined;
};

export type Row = Readonly<Record<string, unknown>>;

export type RowQuestion = {
  db: Database;
  model: Model;
  args: ListArguments;
  columns: readonly string[];
  /** Rows to give where the question does not say; null gives all of them, in no order. */
  defaultTake: number | null;
  /** Only the rows that belong to one of these. */
  parents?: { column: string; ids: readonly string[] };
};

/**
 * The rows that a question asks for, in its order. A negative `take` gives the last ones before the cursor; the row of
 * the cursor is part of the answer; a cursor that is not there gives nothing.
 */
export async function findRows(question: RowQuestion): Promise<Row[]> {
  const statement = await toStatement(question);
  if (!statement) return [];
  const { rows } = await statement.execute(question.db);
  return isReversed(question.args) ? rows.reverse() : rows;
}

/** The question as SQL; null where the cursor's row is not there. */
export async function toStatement(question: RowQuestion): Promise<RawBuilder<Row> | null> {
  const { db, model, args, columns, defaultTake, parents } = question;
  checkPage(args);
  const terms = toOrder(model, args.orderBy, 'm');
  const conditions: RawBuilder<unknown>[] = [toCondition(model, args.where, 'm')];
  if (args.cursor) {
    const keys = await findCursor(db, model, { cursor: args.cursor, terms });
    if (!keys) return null;
    conditions.push(fromCursor(terms, keys, isReversed(args)));
  }
  const order = toOrderSql(terms, { isReversed: isReversed(args) });
  const take = args.take ?? defaultTake;
  const skip = args.skip ?? 0;
  const limit = take === null ? sql`` : sql`limit ${Math.abs(take)}`;
  const page = take === null && skip === 0 ? sql`` : sql`order by ${order} ${limit} offset ${skip}`;
  const selected = sql.join([...new Set([model.key, ...columns])].map((column) => sql.ref(`m.${column}`)));
  const table = sql`${sql.table(model.table)} as m`;

  if (args.distinct && args.distinct.length > 0) {
    const same = sql.join(args.distinct.map((column) => sql.ref(`m.${column}`)));
    if (parents) throw refuse('bad-question', 'distinct is answered for the outermost list only.');
    conditions.push(sql`m.${sql.ref(model.key)} in (select ${sql.ref(model.key)} from (
      select ${sql.ref(`m.${model.key}`)}, row_number() over (partition by ${same} order by ${order}) as nth
      from ${table} where ${sql.join(conditions, sql` and `)}) d where nth = 1)`);
  }
  const where = sql.join(conditions, sql` and `);
  if (!parents) return sql<Row>`select ${selected} from ${table} where ${where} ${page}`;
  return sql<Row>`select p.id as "parentId", c.* from unnest(${parents.ids}::text[]) as p(id)
    cross join lateral (
      select ${selected} from ${table}
      where ${sql.ref(`m.${parents.column}`)} = p.id and ${where} ${page}
    ) c`;
}

function isReversed({ take }: ListArguments): boolean {
  return (take ?? 0) < 0;
}

function checkPage({ take, skip }: ListArguments) {
  if (Math.abs(take ?? 0) > limits.maxTake) {
    throw refuse(
      'too-much',
      `take is ${limits.maxTake} at most; ask for the next page with cursor and skip: 1.`,
    );
  }
  if ((skip ?? 0) < 0) throw refuse('bad-question', 'skip must not be negative.');
  if ((skip ?? 0) > limits.maxSkip)
    throw refuse('too-much', `skip is ${limits.maxSkip} at most; page by cursor.`);
}

/** The values by which the cursor's row is ordered; null where there is no such row. */
async function findCursor(
  db: Database,
  model: Model,
  { cursor, terms }: { cursor: Readonly<Record<string, unknown>>; terms: readonly OrderTerm[] },
): Promise<unknown[] | null> {
  const key = cursor[model.key];
  if (typeof key !== 'string') throw refuse('bad-question', `A cursor names its row by ${model.key}.`);
  const values = sql.join(terms.map(({ value }, index) => sql`${value} as ${sql.ref(`k${index}`)}`));
  const { rows } = await sql<Row>`select ${values} from ${sql.table(model.table)} as m
    where ${sql.ref(`m.${model.key}`)} = ${key}`.execute(db);
  return rows[0] ? terms.map((_, index) => rows[0]?.[`k${index}`]) : null;
}

/** At the cursor's place or after it. */
function fromCursor(
  terms: readonly OrderTerm[],
  keys: readonly unknown[],
  isBackwards: boolean,
): RawBuilder<unknown> {
  const isRising = ({ direction }: OrderTerm) => (direction === 'asc') !== isBackwards;
  const [first] = terms;
  if (first && terms.every((term) => isRising(term) === isRising(first))) {
    // An index can be entered at such a place.
    const values = sql`(${sql.join(terms.map(({ value }) => value))})`;
    return isRising(first) ? sql`${values} >= (${sql.join(keys)})` : sql`${values} <= (${sql.join(keys)})`;
  }
  return terms.reduceRight<RawBuilder<unknown>>((rest, term, index) => {
    const { value } = term;
    const key = keys[index];
    if (index === terms.length - 1) return isRising(term) ? sql`${value} >= ${key}` : sql`${value} <= ${key}`;
    const beyond = isRising(term) ? sql`${value} > ${key}` : sql`${value} < ${key}`;
    return sql`(${beyond} or (${value} = ${key} and ${rest}))`;
  }, sql`true`);
}
