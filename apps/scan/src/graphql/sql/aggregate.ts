import type { FieldNode } from 'graphql';
import { limits } from '../question/limits.ts';
import type { Kind, Model } from '../question/models.ts';
import { collectBelow, refuse } from '../question/question.ts';
import { column, readingWork } from './draft.ts';
import { LARGE_SUM_SQL, type Member, type Part, toBytes, toObject, toSql } from './json.ts';
import { type ListArguments, toPage } from './page.ts';
import type { SelectionPlace } from './selection.ts';
import { entriesOf, type Value } from './where.ts';

const MAX_INT = 2_147_483_647;

/** Counts and aggregates the rows of a query (all of them without `take`). */
export function selectAggregate(
  place: SelectionPlace,
  model: Model,
  { args, nodes }: { args: ListArguments; nodes: readonly FieldNode[] },
): Part[] {
  const { draft } = place;
  draft.spend('rows', limits.aggregateWeight);
  const fields = collectBelow(place.question, nodes);
  const select = (rows: Omit<Aggregated, 'nodes'>) => {
    const json = toObject(
      [...fields].map(
        ([key, below]): Member => ({ key, value: selectAggregated(place, model, { ...rows, nodes: below }) }),
      ),
    );
    return toSql([{ sql: draft.charge(toBytes(json), place.root) }, ...json]);
  };
  const isCount = [...fields.values()].every(([node]) => ['_count', '__typename'].includes(node.name.value));
  if (model.counts && isCount && entriesOf(args).length === 0) {
    const count = `(select coalesce(sum(count), 0) from "${model.counts}")`;
    return [{ sql: select({ alias: '', visits: 0, count }) }];
  }
  const alias = draft.alias();
  const page = toPage(draft, model, { args, alias, repeats: place.repeats, defaultTake: null });
  const rows = `from ${page.from} where ${page.where}`;
  const paged = `from (select ${alias}.* ${rows}${page.orderAndLimit}) ${alias}`;
  return [{ sql: `(select ${select({ alias, visits: page.visits })} ${page.orderAndLimit ? paged : rows})` }];
}

type Aggregated = {
  nodes: readonly [FieldNode, ...FieldNode[]];
  alias: string;
  /** How many rows are scanned. */
  visits: number;
  /** An expression for their number. */
  count?: string;
};

/** One of `_count`, `_avg`, `_sum`, `_min`, `_max`, with its fields. */
export function selectAggregated(
  place: SelectionPlace,
  model: Model,
  { nodes, alias, visits, count = 'count(*)' }: Aggregated,
): Part[] {
  const word = nodes[0].name.value;
  if (word === '__typename') return [{ text: `"Aggregate${model.name}"` }];
  const fields = collectBelow(place.question, nodes);
  place.draft.spend('fields', fields.size);
  const typeName = `${model.name}${word.charAt(1).toUpperCase()}${word.slice(2)}Aggregate`;
  return toObject(
    [...fields].map(([key, [node]]): Member => {
      const field = node.name.value;
      if (field === '__typename') return { key, value: [{ text: `"${typeName}"` }] };
      const kind = model.fields[field];
      if (word !== '_count' && kind) place.draft.spend('work', visits * readingWork(kind));
      // No column is nullable, so every field of `_count` is the number of rows.
      if (word === '_count') return { key, value: [{ sql: count, bytes: 1 }] };
      return { key, value: toAggregateJson(word, { sql: column(alias, field), kind }) };
    }),
  );
}

function toAggregateJson(word: string, { sql, kind }: { sql: string; kind: Kind | undefined }): Part[] {
  if (!kind) throw refuse('bad-question', 'Unknown field.');
  const value = toAggregateSql(word, { sql, kind });
  const json = `coalesce(to_json(${value})::text, 'null')`;
  if (word === '_sum') {
    return [{ sql: `case when abs(${value}) > ${MAX_INT} then ${LARGE_SUM_SQL} else ${json} end`, bytes: 1 }];
  }
  if (word === '_avg' || kind === 'int' || kind === 'boolean') return [{ sql: json, bytes: 1 }];
  return [{ sql: json, bytes: `octet_length(${kind === 'text' ? json : value})` }];
}

function toAggregateSql(word: string, { sql, kind }: { sql: string; kind: Kind }): string {
  if (word === '_avg') return `avg(${sql})::float8`;
  if (word === '_sum') return `sum(${sql})`;
  if (kind === 'boolean') return `${word === '_min' ? 'bool_and' : 'bool_or'}(${sql})`;
  return `${word === '_min' ? 'min' : 'max'}(${sql})`;
}

/** The value of a group of rows that `having` and `orderBy` compare. */
export function toAggregateValue(
  word: string,
  { sql, kind }: { sql: string; kind: Kind },
  plain: Value,
): Value {
  if (word === '_count') return { sql: 'count(*)', type: 'integer', letters: 'any', work: 0 };
  const value = toAggregateSql(word, { sql, kind });
  if (word === '_avg') return { sql: value, type: 'float8', letters: 'any', work: plain.work };
  if (word === '_sum') return { sql: value, type: 'integer', letters: 'any', work: plain.work };
  return { ...plain, sql: value };
}
