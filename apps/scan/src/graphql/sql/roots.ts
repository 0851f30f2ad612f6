import type { FieldNode } from 'graphql';
import { refuse } from '../question/errors.ts';
import { limits } from '../question/limits.ts';
import { type Model, type ModelName, modelNames, models } from '../question/models.ts';
import { selectAggregate } from './aggregate.ts';
import { column } from './draft.ts';
import { type GroupArguments, selectGroups } from './groupBy.ts';
import type { Part } from './json.ts';
import { type ListArguments, toPage } from './page.ts';
import {
  type RowList,
  type SelectionPlace,
  selectMany,
  selectObject,
  selectOne,
  selectRows,
} from './selection.ts';

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
