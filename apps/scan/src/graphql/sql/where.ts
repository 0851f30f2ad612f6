import { limits } from '../question/limits.ts';
import { type Kind, type Model, models, type Relation, type SqlType, toSqlType } from '../question/models.ts';
import { refuse } from '../question/question.ts';
import {
  all,
  any,
  COMPARING,
  column,
  type Draft,
  FOLDING,
  LISTING,
  not,
  READING_SHORT,
  readingWork,
} from './draft.ts';

/** The rows that a condition filters. */
export type VisitedRows = {
  /** The alias of the model's table. */
  alias: string;
  /** How many may be scanned. */
  visits: number;
};

/** A `where` as a condition with bound values. Absent and null both mean no condition. */
export function toCondition(draft: Draft, model: Model, where: unknown, rows: VisitedRows): string {
  return fromWhere(model, where, { draft, ...rows, depth: 0 });
}

type Scope = VisitedRows & { draft: Draft; depth: number };

function fromWhere(model: Model, where: unknown, place: Scope): string {
  const inner = deeper(place);
  return all(
    entriesOf(where).map(([field, value]) => {
      switch (field) {
        case 'AND':
          return all(listOf(value).map((each) => fromWhere(model, each, inner)));
        case 'OR':
          return any(listOf(value).map((each) => fromWhere(model, each, inner)));
        case 'NOT':
          return all(listOf(value).map((each) => not(fromWhere(model, each, inner))));
      }
      const relation = model.relations[field];
      if (relation) return fromRelation(relation, value, inner);
      const kind = model.fields[field];
      if (!kind) throw refuse('bad-question', `There is no field ${field}.`);
      const sql = model.constants?.[field] ?? column(place.alias, field);
      return fromFilter(value, { ...inner, value: toValue(sql, kind) });
    }),
  );
}

function fromRelation(relation: Relation, value: unknown, place: Scope): string {
  const { draft } = place;
  const other = models[relation.model];
  const exists = (where: unknown, mustExist: boolean) => {
    draft.spend('conditions');
    const alias = draft.alias();
    const visits = draft.countRows(other.table);
    draft.spend('work', place.visits + visits);
    const inside = fromWhere(other, where, { ...place, alias, visits });
    const theirs = column(alias, relation.to);
    const mine = column(place.alias, relation.from);
    // Many rows refer to the same one: matching rows are found once, whatever the planner estimates.
    if (relation.kind === 'one') {
      const found = `select ${theirs} as key from "${other.table}" ${alias} where ${inside}`;
      return `${mine} in (with found as materialized (${found}) select key from found)`;
    }
    return `exists (select 1 from "${other.table}" ${alias} where ${theirs} = ${mine} and ${mustExist ? inside : not(inside)})`;
  };
  return all(
    entriesOf(value).map(([word, where]) => {
      if (word === 'is' || word === 'some') return exists(where, true);
      if (word === 'every') return not(exists(where, false));
      return not(exists(where, true));
    }),
  );
}

/** A filtered value: a column, or an aggregate of a group. */
export type Value = {
  sql: string;
  type: SqlType;
  /** `lower`: lower-case hex. `mixed`: mixed-case hex. `any`: any letters. */
  letters: 'lower' | 'mixed' | 'any';
  /** The cost of reading it, see `draft.ts`. */
  work: number;
  /** An index finds values by as many of their first characters. */
  indexedStart?: number;
  /** Aggregates of the same column, for groups. */
  aggregates?: (word: string) => Value;
};

/** `0x` and 32 bytes. */
const FIRST_WORD = 66;

export function toValue(sql: string, kind: Kind): Value {
  const letters = kind === 'uid' || kind === 'bytes' ? 'lower' : kind === 'address' ? 'mixed' : 'any';
  const indexed = kind === 'bytes' && { indexedStart: FIRST_WORD };
  return { sql, type: toSqlType(kind), letters, work: readingWork(kind), ...indexed };
}

/** One filter, such as `{ gte: 5, not: { equals: 7 } }`, as a condition. */
export function toFilterCondition(
  draft: Draft,
  filter: unknown,
  { value, visits }: { value: Value; visits: number },
): string {
  return fromFilter(filter, { draft, alias: '', depth: 0, value, visits });
}

type Comparison = Scope & { value: Value; isInsensitive?: boolean };

function fromFilter(filter: unknown, outer: Comparison): string {
  const entries = entriesOf(filter);
  const place = {
    ...deeper(outer),
    isInsensitive:
      outer.isInsensitive || entries.some(([word, value]) => word === 'mode' && value === 'insensitive'),
  };
  return all(
    entries.flatMap(([word, value]): string[] => {
      if (word === 'mode') return [];
      if (word === 'not') return [not(fromFilter(value, place))];
      const aggregate = word.startsWith('_') && place.value.aggregates?.(word);
      if (aggregate) return [fromFilter(value, { ...place, value: aggregate, isInsensitive: false })];
      place.draft.spend('conditions');
      return [compare(word, value, place)];
    }),
  );
}

