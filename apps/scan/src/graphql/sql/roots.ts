import type { FieldNode } from 'graphql';
import { limits } from '../question/limits.ts';
import { type Model, type ModelName, modelNames, models } from '../question/models.ts';
import { collectBelow, refuse } from '../question/question.ts';
import { selectAggregate, selectAggregated, toAggregateValue } from './aggregate.ts';
import { all, any, column, type Draft, GROUPING, not, readingWork, SORTING } from './draft.ts';
import { type Member, type Part, TOO_MANY_SQL, toBytes, toObject, toSql } from './json.ts';
import { readOrderEntries, readOrderEntry } from './order.ts';
import { type ListArguments, toPage } from './page.ts';
import {
  type RowList,
  type SelectionPlace,
  selectMany,
  selectObject,
  selectOne,
  selectRows,
  toColumnJson,
} from './selection.ts';
import { entriesOf, listOf, toCondition, toFilterCondition, toValue, type Value } from './where.ts';

type GroupArguments = {
  readonly where?: unknown;
  readonly orderBy?: unknown;
  readonly by?: readonly string[];
  readonly having?: unknown;
  readonly take?: number | null;
  readonly skip?: number | null;
};

/** Groups of rows with equal fields in `by`, as a JSON list. Without `take` all groups, or an error. */
function selectGroups(
  place: SelectionPlace,
  model: Model,
  { args, nodes }: { args: GroupArguments; nodes: readonly FieldNode[] },
): Part[] {
  const { draft } = place;
  const by = [...new Set(args.by ?? [])];
  if (by.length === 0) throw refuse('bad-question', 'by must name at least one field.');
  const take = args.take ?? null;
  const skip = args.skip ?? 0;
  if (take !== null && (take < 0 || take > limits.maxTake)) {
    throw refuse('too-much', `take must be from 0 to ${limits.maxTake} here.`);
  }
  if (skip < 0 || skip > limits.maxSkip)
    throw refuse('too-much', `skip must be from 0 to ${limits.maxSkip}.`);
  draft.spend('rows', limits.aggregateWeight + (take ?? 0));
  const visits = draft.countRows(model.table);
  draft.spend('work', visits * (1 + GROUPING + SORTING * by.length));
  for (const name of by) draft.spend('work', visits * readingWork(model.fields[name] ?? 'text'));

  const alias = draft.alias();
  const fields = collectBelow(place.question, nodes);
  draft.spend('fields', fields.size);
  const members = [...fields].map(([key, below]): Member => {
    const name = below[0].name.value;
    if (name === '__typename') return { key, value: [{ text: `"${model.name}GroupBy"` }] };
    if (name.startsWith('_'))
      return { key, value: selectAggregated(place, model, { nodes: below, alias, visits }) };
    checkGrouped(by, name);
    return { key, value: toColumnJson(column(alias, name), model.fields[name] ?? 'text') };
  });

  const columns = by.map((name) => column(alias, name)).join(', ');
  const having = toHaving(draft, model, { having: args.having, by, alias, visits });
  const order = [...toGroupOrder(draft, model, { orderBy: args.orderBy, by, alias, visits }), columns].join(
    ', ',
  );
  // One more than allowed shows that there are more.
  const limit = take ?? limits.maxGroups + 1;
  const row = toObject(members);
  const json = toSql([{ sql: draft.charge(toBytes(row), place.root) }, ...row]);
  // Skipped groups are not written, and cost no bytes.
  const shown =
    skip === 0 ? json : `case when row_number() over (order by ${order}) > ${skip} then ${json} end`;
  const groups =
    `select ${shown} as json from "${model.table}" ${alias} ` +
    `where ${toCondition(draft, model, args.where, { alias, visits })} group by ${columns} having ${having} ` +
    `order by ${order} limit ${limit} offset ${skip}`;

  const outer = draft.alias();
  const all = `string_agg(${outer}.json, ',')`;
  const list =
    take === null ? `case when count(*) > ${limits.maxGroups} then ${TOO_MANY_SQL} else ${all} end` : all;
  return [{ text: '[' }, { sql: `(select ${list} from (${groups}) ${outer})` }, { text: ']' }];
}

function checkGrouped(by: readonly string[], name: string) {
  if (!by.includes(name)) throw refuse('bad-question', `${name} is not one of the fields in by.`);
}

type Group = { by: readonly string[]; alias: string };

