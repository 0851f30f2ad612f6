import {
  execute,
  type FieldNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { ReadRows, Rows } from '../store/database.ts';
import { type Limits, limits } from './question/limits.ts';
import {
  AnswerTooLongError,
  collectBelow,
  collectFields,
  type FieldNodes,
  type Question,
  refuse,
} from './question/question.ts';
import { createDraft, type RowCounts } from './sql/draft.ts';
import { LARGE_SUM, TOO_MANY, toSql } from './sql/json.ts';
import { type Root, roots } from './sql/roots.ts';
import { type RowList, readArguments, type SelectionPlace } from './sql/selection.ts';

/** The approximate number of each in one parent. */
const sizes: Readonly<Record<string, number>> = {
  types: 150,
  directives: 6,
  fields: 6,
  inputFields: 6,
  enumValues: 2,
  args: 1,
};

/** The average length of a name; the response key counts for each. */
const NAME_CHARACTERS = 24;

const MAX_KEPT = 200;
const MAX_KEPT_CHARACTERS = 4_000_000;

/**
 * Answers by the text of the document, the operation and the response key: text, since a node would retain its whole
 * document.
 */
export const told = new LRUCache<string, string>({
  max: MAX_KEPT,
  maxSize: MAX_KEPT_CHARACTERS,
  sizeCalculation: (json, place) => json.length + place.length,
});

function isIntrospection(node: FieldNode): boolean {
  return node.name.value === '__schema' || node.name.value === '__type';
}

/**
 * Answers introspection from the schema in memory, in JSON; all fields of one query share one limit, and are weighed before
 * the first is executed.
 *
 * @throws {GraphQLError} `too-much`
 */
function createIntrospector(
  question: Question,
  fields: FieldNodes,
): (nodes: readonly [FieldNode, ...FieldNode[]]) => Promise<string> {
  let left: number = limits.maxIntrospection;
  const weigh = (below: readonly FieldNode[], times: number) => {
    for (const [key, inner] of collectBelow(question, below)) {
      left -= times * Math.max(1, key.length / NAME_CHARACTERS);
      if (left < 0) throw refuse('too-much', 'Too much introspection for one query.');
      weigh(inner, times * (sizes[inner[0].name.value] ?? 1));
    }
  };
  for (const nodes of fields.values()) if (isIntrospection(nodes[0])) weigh(nodes, 1);
  return async (nodes) => {
    const { loc } = question.operation;
    const place = `${loc?.start} ${(nodes[0].alias ?? nodes[0].name).value} ${loc?.source.body}`;
    const isFixed = Object.keys(question.variables).length === 0;
    const known = isFixed ? told.get(place) : undefined;
    if (known !== undefined) return known;
    const selectionSet: SelectionSetNode = { kind: Kind.SELECTION_SET, selections: nodes };
    const operation: OperationDefinitionNode = { ...question.operation, selectionSet };
    const { data, errors } = await execute({
      schema: question.schema,
      document: { kind: Kind.DOCUMENT, definitions: [operation, ...question.fragments.values()] },
      variableValues: question.variables,
    });
    const [error] = errors ?? [];
    if (error) throw error;
    const json = JSON.stringify(Object.values(data ?? {})[0] ?? null);
    if (isFixed) told.set(place, json);
    return json;
  };
}

/** A root field: its JSON value, or its part of the statement. */
type Member =
  | { key: string; json: string }
  | { key: string; column: number; root: Root }
  | { key: string; list: RowList };

export type AskDatabaseOptions = {
  read: ReadRows;
  limits: Limits;
  counts: RowCounts;
  /** The size limit of the answer. */
  maxBytes: number;
};

/**
 * Answers a query in JSON. One statement reads everything, so that all fields are consistent; nested lists are already
 * JSON.
 *
 * @throws {GraphQLError} when the query exceeds a limit
 * @throws {AnswerTooLongError} when the answer exceeds `maxBytes`
 */
export async function askDatabase(question: Question, asking: AskDatabaseOptions): Promise<string> {
  const { limits, counts, maxBytes } = asking;
  const fields = collectFields(question, [question.operation.selectionSet]);
  if (fields.size > limits.maxRoots) {
    throw refuse('too-much', `A query may have ${limits.maxRoots} fields at the top level.`);
  }
  const writer = createWriter(maxBytes);
  const introspect = createIntrospector(question, fields);
  const draft = createDraft({ limits, counts, answerBytes: maxBytes });
  const isOneList =
    [...fields.values()].filter(([node]) => roots.get(node.name.value)?.selectRows).length === 1;
  const columns: string[] = [];
  const members: Member[] = [];
  let list: RowList | null = null;
  for (const [key, nodes] of fields) {
    const [node] = nodes;
    const root = roots.get(node.name.value);
    if (!root) {
      const json = isIntrospection(node) ? await introspect(nodes) : '"Query"';
      writer.spend(json, key);
      members.push({ key, json });
      continue;
    }
    const place: SelectionPlace = { question, draft, depth: 1, times: 1, repeats: 1, root: key };
    const args = readArguments(question, 'Query', node);
    if (isOneList && root.selectRows) {
      list = root.selectRows(place, args, nodes);
      members.push({ key, list });
    } else {
      members.push({ key, column: columns.length, root });
      columns.push(toSql(root.select(place, args, nodes)));
    }
  }
  const { values } = draft;
  const found =
    list || columns.length > 0
      ? await find(asking.read, { list, columns, values })
      : { rows: [], values: [] };
  return writeBody(writer, members, found);
}

type Found = { rows: Rows; values: readonly (string | null)[] };

/** The rows of the list, and the values of all other columns, in one statement. */
async function find(
  read: ReadRows,
  { list, columns, values }: { list: RowList | null; columns: readonly string[]; values: readonly unknown[] },
): Promise<Found> {
  if (!list) {
    const [row] = await read({ text: `select ${columns.join(', ')}`, values });
    return { rows: [], values: row ?? [] };
  }
  if (columns.length === 0) {
    const text = `select ${list.row} from ${list.from}`;
    return { rows: await read({ text, values }), values: [] };
  }
  // The first row carries the values; it exists even if the list is empty.
  const rows = `select ${list.row} as json from ${list.from}`;
  const beside = columns.map((column) => `case when row_number() over () = 1 then ${column} end`);
  const text = `select r.json, ${beside.join(', ')} from (select) one left join (${rows}) r on true`;
  const found = await read({ text, values });
  return { rows: found.filter(([json]) => json !== null), values: found[0]?.slice(1) ?? [] };
}

function writeBody(writer: Writer, members: readonly Member[], { rows, values }: Found): string {
  const errors: GraphQLError[] = [];
  writer.write('{"data":{', '');
  for (const [nth, member] of members.entries()) {
    const { key } = member;
    writer.write(`${nth > 0 ? ',' : ''}"${key}":`, key);
    if ('json' in member) writer.add(member.json);
    else if ('list' in member) writeRows(writer, { key, list: member.list, rows });
    else writer.write(check(values[member.column] ?? 'null', member, errors), key);
  }
  writer.write('}', '');
  if (errors.length > 0) writer.write(`,"errors":${JSON.stringify(errors)}`, 'errors');
  writer.write('}', '');
  return writer.end();
}

function writeRows(
  writer: Writer,
  { key, list: { isReversed }, rows }: { key: string; list: RowList; rows: Rows },
) {
  const count = rows.length;
  writer.write('[', key);
  for (let nth = 0; nth < count; nth++) {
    const [json] = rows[isReversed ? count - 1 - nth : nth] ?? [];
    if (nth > 0) writer.write(',', key);
    writer.write(json ?? '', key);
  }
  writer.write(']', key);
}

function check(json: string, { key, root }: { key: string; root: Root }, errors: GraphQLError[]): string {
  if (json.includes(TOO_MANY)) throw new AnswerTooLongError(key);
  if (json === 'null' && root.orThrow) {
    errors.push(new GraphQLError(root.orThrow, { path: [key], extensions: { code: 'not-found' } }));
  }
  if (!json.includes(LARGE_SUM)) return json;
  errors.push(new GraphQLError('Int cannot represent a sum of more than 31 bits.', { path: [key] }));
  return json.replaceAll(LARGE_SUM, 'null');
}

/** Writes an answer within its size limit. */
type Writer = {
  /** Counts text that is added later. @throws {AnswerTooLongError} */
  spend: (text: string, root: string) => void;
  /** Adds text that was already counted. */
  add: (text: string) => void;
  /** Counts and adds. @throws {AnswerTooLongError} */
  write: (text: string, root: string) => void;
  end: () => string;
};

/** Joins pieces at this many characters, to keep few of them. */
const JOINED = 100_000;

function createWriter(maxBytes: number): Writer {
  let left = maxBytes;
  let pieces: string[] = [];
  let length = 0;
  const joined: string[] = [];
  const spend = (text: string, root: string) => {
    left -= Buffer.byteLength(text);
    if (left < 0) throw new AnswerTooLongError(root);
  };
  const add = (text: string) => {
    pieces.push(text);
    length += text.length;
    if (length < JOINED) return;
    joined.push(pieces.join(''));
    pieces = [];
    length = 0;
  };
  return {
    spend,
    add,
    write(text, root) {
      spend(text, root);
      add(text);
    },
    end: () => [...joined, ...pieces].join(''),
  };
}
