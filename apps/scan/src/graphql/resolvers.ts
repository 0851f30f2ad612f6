import type { GraphQLFieldResolver, GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import type { Database } from '../store/openDatabase.ts';
import { type Aggregate, aggregateRows } from './aggregateRows.ts';
import { createBatcher } from './createBatcher.ts';
import { refuse } from './errors.ts';
import { findRows, type ListArguments, type Row } from './findRows.ts';
import { limits } from './limits.ts';
import { type ModelName, modelNames, models, type Relation } from './models.ts';
import { getSelection } from './selection.ts';

/** What resolvers share during one request. */
export type ScanContext = {
  db: Database;
  batchers: Map<string, ReturnType<typeof createBatcher<string, unknown>>>;
};

type Resolver = GraphQLFieldResolver<Row, ScanContext, ListArguments>;
export type Resolvers = Record<string, Record<string, Resolver>>;

export function createResolvers(): Resolvers {
  const resolvers: Resolvers = { Query: {} };
  for (const name of modelNames) {
    Object.assign(resolvers.Query ?? {}, createQuestions(name));
    const relations = Object.entries(models[name].relations);
    const lists = relations.filter(([, { kind }]) => kind === 'many');
    if (relations.length === 0) continue;
    resolvers[name] = Object.fromEntries(
      relations.map(([field, relation]) => [
        field,
        relation.kind === 'one' ? findOther(relation) : findOthers(relation),
      ]),
    );
    if (lists.length === 0) continue;
    resolvers[name]._count = (row) => row;
    resolvers[`${name}Count`] = Object.fromEntries(
      lists.map(([field, relation]) => [field, countOthers(relation)]),
    );
  }
  return resolvers;
}

function createQuestions(name: ModelName): Record<string, Resolver> {
  const model = models[name];
  const ask = (args: ListArguments, { db }: ScanContext, info: GraphQLResolveInfo) =>
    findRows({ db, model, args, columns: toColumns(name, info), defaultTake: limits.defaultTake });

  const findByKey: Resolver = async (_row, { where }, context, info) => {
    const key = (where as Row)[model.key];
    if (typeof key !== 'string') throw refuse('bad-question', `where needs ${model.key}.`);
    const args = { where: { [model.key]: { equals: key } }, take: 1 };
    return (await ask(args, context, info))[0] ?? null;
  };
  const findFirst: Resolver = async (_row, args, context, info) =>
    (await ask({ ...args, take: (args.take ?? 1) < 0 ? -1 : 1 }, context, info))[0] ?? null;
  const orThrow =
    (find: Resolver): Resolver =>
    async (...question) => {
      const row: unknown = await find(...question);
      if (row === null) throw refuse('not-found', `No ${name} found`);
      return row;
    };

  return {
    [model.many]: (_row, args, context, info) => ask(args, context, info),
    [model.one]: findByKey,
    [`get${name}`]: orThrow(findByKey),
    [`findFirst${name}`]: findFirst,
    [`findFirst${name}OrThrow`]: orThrow(findFirst),
    [`aggregate${name}`]: (_row, args, { db }, info) => {
      const wanted = [...getSelection(info)].filter(([field]) => !field.startsWith('__'));
      const fields = (names: readonly string[]) => names.filter((field) => !field.startsWith('__'));
      return aggregateRows(
        { db, model, args },
        new Map(wanted.map(([aggregate, names]) => [aggregate as Aggregate, fields(names)])),
      );
    },
  };
}

/** The columns that a selection needs: its own fields, and what its relations are found by. */
function toColumns(name: ModelName, info: GraphQLResolveInfo): string[] {
  const model = models[name];
  return [...getSelection(info).keys()].flatMap((field) => {
    if (field in model.fields) return [field];
    const relation = model.relations[field];
    return relation ? [relation.from] : [];
  });
}

function findOther({ model: name, from, to }: Relation): Resolver {
  const model = models[name];
  return (row, _args, { db, batchers }, info) => {
    const columns = [...new Set([to, ...toColumns(name, info)])];
    const batcher = getBatcher(batchers, `${name}:${columns.join()}`, async (ids) => {
      const rows = await findRows({
        db,
        model,
        args: { where: { [to]: { in: ids } } },
        columns,
        defaultTake: ids.length,
      });
      return new Map(rows.map((other) => [String(other[to]), other]));
    });
    return batcher.load(String(row[from]));
  };
}

function findOthers({ model: name, from, to }: Relation): Resolver {
  const model = models[name];
  return async (row, args, { db, batchers }, info) => {
    const columns = toColumns(name, info);
    const key = `${name}:${columns.join()}:${JSON.stringify(args)}`;
    const batcher = getBatcher(batchers, key, async (ids) => {
      const question = { db, model, args, columns, defaultTake: limits.defaultTake };
      const rows = await findRows({ ...question, parents: { column: to, ids } });
      const groups = new Map<string, Row[]>(ids.map((id) => [id, []]));
      for (const found of rows) groups.get(String(found.parentId))?.push(found);
      return groups;
    });
    return (await batcher.load(String(row[from]))) ?? [];
  };
}

function countOthers({ model: name, from, to }: Relation): Resolver {
  const { table } = models[name];
  return async (row, _args, { db, batchers }) => {
    const batcher = getBatcher(batchers, `count:${name}`, async (ids) => {
      const { rows } = await sql<{ id: string; count: number }>`
        select ${sql.ref(to)} as id, count(*)::integer as count from ${sql.table(table)}
        where ${sql.ref(to)} = any(${ids}::text[]) group by 1`.execute(db);
      return new Map(rows.map(({ id, count }) => [id, count]));
    });
    return (await batcher.load(String(row[from]))) ?? 0;
  };
}

function getBatcher(
  batchers: ScanContext['batchers'],
  key: string,
  fetchMany: (ids: readonly string[]) => Promise<ReadonlyMap<string, unknown>>,
) {
  const known = batchers.get(key);
  if (known) return known;
  const batcher = createBatcher(fetchMany);
  batchers.set(key, batcher);
  return batcher;
}