function toHaving(
  draft: Draft,
  model: Model,
  { having, by, alias, visits }: Group & { having: unknown; visits: number },
  depth = 0,
): string {
  if (depth > limits.maxConditionDepth) {
    throw refuse('too-much', `A having may be ${limits.maxConditionDepth} levels deep.`);
  }
  const each = (value: unknown) =>
    listOf(value).map((inner) => toHaving(draft, model, { having: inner, by, alias, visits }, depth + 1));
  return all(
    entriesOf(having).map(([field, filter]) => {
      if (field === 'AND') return all(each(filter));
      if (field === 'OR') return any(each(filter));
      if (field === 'NOT') return all(each(filter).map(not));
      const kind = model.fields[field];
      if (!kind) throw refuse('bad-question', `There is no field ${field}.`);
      const sql = column(alias, field);
      const plain = toValue(sql, kind);
      if (namesRows(filter)) checkGrouped(by, field);
      const aggregates = (word: string): Value => toAggregateValue(word, { sql, kind }, plain);
      return toFilterCondition(draft, filter, { value: { ...plain, aggregates }, visits });
    }),
  );
}

/** True if a filter compares the field itself, not only its aggregates. */
function namesRows(filter: unknown): boolean {
  return entriesOf(filter).some(([word, value]) => {
    if (word === 'not') return namesRows(value);
    return !word.startsWith('_') && word !== 'mode';
  });
}

function toGroupOrder(
  draft: Draft,
  model: Model,
  { orderBy, by, alias, visits }: Group & { orderBy: unknown; visits: number },
): string[] {
  return readOrderEntries(orderBy).map((input) => {
    const [field, value] = readOrderEntry(input);
    if (!field.startsWith('_')) {
      checkGrouped(by, field);
      draft.spend('work', visits * (SORTING + readingWork(model.fields[field] ?? 'text')));
      return `${column(alias, field)} ${value === 'desc' ? 'desc' : 'asc'}`;
    }
    const [name, direction] = readOrderEntry(value);
    const kind = model.fields[name];
    if (!kind) throw refuse('bad-question', `There is no field ${name}.`);
    const sql = column(alias, name);
    const aggregate = toAggregateValue(field, { sql, kind }, toValue(sql, kind));
    draft.spend('work', visits * (SORTING + aggregate.work));
    return `${aggregate.sql} ${direction === 'desc' ? 'desc' : 'asc'}`;
  });
}

/** A root field. */
export type Root = {
  /** Builds the statement for the field's JSON value. */
  select: (place: SelectionPlace, args: RootArguments, nodes: readonly FieldNode[]) => Part[];
  /** The same as rows, for a list. */
  selectRows?: (place: SelectionPlace, args: RootArguments, nodes: readonly FieldNode[]) => RowList;
  /** The error message when the field must not be null. */
  orThrow?: string;
};

type RootArguments = ListArguments & GroupArguments;

/** All root fields by name. */
export const roots: ReadonlyMap<string, Root> = new Map(modelNames.flatMap(createRoots));

function createRoots(name: ModelName): [string, Root][] {
  const model = models[name];
  const orThrow = `No ${name} found`;
  const findByKey: Root = {
    select(place, { where }, nodes) {
      const key = (where as Readonly<Record<string, unknown>>)[model.key];
      if (typeof key !== 'string') throw refuse('bad-question', `where must contain ${model.key}.`);
      const bound = place.draft.bind(key, 'text');
      return selectOne(place, model, { where: (alias) => `${column(alias, model.key)} = ${bound}`, nodes });
    },
  };
  const findFirst: Root = { select: (place, args, nodes) => selectFirst(place, model, { args, nodes }) };
  return [
    [
      model.many,
      {
        select: (place, args, nodes) => selectMany(place, model, { args, nodes }),
        selectRows: (place, args, nodes) => selectRows(place, model, { args, nodes }),
      },
    ],
    [model.one, findByKey],
    [`get${name}`, { ...findByKey, orThrow }],
    [`findFirst${name}`, findFirst],
    [`findFirst${name}OrThrow`, { ...findFirst, orThrow }],
    [`aggregate${name}`, { select: (place, args, nodes) => selectAggregate(place, model, { args, nodes }) }],
    [`groupBy${name}`, { select: (place, args, nodes) => selectGroups(place, model, { args, nodes }) }],
  ];
}

/** The first row of a list; the last one if `take` is negative. */
function selectFirst(
  place: SelectionPlace,
  model: Model,
  { args, nodes }: { args: ListArguments; nodes: readonly FieldNode[] },
): Part[] {
  const { draft } = place;
  const alias = draft.alias();
  const take = (args.take ?? 1) < 0 ? -1 : 1;
  const page = toPage(draft, model, {
    args: { ...args, take },
    alias,
    repeats: place.repeats,
    defaultTake: limits.defaultTake,
  });
  draft.spend('rows', place.times);
  const inner = draft.alias();
  const json = selectObject(place, model, { nodes, alias: inner });
  const row = `select ${alias}.* from ${page.from} where ${page.where}${page.orderAndLimit}`;
  return [{ sql: `coalesce((select ${json} from (${row}) ${inner}), 'null')` }];
}
