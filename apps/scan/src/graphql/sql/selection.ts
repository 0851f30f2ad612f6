import { type FieldNode, getArgumentValues } from 'graphql';
import { refuse } from '../errors.ts';
import { limits } from '../limits.ts';
import { type Kind, type Model, type ModelName, models, type Relation } from '../models.ts';
import { collectBelow, type Fields, type Question } from '../question.ts';
import { column, type Draft } from './draft.ts';
import { type Member, type Part, toList, toObject, toSql } from './json.ts';
import { TOO_LONG_SQL } from './marks.ts';
import { type ListArguments, toPage } from './page.ts';

/** Where in a question a selection stands. */
export type Place = {
  readonly question: Question;
  readonly draft: Draft;
  /** Fields inside fields, this one included. */
  readonly depth: number;
  /** How many rows of this kind the answer may hold. */
  readonly times: number;
};

type ListQuestion = {
  args: ListArguments;
  nodes: readonly FieldNode[];
  /** What ties the rows to the one around them. */
  belongs?: (alias: string) => string;
};

/** A list question inside another, or beside others, as a JSON list. */
export function selectMany(place: Place, model: Model, question: ListQuestion): Part[] {
  const { rows, alias, isReversed, isMeasured, maxBytes, write } = toRows(place, model, question);
  const nth = isReversed ? ', row_number() over () as nth' : '';
  const outer = place.draft.alias();
  const order = isReversed ? ` order by ${outer}.nth desc` : '';
  if (!isMeasured) return toList(`select ${toSql(write(alias))} as json${nth} from ${rows}`, outer, order);
  const fits = `${outer}.length <= ${maxBytes}`;
  const list = `string_agg(${toSql(write(outer))}, ','${order}) filter (where ${fits})`;
  const whole = `case when bool_and(${fits}) is false then ${TOO_LONG_SQL} else ${list} end`;
  return [
    { text: '[' },
    { sql: `(select ${whole} from (select ${alias}.*${nth} from ${rows}) ${outer})` },
    { text: ']' },
  ];
}

/** A list question as rows: what is put together of each, and how long all of it is so far. */
export type RowList = {
  columns: readonly string[];
  from: string;
  /** One row in JSON; its expressions are the first columns. */
  parts: readonly Part[];
  /** Whether one more column tells how many bytes the long texts have up to there, which may be too many. */
  isMeasured: boolean;
  maxBytes: number;
  isReversed: boolean;
};

/** The one list of a question. Putting its JSON together is no work for the database then. */
export function selectRows(place: Place, model: Model, question: ListQuestion): RowList {
  const { rows, alias, isReversed, isMeasured, maxBytes, write } = toRows(place, model, question);
  const parts = write(alias);
  const columns = parts.flatMap((part) => ('sql' in part ? [part.sql] : []));
  if (isMeasured) columns.push(`${alias}.length`);
  // The row that goes beyond still comes, and tells it.
  const upTo = isMeasured ? ` where ${alias}.length - ${alias}.own <= ${maxBytes}` : '';
  return { columns, from: `${rows}${upTo}`, parts, isMeasured, maxBytes, isReversed };
}

/** The rows of a list question, and how each is written. */
function toRows(place: Place, model: Model, { args, nodes, belongs }: ListQuestion) {
  const { draft } = place;
  const alias = draft.alias();
  const page = toPage(draft, model, {
    args,
    alias,
    defaultTake: limits.defaultTake,
    ...(belongs && { belongs: belongs(alias) }),
  });
  const times = place.times * Math.abs(args.take ?? limits.defaultTake);
  draft.spend('rows', times);
  const fields = collectBelow(place.question, nodes);
  const long = longColumns(model, fields);
  const inner = draft.alias();
  // Only the rows of the page are turned into JSON.
  const found = `(select ${alias}.* from ${page.from} where ${page.where}${page.orderAndLimit}) ${inner}`;
  return {
    ...(long.length === 0 ? { rows: found, alias: inner } : measure(draft, { found, inner, long })),
    isMeasured: long.length > 0,
    isReversed: page.isReversed,
    maxBytes: maxBytesEach(place),
    write: (name: string) =>
      selectFields({ ...place, depth: place.depth + 1, times }, model, { fields, alias: name }),
  };
}

/** Rows with the `length` of all long texts up to there. How long a stored text is, is known without reading it. */
function measure(
  draft: Draft,
  { found, inner, long }: { found: string; inner: string; long: readonly string[] },
) {
  const alias = draft.alias();
  const own = long.map((name) => `octet_length(${column(inner, name)})`).join(' + ');
  const length = `sum(${own}) over (rows unbounded preceding)`;
  return { rows: `(select ${inner}.*, ${own} as own, ${length} as length from ${found}) ${alias}`, alias };
}

