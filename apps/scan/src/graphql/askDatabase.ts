import { GraphQLError } from 'graphql';
import type { ReadRows, Rows } from '../store/database.ts';
import { refuse } from './errors.ts';
import { introspect, isIntrospection } from './introspection.ts';
import { limits } from './limits.ts';
import { collectFields, type Question } from './question.ts';
import { createDraft } from './sql/draft.ts';
import { toSql } from './sql/json.ts';
import { LARGE_SUM, TOO_LONG } from './sql/marks.ts';
import { type Root, roots } from './sql/roots.ts';
import { type Place, type RowList, readArguments } from './sql/selection.ts';

/** A field of the outermost level: what it says in JSON, or who will say it. */
type Member =
  | { key: string; json: string }
  | { key: string; column: number; root: Root }
  | { key: string; list: RowList };

/**
 * Answers a question, in JSON. One statement finds all of it, so that all of it tells of one moment; what is nested comes
 * out of it as JSON already.
 *
 * @throws {GraphQLError} what the question asks too much
 */
export async function askDatabase(read: ReadRows, question: Question): Promise<string> {
  const fields = collectFields(question, [question.operation.selectionSet]);
  if (fields.size > limits.maxRoots) {
    throw refuse('too-much', `A question may have ${limits.maxRoots} fields at the outermost level.`);
  }
  const draft = createDraft();
  const place: Place = { question, draft, depth: 1, times: 1 };
  const isOneList =
    [...fields.values()].filter(([node]) => roots.get(node.name.value)?.selectRows).length === 1;
  const columns: string[] = [];
  const members: Member[] = [];
  let list: RowList | null = null;
  for (const [key, nodes] of fields) {
    const [node] = nodes;
    const root = roots.get(node.name.value);
    if (!root) {
      members.push({ key, json: isIntrospection(node) ? await introspect(question, nodes) : '"Query"' });
      continue;
    }
    const args = readArguments(question, 'Query', node);
    if (isOneList && root.selectRows) {
      list = root.selectRows(place, args, nodes);
      members.push({ key, list });
    } else {
      members.push({ key, column: columns.length, root });
      columns.push(toSql(root.select(place, args, nodes)));
    }
  }
  if (!list && columns.length === 0) return toBody(members, { rows: [], values: [] });
  return toBody(members, await find(read, { list, columns, values: draft.values }));
}

type Found = { rows: Rows; values: readonly (string | null)[] };

/** The rows of the list, and the values of all other columns, by one statement. */
async function find(
  read: ReadRows,
  { list, columns, values }: { list: RowList | null; columns: readonly string[]; values: readonly unknown[] },
): Promise<Found> {
  if (!list) {
    const [row] = await read({ text: `select ${columns.join(', ')}`, values });
    return { rows: [], values: row ?? [] };
  }
  if (columns.length === 0) {
    const text = `select ${list.columns.join(', ') || 'true'} from ${list.from}`;
    return { rows: await read({ text, values }), values: [] };
  }
  // The first row carries the values; there is one even where the list is empty.
  const rows = `select ${[...list.columns, 'true'].join(', ')} from ${list.from}`;
  const beside = columns.map((column) => `case when row_number() over () = 1 then ${column} end`);
  const text = `select r.*, ${beside.join(', ')} from (select) one left join (${rows}) r on true`;
  const found = await read({ text, values });
  const end = list.columns.length;
  return { rows: found.filter((row) => row[end] !== null), values: found[0]?.slice(end + 1) ?? [] };
}

function toBody(members: readonly Member[], { rows, values }: Found): string {
  const errors: GraphQLError[] = [];
  const written = members.map((member) => {
    const { key } = member;
    if ('json' in member) return `"${key}":${member.json}`;
    if ('list' in member) return `"${key}":${writeRows(key, member.list, rows)}`;
    return `"${key}":${check(values[member.column] ?? 'null', member, errors)}`;
  });
  const told = errors.length > 0 ? `"errors":${JSON.stringify(errors)},` : '';
  return `{${told}"data":{${written.join(',')}}}`;
}

function writeRows(key: string, { parts, isMeasured, maxBytes, isReversed }: RowList, rows: Rows): string {
  const written = rows.map((row) => {
    let column = 0;
    let json = '';
    for (const part of parts) json += 'text' in part ? part.text : (row[column++] ?? '');
    if (json.includes(TOO_LONG) || (isMeasured && Number(row[column]) > maxBytes)) throw toTooLong(key);
    return json;
  });
  return `[${(isReversed ? written.reverse() : written).join(',')}]`;
}

function check(json: string, { key, root }: { key: string; root: Root }, errors: GraphQLError[]): string {
  if (json.includes(TOO_LONG)) throw toTooLong(key);
  if (json === 'null' && root.orThrow) {
    errors.push(new GraphQLError(root.orThrow, { path: [key], extensions: { code: 'not-found' } }));
  }
  if (!json.includes(LARGE_SUM)) return json;
  errors.push(new GraphQLError('Int cannot represent a sum of more than 31 bits.', { path: [key] }));
  return json.replaceAll(LARGE_SUM, 'null');
}

function toTooLong(key: string): GraphQLError {
  return refuse('too-much', `${key} would be too long an answer: ask for less with take.`);
}
