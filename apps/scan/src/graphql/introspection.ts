import { execute, type FieldNode, Kind, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { refuse } from './question/errors.ts';
import { limits } from './question/limits.ts';
import { collectBelow, type Question } from './question/question.ts';

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

export function isIntrospection(node: FieldNode): boolean {
  return node.name.value === '__schema' || node.name.value === '__type';
}

/**
 * Answers introspection from the schema in memory, in JSON; all fields of one query share one limit.
 *
 * @throws {GraphQLError} `too-much`
 */
export function createIntrospector(
  question: Question,
): (nodes: readonly [FieldNode, ...FieldNode[]]) => Promise<string> {
  let left: number = limits.maxIntrospection;
  const weigh = (below: readonly FieldNode[], times: number) => {
    for (const [key, inner] of collectBelow(question, below)) {
      left -= times * Math.max(1, key.length / NAME_CHARACTERS);
      if (left < 0) throw refuse('too-much', 'Too much introspection for one query.');
      weigh(inner, times * (sizes[inner[0].name.value] ?? 1));
    }
  };
  return async (nodes) => {
    weigh(nodes, 1);
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
