import { execute, type FieldNode, Kind, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';
import { refuse } from './errors.ts';
import { limits } from './limits.ts';
import { collectBelow, type Question } from './question.ts';

/** About how many there are of each, in one that has them. */
const sizes: Readonly<Record<string, number>> = {
  types: 150,
  directives: 6,
  fields: 6,
  inputFields: 6,
  enumValues: 2,
  args: 1,
};

/** What has been told, by its place in a document that is remembered: it is always the same. */
const told = new WeakMap<FieldNode, string>();

export function isIntrospection(node: FieldNode): boolean {
  return node.name.value === '__schema' || node.name.value === '__type';
}

/**
 * Answers questions about the schema itself, from memory, in JSON.
 *
 * @throws {GraphQLError} `too-much`
 */
export async function introspect(
  question: Question,
  nodes: readonly [FieldNode, ...FieldNode[]],
): Promise<string> {
  const known = told.get(nodes[0]);
  if (known !== undefined) return known;
  let left: number = limits.maxIntrospection;
  const weigh = (below: readonly FieldNode[], times: number) => {
    for (const [, inner] of collectBelow(question, below)) {
      left -= times;
      if (left < 0) throw refuse('too-much', 'That is too much introspection for one question.');
      weigh(inner, times * (sizes[inner[0].name.value] ?? 1));
    }
  };
  weigh(nodes, 1);

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
  if (Object.keys(question.variables).length === 0) told.set(nodes[0], json);
  return json;
}