const operators: Readonly<Record<string, string>> = { equals: '=', lt: '<', lte: '<=', gt: '>', gte: '>=' };

const patterns: Readonly<Record<string, (text: string) => string>> = {
  contains: (text) => `%${text}%`,
  startsWith: (text) => `${text}%`,
  endsWith: (text) => `%${text}`,
};

function compare(word: string, wanted: unknown, place: Comparison): string {
  const { draft, value, isInsensitive } = place;
  const fold = (each: unknown) => (isInsensitive ? foldCase(clean(each)) : clean(each));
  // Letters other than A to Z need the database's case folding.
  const isForeign = isInsensitive === true && value.letters === 'any';
  if (word === 'in' || word === 'notIn') draft.spend('work', place.visits * LISTING * listOf(wanted).length);
  const isWhole = word in patterns || isInsensitive === true || value.work > READING_SHORT;
  draft.spend('work', place.visits * (COMPARING + (isWhole ? value.work * (isForeign ? FOLDING : 1) : 0)));
  if (isForeign) return compareForeign(word, wanted, { draft, value });
  // Lower-case columns use their own index; addresses have one on lower(…).
  const left = isInsensitive && value.letters !== 'lower' ? `lower(${value.sql})` : value.sql;

  const operator = operators[word];
  if (operator) return `${left} ${operator} ${draft.bind(fold(wanted), value.type)}`;

  if (word === 'in' || word === 'notIn') {
    const list = listOf(wanted).map(fold);
    draft.spend('values', list.length);
    // An index provides the rows of one value in order.
    if (list.length === 1) return `${left} ${word === 'in' ? '=' : '<>'} ${draft.bind(list[0], value.type)}`;
    const bound = draft.bind(list, `${value.type}[]` as SqlType);
    return word === 'in' ? `${left} = any(${bound})` : `${left} <> all(${bound})`;
  }

  const pattern = patterns[word];
  if (!pattern) throw refuse('bad-question', `There is no filter ${word}.`);
  const folded = fold(wanted);
  const { indexedStart: length } = value;
  if (word !== 'startsWith' || length === undefined || typeof folded !== 'string' || folded.length < length)
    return `${left} like ${draft.bind(pattern(escapeLike(folded)), 'text')}`;
  const start = `left(${left}, ${length}) = ${draft.bind(folded.slice(0, length), value.type)}`;
  if (folded.length === length) return start;
  return all([start, `${left} like ${draft.bind(pattern(escapeLike(folded)), 'text')}`]);
}

/** The same for free text, case-insensitive in every alphabet; comparisons use byte order. */
function compareForeign(
  word: string,
  wanted: unknown,
  { draft, value }: Pick<Comparison, 'draft' | 'value'>,
): string {
  const lower = (sql: string) => `lower(${sql} collate "default") collate "C"`;
  const operator = operators[word];
  if (operator) return `${lower(value.sql)} ${operator} ${lower(draft.bind(clean(wanted), 'text'))}`;
  if (word === 'in' || word === 'notIn') {
    const list = listOf(wanted).map(clean);
    draft.spend('values', list.length);
    const values = `select ${lower('each')} from unnest(${draft.bind(list, 'text[]')}) each`;
    return `${lower(value.sql)} ${word === 'in' ? '= any' : '<> all'}(${values})`;
  }
  const pattern = patterns[word];
  if (!pattern) throw refuse('bad-question', `There is no filter ${word}.`);
  return `${value.sql} collate "default" ilike ${draft.bind(pattern(escapeLike(clean(wanted))), 'text')}`;
}

function deeper<P extends Scope>(place: P): P {
  if (place.depth > limits.maxConditionDepth) {
    throw refuse('too-much', `A where may be ${limits.maxConditionDepth} levels deep.`);
  }
  return { ...place, depth: place.depth + 1 };
}

/** PostgreSQL text cannot contain NUL: the scan replaces it when writing and searching. */
function clean(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value;
}

/** Folds A to Z only, as `lower()` does with collation C. */
function foldCase(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/[A-Z]/g, (letter) => letter.toLowerCase()) : value;
}

/** Escapes `%`, `_` and the escape character. */
function escapeLike(text: unknown): string {
  return String(text).replace(/[\\%_]/g, '\\$&');
}

export function entriesOf(input: unknown): [string, unknown][] {
  if (typeof input !== 'object' || input === null) return [];
  return Object.entries(input).filter(([, value]) => value !== null && value !== undefined);
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}
