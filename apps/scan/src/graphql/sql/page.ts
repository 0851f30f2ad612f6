import { refuse } from '../errors.ts';
import { limits } from '../limits.ts';
import type { Model } from '../models.ts';
import { all, column, type Draft, FINDING, GROUPING, KEYED, readingWork, SORTING } from './draft.ts';
import { type Order, type OrderTerm, readOrderEntries, toOrder, toOrderSql } from './order.ts';
import { entriesOf, toCondition } from './where.ts';

/** The arguments of every list question. */
export type ListArguments = {
  readonly where?: unknown;
  readonly orderBy?: unknown;
  readonly cursor?: Readonly<Record<string, unknown>> | null;
  readonly take?: number | null;
  readonly skip?: number | null;
  readonly distinct?: readonly string[] | null;
};

/** The rows of a list question, in the parts of a statement. */
export type RowPage = {
  from: string;
  where: string;
  /** Empty where every row is meant. */
  orderAndLimit: string;
  /** The order, as it is asked for, of rows that are read backwards. */
  isReversed: boolean;
  /** How many rows may have to be looked at. */
  visits: number;
};

type PageQuestion = {
  args: ListArguments;
  alias: string;
  /** How often the same row may be visited, see `Place`. */
  repeats: number;
  /** What ties the rows to those around them: by which column, and how many of those there may be. */
  belongs?: { column: string; condition: string; times: number; order: readonly string[] | undefined };
  /** Rows to give where the question does not say; null gives all of them. */
  defaultTake: number | null;
};

/**
 * The rows that a list question asks for. A negative `take` gives the last ones before the cursor; the row of the cursor
 * is part of the answer; a cursor that is not there gives nothing.
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
    // Checked numbers; the plan of a statement should know them.
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

/** Whether an index gives the rows in that order; of those that belong to a row, the ones with one value of `owner`. */
function isIndexed({ indexes }: Model, terms: readonly OrderTerm[], owner?: string): boolean {
  if (terms.some(({ isDescending }) => isDescending !== terms[0]?.isDescending)) return false;
  const wanted = [...(owner === undefined ? [] : [owner]), ...terms.map(({ field }) => field)];
  return indexes.some((columns) => wanted.every((field, nth) => field !== null && field === columns[nth]));
}

/** Whether an index leads to the rows: they have one of some values. */
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
      `take is ${limits.maxTake} at most; ask for the next page with cursor and skip: 1.`,
    );
  }
  if ((skip ?? 0) < 0) throw refuse('bad-question', 'skip must not be negative.');
  if ((skip ?? 0) > limits.maxSkip) {
    throw refuse('too-much', `skip is ${limits.maxSkip} at most; page by cursor.`);
  }
}

type CursorPlace = {
  order: Order;
  /** What the terms compare of the rows that are looked for. */
  values: readonly string[];
  cursor: Readonly<Record<string, unknown>>;
  isReversed: boolean;
};

/** At the place of the cursor's row, or after it. */
function fromCursor(draft: Draft, model: Model, { order, values, cursor, isReversed }: CursorPlace): string {
  const { terms } = order;
  const key = cursor[model.key];
  if (typeof key !== 'string') throw refuse('bad-question', `A cursor names its row by ${model.key}.`);
  const its = draft.alias();
  const bound = draft.bind(key, 'text');
  const cursors = order.on(its);
  const askCursor = (what: string) =>
    `(select ${what} from "${model.table}" ${its}${cursors.joins} where ${column(its, model.key)} = ${bound})`;
  const isRising = ({ isDescending }: OrderTerm) => isDescending === isReversed;

  if (terms.every((term) => isRising(term) === isRising(terms[0] as OrderTerm))) {
    // An index can be entered at such a place.
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
