import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { refuse } from './errors.ts';
import { limits } from './limits.ts';

export type CostQuestion = {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  variables: Readonly<Record<string, unknown>>;
};

/**
 * Refuses a question that goes too deep or could bring too many rows, before anything is read. Every list counts with
 * its `take`, multiplied with those around it.
 *
 * @throws {GraphQLError} `too-much`
 */
export function checkCost(question: CostQuestion): void {
  const query = question.schema.getQueryType();
  if (!query) return;
  const rows = weigh(question, {
    selectionSet: question.operation.selectionSet,
    type: query,
    times: 1,
    depth: 1,
  });
  if (rows > limits.maxRows) {
    throw refuse('too-much', `The question may bring ${rows} rows; ${limits.maxRows} are the limit.`);
  }
}

type Level = { selectionSet: SelectionSetNode; type: GraphQLObjectType; times: number; depth: number };

function weigh(question: CostQuestion, { selectionSet, type, times, depth }: Level): number {
  if (depth > limits.maxDepth) throw refuse('too-much', `A question may go ${limits.maxDepth} fields deep.`);
  let rows = 0;
  for (const node of selectionSet.selections) {
    if (node.kind === Kind.FIELD) rows += weighField(question, node, { type, times, depth });
    else {
      const inner = node.kind === Kind.INLINE_FRAGMENT ? node : question.fragments.get(node.name.value);
      if (inner) rows += weigh(question, { selectionSet: inner.selectionSet, type, times, depth });
    }
    if (rows > limits.maxRows) return rows;
  }
  return rows;
}

function weighField(
  question: CostQuestion,
  node: FieldNode,
  { type, times, depth }: Omit<Level, 'selectionSet'>,
): number {
  const field = type.getFields()[node.name.value];
  const inner = field && getNamedType(field.type);
  // Introspection is answered from memory.
  if (!field || !node.selectionSet || !isObjectType(inner) || inner.name.startsWith('__')) return 0;
  if (node.name.value.startsWith('aggregate')) return limits.aggregateWeight * times;
  const output = isNonNullType(field.type) ? field.type.ofType : field.type;
  const rows = isListType(output)
    ? times * takeOf(getArgumentValues(field, node, question.variables))
    : times;
  return (
    rows + weigh(question, { selectionSet: node.selectionSet, type: inner, times: rows, depth: depth + 1 })
  );
}

function takeOf({ take }: Readonly<Record<string, unknown>>): number {
  const rows = typeof take === 'number' ? Math.abs(take) : limits.defaultTake;
  if (rows > limits.maxTake) {
    throw refuse(
      'too-much',
      `take is ${limits.maxTake} at most; ask for the next page with cursor and skip: 1.`,
    );
  }
  return rows;
}
