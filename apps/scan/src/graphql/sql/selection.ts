import { type FieldNode, getArgumentValues } from 'graphql';
import { limits } from '../question/limits.ts';
import { type Kind, type Model, type ModelName, models, type Relation } from '../question/models.ts';
import { collectBelow, type FieldNodes, type Question, refuse } from '../question/question.ts';
import { column, type Draft, FINDING } from './draft.ts';
import { type Member, type Part, toBytes, toObject, toSql } from './json.ts';
import { type ListArguments, toPage } from './page.ts';

/** The position of a selection in a query. */
export type SelectionPlace = {
  readonly question: Question;
  readonly draft: Draft;
  /** Nested fields, including this one. */
  readonly depth: number;
  /** How many rows of this model the answer may contain. */
  readonly times: number;
  /** How often the same row may be among them. */
  readonly repeats: number;
  /** The response key of the root field. */
  readonly root: string;
};

type ListQuestion = {
  args: ListArguments;
  nodes: readonly FieldNode[];
  /** Ties the rows to their parent row. */
  belongs?: {
    column: string;
    isTheirs: (alias: string) => string;
    order: readonly string[] | undefined;
  };
};

/** A nested list, or one of several, as JSON. */
export function selectMany(place: SelectionPlace, model: Model, question: ListQuestion): Part[] {
  const { from, alias, isReversed, parts } = toRows(place, model, question);
  const order = isReversed ? ` order by ${alias}.nth desc` : '';
  const list = `(select string_agg(${toSql(parts)}, ','${order}) from ${from})`;
  return [{ text: '[' }, { sql: list }, { text: ']' }];
}

/** A list as rows. */
export type RowList = {
  /** An expression for one row as JSON: one text per row costs the driver a third of a text per field. */
  row: string;
  from: string;
  isReversed: boolean;
};

/** The only list of a query: its rows are joined here, so that the database does not hold the whole list. */
export function selectRows(place: SelectionPlace, model: Model, question: ListQuestion): RowList {
  const { from, parts, isReversed } = toRows(place, model, question);
  return { row: toSql(parts), from, isReversed };
}

/** The rows of a list. The bytes of the whole page are charged before its first text is read. */
function toRows(place: SelectionPlace, model: Model, { args, nodes, belongs }: ListQuestion) {
  const { draft } = place;
  const alias = draft.alias();
  const page = toPage(draft, model, {
    args,
    alias,
    repeats: place.repeats,
    defaultTake: limits.defaultTake,
    ...(belongs && {
      belongs: {
        column: belongs.column,
        condition: belongs.isTheirs(alias),
        times: place.times,
        order: belongs.order,
      },
    }),
  });
  const times = place.times * Math.abs(args.take ?? limits.defaultTake);
  // Below a to-one relation are the names of a schema; most schemas have few.
  const isImplied = place.repeats > 1 && (args.take ?? null) === null;
  draft.spend('rows', isImplied ? place.times * limits.impliedRows : times);
  const fields = collectBelow(place.question, nodes);
  const row = selectFields({ ...place, depth: place.depth + 1, times }, model, { fields, alias });
  // Every row but the first needs a comma.
  const bytes = `(sum(${toBytes(row)} + 1) over ())::bigint - 1`;
  const charge = `case when row_number() over () = 1 then ${draft.charge(bytes, place.root)} end as charge`;
  const nth = page.isReversed ? ', row_number() over () as nth' : '';
  const found = `select ${alias}.* from ${page.from} where ${page.where}${page.orderAndLimit}`;
  return {
    from: `(select ${alias}.*${nth}, ${charge} from (${found}) ${alias}) ${alias}`,
    alias,
    parts: [{ sql: `${alias}.charge` }, ...row] as const,
    isReversed: page.isReversed,
  };
}

/** The row that a condition finds, as a JSON object; null if there is none. */
export function selectOne(
  place: SelectionPlace,
  model: Model,
  { where, nodes }: { where: (alias: string) => string; nodes: readonly FieldNode[] },
): Part[] {
  const { draft, times } = place;
  const alias = draft.alias();
  draft.spend('rows', times);
  draft.spend('work', times * FINDING);
  const json = selectObject(place, model, { nodes, alias });
  return [
    {
      sql: `coalesce((select ${json} from "${model.table}" ${alias} where ${where(alias)} limit 1), 'null')`,
    },
  ];
}

/** One row as a JSON object, whose bytes are charged before it is built. */
export function selectObject(
  place: SelectionPlace,
  model: Model,
  { nodes, alias }: { nodes: readonly FieldNode[]; alias: string },
): string {
  const fields = collectBelow(place.question, nodes);
  const row = selectFields({ ...place, depth: place.depth + 1 }, model, { fields, alias });
  return toSql([{ sql: place.draft.charge(toBytes(row), place.root) }, ...row]);
}