/** The one row that a condition finds, as a JSON object; null where there is none. */
export function selectOne(
  place: Place,
  model: Model,
  { where, nodes }: { where: (alias: string) => string; nodes: readonly FieldNode[] },
): Part[] {
  const { draft } = place;
  const alias = draft.alias();
  draft.spend('rows', place.times);
  const fields = collectBelow(place.question, nodes);
  const inner = { ...place, depth: place.depth + 1 };
  const json = toSql(selectFields(inner, model, { fields, alias }));
  const long = longColumns(model, fields).map((name) => `octet_length(${column(alias, name)})`);
  const checked =
    place.times > 1 && long.length > 0
      ? `case when ${long.join(' + ')} > ${maxBytesEach(place)} then ${TOO_LONG_SQL} else ${json} end`
      : json;
  const row = `(select ${checked} from "${model.table}" ${alias} where ${where(alias)} limit 1)`;
  return [{ sql: `coalesce(${row}, 'null')` }];
}

/** What is asked for of one row. */
export function selectFields(
  place: Place,
  model: Model,
  { fields, alias }: { fields: Fields; alias: string },
): Part[] {
  if (place.depth > limits.maxDepth) {
    throw refuse('too-much', `A question may go ${limits.maxDepth} fields deep.`);
  }
  place.draft.spend('fields', fields.size);
  return toObject(
    [...fields].map(([key, nodes]): Member => {
      const name = nodes[0].name.value;
      const kind = model.fields[name];
      if (kind) return { key, value: toJson(column(alias, name), kind) };
      if (name === '__typename') return { key, value: [{ text: `"${model.name}"` }] };
      if (name === '_count') return { key, value: selectCounts(place, model, { nodes, alias }) };
      const relation = model.relations[name];
      if (!relation) throw refuse('bad-question', `There is no field ${name}.`);
      return { key, value: selectRelation(place, relation, { of: model.name, alias, nodes }) };
    }),
  );
}

/** A column's value in JSON. Hex digits need no escaping. */
export function toJson(sql: string, kind: Kind): Part[] {
  switch (kind) {
    case 'int':
      return [{ sql }];
    case 'boolean':
      return [{ sql: `case when ${sql} then 'true' else 'false' end` }];
    case 'text':
      return [{ sql: `to_json(${sql})` }];
    default:
      return [{ text: '"' }, { sql }, { text: '"' }];
  }
}

type Step = { of: ModelName; alias: string; nodes: readonly [FieldNode, ...FieldNode[]] };

function selectRelation(place: Place, relation: Relation, { of, alias, nodes }: Step): Part[] {
  const other = models[relation.model];
  const isTheirs = (theirs: string) => `${column(theirs, relation.to)} = ${column(alias, relation.from)}`;
  if (relation.kind === 'one') return selectOne(place, other, { where: isTheirs, nodes });
  const args = readArguments(place.question, of, nodes[0]);
  return selectMany(place, other, { args, nodes, belongs: isTheirs });
}

function selectCounts(
  place: Place,
  model: Model,
  { nodes, alias }: { nodes: readonly FieldNode[]; alias: string },
): Part[] {
  const fields = collectBelow(place.question, nodes);
  place.draft.spend('fields', fields.size);
  return toObject(
    [...fields].map(([key, [node]]): Member => {
      const relation = model.relations[node.name.value];
      if (!relation) return { key, value: [{ text: `"${model.name}Count"` }] };
      // Every row that is counted is looked at.
      place.draft.spend('rows', place.times);
      const theirs = place.draft.alias();
      const isTheirs = `${column(theirs, relation.to)} = ${column(alias, relation.from)}`;
      const count = `select count(*) from "${models[relation.model].table}" ${theirs} where ${isTheirs}`;
      return { key, value: [{ sql: `(${count})` }] };
    }),
  );
}

/** The arguments of a field, read by its type. @throws {GraphQLError} */
export function readArguments(question: Question, type: string, node: FieldNode): ListArguments {
  const parent = question.schema.getType(type);
  const field = parent && 'getFields' in parent && parent.getFields()[node.name.value];
  if (!field || !('args' in field)) throw refuse('bad-question', `There is no field ${node.name.value}.`);
  return getArgumentValues(field, node, question.variables);
}

/** What one of several lists or texts beside each other may hold. */
function maxBytesEach({ times }: Place): number {
  return Math.floor(limits.maxAnswerBytes / times);
}

function longColumns(model: Model, fields: Fields): string[] {
  const names = [...fields.values()].map(([node]) => node.name.value);
  return [...new Set(names)].filter(
    (name) => model.fields[name] === 'text' || model.fields[name] === 'bytes',
  );
}
