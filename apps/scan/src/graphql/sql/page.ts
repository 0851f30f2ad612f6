import { limits } from '../question/limits.ts';
import type { Model } from '../question/models.ts';
import { refuse } from '../question/question.ts';
import { all, column, type Draft, FINDING, GROUPING, KEYED, readingWork, SORTING } from './draft.ts';
import { type Order, type OrderTerm, readOrderEntries, toOrder, toOrderSql } from './order.ts';
import { entriesOf, toCondition } from './where.ts';

/** The arguments of every list. */
export type ListArguments = {
  readonly where?: unknown;
  readonly orderBy?: unknown;
  readonly cursor?: Readonly<Record<string, unknown>> | null;
  readonly take?: number | null;
  readonly skip?: number | null;
  readonly distinct?: readonly string[] | null;
};

/** The parts of a statement for a list. */
export type RowPage = {
  from: string;
  where: string;
  /** Empty for all rows. */
  orderAndLimit: string;
  /** The rows are read in reverse order. */
  isReversed: boolean;
  /** How many rows may be scanned. */
  visits: number;
};

type PageQuestion = {
  args: ListArguments;
  alias: string;
  /** How often the same row may be visited, see `SelectionPlace`. */
  repeats: number;
  /** Ties the rows to their parent rows: by which column, and the number of parents. */
  belongs?: { column: string; condition: string; times: number; order: readonly string[] | undefined };
  /** Default number of rows; null for all. */
  defaultTake: number | null;
};

/**
 * The rows of a list. A negative `take` returns the last rows before the cursor; the cursor's row is included; an
 * unknown cursor returns nothing.
 */
export function toPage(draft: Draft, model: Model, question: PageQuestion): RowPage {
  const { args, alias, belongs, defaultTake } = question;
  const { take = null, skip = null, cursor, distinct } = args;
  checkPage(args);
  const isReversed = (take ?? 0) < 0;
  const order = toOrder(draft, model, args.orderBy, belongs?.order);
  const visits = spendVisits(draft, model, { ...question, terms: order.terms });
  const { joins, values } = order.on(alias);
  const from = `"${model.table}" ${alias}${joins}`;
  const conditions = [
    ...(belongs ? [belongs.condition] : []),
    toCondition(draft, model, args.where, { alias, visits }),
    ...(cursor ? [fromCursor(draft, model, { order, values, cursor, isReversed })] : []),
  ];
  const orderSql = toOrderSql(order.terms, values, isReversed);
  if (distinct && distinct.length > 0) {
    const key = column(alias, model.key);
    const same = distinct.map((name) => column(alias, name)).join(', ');
    const nth = `row_number() over (partition by ${same} order by ${orderSql}) as nth`;
    const first = draft.alias();
    const firsts = `select ${key} as key, ${nth} from ${from} where ${all(conditions)}`;
    conditions.push(`${key} in (select ${first}.key from (${firsts}) ${first} where ${first}.nth = 1)`);
  }
  const limit = take ?? defaultTake;
  const isWhole = limit === null && !skip;
  return {
    from,
    where: all(conditions),
    // The numbers are validated; inlined, the planner knows them.
    orderAndLimit: isWhole
      ? ''
      : ` order by ${orderSql}${limit === null ? '' : ` limit ${Math.abs(limit)}`}${skip ? ` offset ${skip}` : ''}`,
    isReversed,
    visits,
  };
}

/** Charges for finding the rows. */
function spendVisits(
  draft: Draft,
  model: Model,
  { args, repeats, belongs, defaultTake, terms }: PageQuestion & { terms: readonly OrderTerm[] },
): number {
  const { where, distinct, skip } = args;
  const rows = draft.countRows(model.table);
  const times = belongs?.times ?? 1;
  const isDistinct = distinct && distinct.length > 0;
  const take = args.take ?? defaultTake;
  let visits = repeats * rows;
  let each = 1 + sum(terms.map(({ work }) => SORTING + work));
  if (isDistinct) each += GROUPING + sum(distinct.map((name) => readingWork(model.fields[name] ?? 'text')));
  if (
    take !== null &&
    !isDistinct &&
    entriesOf(where).length === 0 &&
    (isIndexed(model, terms, belongs?.column) || (belongs?.order && isUnordered(args)))
  ) {
    visits = Math.min(visits, times * (Math.abs(take) + (skip ?? 0)));
    each = 1;
  } else if (isKeyed(model, where)) visits = Math.ceil(visits * KEYED);
  draft.spend('work', times * FINDING + visits * each);
  return visits;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

function isUnordered({ orderBy }: ListArguments): boolean {
  return readOrderEntries(orderBy).length === 0;
}

/** True if an index provides the order; for child rows, an index that starts with the column of their parent. */
function isIndexed({ indexes }: Model, terms: readonly OrderTerm[], owner?: string): boolean {
  if (terms.some(({ isDescending }) => isDescending !== terms[0]?.isDescending)) return false;
  const wanted = [...(owner === undefined ? [] : [owner]), ...terms.map(({ field }) => field)];
  return indexes.some((columns) => wanted.every((field, nth) => field !== null && field === columns[nth]));
}

/** True if an index finds the rows by their values. */
function isKeyed({ indexes }: Model, where: unknown): boolean {
  return entriesOf(where).some(
    ([field, filter]) =>
      indexes.some(([first]) => first === field) &&
      entriesOf(filter).some(([word]) => word === 'equals' || word === 'in'),
  );
}

function checkPage({ take, skip }: ListArguments) {
  if (Math.abs(take ?? 0) > limits.maxTake) {
    throw refuse(
      'too-much',
      `take must be at most ${limits.maxTake}; request the next page with cursor and skip: 1.`,
    );
  }
  if ((skip ?? 0) < 0) throw refuse('bad-question', 'skip must not be negative.');
  if ((skip ?? 0) > limits.maxSkip) {
    throw refuse('too-much', `skip must be at most ${limits.maxSkip}; use a cursor instead.`);
  }
}

type CursorPlace = {
  order: Order;
  /** The compared values of the rows. */
  values: readonly string[];
  cursor: Readonly<Record<string, unknown>>;
  isReversed: boolean;
};

/** From the cursor's row on. */
function fromCursor(draft: Draft, model: Model, { order, values, cursor, isReversed }: CursorPlace): string {
  const { terms } = order;
  const key = cursor[model.key];
  if (typeof key !== 'string') throw refuse('bad-question', `A cursor must name its row by ${model.key}.`);
  const its = draft.alias();
  const bound = draft.bind(key, 'text');
  const cursors = order.on(its);
  const askCursor = (what: string) =>
    `(select ${what} from "${model.table}" ${its}${cursors.joins} where ${column(its, model.key)} = ${bound})`;
  const isRising = ({ isDescending }: OrderTerm) => isDescending === isReversed;

  if (terms.every((term) => isRising(term) === isRising(terms[0] as OrderTerm))) {
    // An index can start at such a row.
    const operator = isRising(terms[0] as OrderTerm) ? '>=' : '<=';
    return `(${values.join(', ')}) ${operator} ${askCursor(cursors.values.join(', '))}`;
  }
  return terms.reduceRight((rest, term, index) => {
    const mine = values[index];
    const its_ = askCursor(cursors.values[index] as string);
    const operator = isRising(term) ? '>' : '<';
    if (index === terms.length - 1) return `${mine} ${operator}= ${its_}`;
    return `(${mine} ${operator} ${its_} or (${mine} = ${its_} and ${rest}))`;
  }, 'true');
}
