import { refuse } from '../errors.ts';
import { limits } from '../limits.ts';
import type { Model } from '../models.ts';
import { all, column, type Draft } from './draft.ts';
import { type OrderTerm, toOrder, toOrderSql } from './order.ts';
import { toCondition } from './where.ts';

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
export type Page = {
  from: string;
  where: string;
  /** Empty where every row is meant. */
  orderAndLimit: string;
  /** The order, as it is asked for, of rows that are read backwards. */
  isReversed: boolean;
};

/**
 * The rows that a list question asks for. A negative `take` gives the last ones before the cursor; the row of the cursor
 * is part of the answer; a cursor that is not there gives nothing.
 *
 * @param belongs condition that ties the rows to those around them
 * @param defaultTake rows to give where the question does not say; null gives all of them
 */
export function toPage(
  draft: Draft,
  model: Model,
  {
    args,
    alias,
    belongs,
    defaultTake,
  }: { args: ListArguments; alias: string; belongs?: string; defaultTake: number | null },
): Page {
  const { take = null, skip = null, cursor, distinct } = args;
  checkPage(args);
  const isReversed = (take ?? 0) < 0;
  const terms = toOrder(draft, model, args.orderBy);
  const from = `"${model.table}" ${alias}`;
  const conditions = [
    ...(belongs ? [belongs] : []),
    toCondition(draft, model, args.where, alias),
    ...(cursor ? [fromCursor(draft, model, { terms, cursor, alias, isReversed })] : []),
  ];
  const order = toOrderSql(terms, alias, isReversed);
  if (distinct && distinct.length > 0) {
    const key = column(alias, model.key);
    const same = distinct.map((name) => column(alias, name)).join(', ');
    const nth = `row_number() over (partition by ${same} order by ${order}) as nth`;
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
      : ` order by ${order}${limit === null ? '' : ` limit ${Math.abs(limit)}`}${skip ? ` offset ${skip}` : ''}`,
    isReversed,
  };
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
  terms: readonly OrderTerm[];
  cursor: Readonly<Record<string, unknown>>;
  alias: string;
  isReversed: boolean;
};

/** At the place of the cursor's row, or after it. */
function fromCursor(draft: Draft, model: Model, { terms, cursor, alias, isReversed }: CursorPlace): string {
  const key = cursor[model.key];
  if (typeof key !== 'string') throw refuse('bad-question', `A cursor names its row by ${model.key}.`);
  const its = draft.alias();
  const bound = draft.bind(key, 'text');
  const askCursor = (what: string) =>
    `(select ${what} from "${model.table}" ${its} where ${column(its, model.key)} = ${bound})`;
  const isRising = ({ isDescending }: OrderTerm) => isDescending === isReversed;
  const values = (name: string) => terms.map(({ toSql }) => toSql(name)).join(', ');

  if (terms.every((term) => isRising(term) === isRising(terms[0] as OrderTerm))) {
    // An index can be entered at such a place.
    const operator = isRising(terms[0] as OrderTerm) ? '>=' : '<=';
    return `(${values(alias)}) ${operator} ${askCursor(values(its))}`;
  }
  return terms.reduceRight((rest, term, index) => {
    const mine = term.toSql(alias);
    const its_ = askCursor(term.toSql(its));
    const operator = isRising(term) ? '>' : '<';
    if (index === terms.length - 1) return `${mine} ${operator}= ${its_}`;
    return `(${mine} ${operator} ${its_} or (${mine} = ${its_} and ${rest}))`;
  }, 'true');
}