/** The selected fields of a row. */
function selectFields(
  place: SelectionPlace,
  model: Model,
  { fields, alias }: { fields: FieldNodes; alias: string },
): Part[] {
  if (place.depth > limits.maxDepth) {
    throw refuse('too-much', `A query may be ${limits.maxDepth} fields deep.`);
  }
  place.draft.spend('fields', fields.size);
  return toObject(
    [...fields].map(([key, nodes]): Member => {
      const name = nodes[0].name.value;
      const kind = model.fields[name];
      if (kind) return { key, value: toColumnJson(column(alias, name), kind) };
      if (name === '__typename') return { key, value: [{ text: `"${model.name}"` }] };
      if (name === '_count') return { key, value: selectCounts(place, model, { nodes, alias }) };
      const relation = model.relations[name];
      if (!relation) throw refuse('bad-question', `There is no field ${name}.`);
      return { key, value: selectRelation(place, relation, { of: model.name, alias, nodes }) };
    }),
  );
}

/** Lengths of a UID and an address. */
const UID_BYTES = 66;
const ADDRESS_BYTES = 42;

/** A column's value as JSON. Hex needs no escaping. */
export function toColumnJson(sql: string, kind: Kind): Part[] {
  const quote = { text: '"' };
  switch (kind) {
    case 'int':
      return [{ sql, bytes: 1 }];
    case 'boolean':
      return [{ sql: `case when ${sql} then 'true' else 'false' end`, bytes: 4 }];
    case 'text':
      return [{ sql: `to_json(${sql})`, bytes: `octet_length(to_json(${sql})::text)` }];
    // Escaping can at most double it, and the length of a stored text is known without reading it.
    case 'json':
      return [{ sql: `to_json(${sql})`, bytes: `octet_length(${sql}) + 2` }];
    case 'bytes':
      return [quote, { sql, bytes: `octet_length(${sql})` }, quote];
    case 'uid':
      return [quote, { sql, bytes: UID_BYTES }, quote];
    case 'address':
      return [quote, { sql, bytes: ADDRESS_BYTES }, quote];
  }
}

type Step = { of: ModelName; alias: string; nodes: readonly [FieldNode, ...FieldNode[]] };

function selectRelation(place: SelectionPlace, relation: Relation, { of, alias, nodes }: Step): Part[] {
  const other = models[relation.model];
  const isTheirs = (theirs: string) => `${column(theirs, relation.to)} = ${column(alias, relation.from)}`;
  // All parents may have the same row, which is then read once for each.
  if (relation.kind === 'one') {
    return selectOne({ ...place, repeats: place.times }, other, { where: isTheirs, nodes });
  }
  const args = readArguments(place.question, of, nodes[0]);
  return selectMany(place, other, {
    args,
    nodes,
    belongs: { column: relation.to, isTheirs, order: relation.order },
  });
}

function selectCounts(
  place: SelectionPlace,
  model: Model,
  { nodes, alias }: { nodes: readonly FieldNode[]; alias: string },
): Part[] {
  const { draft } = place;
  const fields = collectBelow(place.question, nodes);
  draft.spend('fields', fields.size);
  return toObject(
    [...fields].map(([key, [node]]): Member => {
      const relation = model.relations[node.name.value];
      if (!relation) return { key, value: [{ text: `"${model.name}Count"` }] };
      draft.spend('rows', place.times);
      return { key, value: [{ sql: selectCount(draft, relation, { ...place, alias }), bytes: 1 }] };
    }),
  );
}

/** The number of rows of a relation. */
function selectCount(
  draft: Draft,
  relation: Relation,
  { alias, times, repeats }: { alias: string; times: number; repeats: number },
): string {
  const theirs = draft.alias();
  const from = (table: string) =>
    `from "${table}" ${theirs} where ${column(theirs, relation.to)} = ${column(alias, relation.from)}`;
  if (relation.counts) {
    draft.spend('work', times * FINDING);
    return `coalesce((select ${theirs}.count ${from(relation.counts)}), 0)`;
  }
  draft.spend('work', times * FINDING + repeats * draft.countRows(models[relation.model].table));
  return `(select count(*) ${from(models[relation.model].table)})`;
}

/** The coerced arguments of a field. @throws {GraphQLError} */
export function readArguments(question: Question, type: string, node: FieldNode): ListArguments {
  const parent = question.schema.getType(type);
  const field = parent && 'getFields' in parent && parent.getFields()[node.name.value];
  if (!field || !('args' in field)) throw refuse('bad-question', `There is no field ${node.name.value}.`);
  return getArgumentValues(field, node, question.variables);
}
