import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
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
  const output = type.getFields()[node.name.value]?.type;
  const inner = output && question.schema.getType(String(output).replace(/[![\]]/g, ''));
  // Introspection is answered from memory.
  if (!inner || !node.selectionSet || !('getFields' in inner) || inner.name.startsWith('__')) return 0;
  if (node.name.value.startsWith('aggregate')) return limits.aggregateWeight * times;
  const rows = String(output).startsWith('[') ? times * readTake(question, node) : times;
  const level = { selectionSet: node.selectionSet, type: inner as GraphQLObjectType, times: rows };
  return rows + weigh(question, { ...level, depth: depth + 1 });
}

function readTake({ operation, variables }: CostQuestion, node: FieldNode): number {
  let value = node.arguments?.find(({ name }) => name.value === 'take')?.value;
  if (value?.kind === Kind.VARIABLE) {
    const name = value.name.value;
    if (typeof variables[name] === 'number') return checkTake(variables[name]);
    if (name in variables) return limits.defaultTake;
    value = operation.variableDefinitions?.find(({ variable }) => variable.name.value === name)?.defaultValue;
  }
  return value?.kind === Kind.INT ? checkTake(Number(value.value)) : limits.defaultTake;
}

function checkTake(take: number): number {
  if (Math.abs(take) <= limits.maxTake) return Math.abs(take);
  throw refuse(
    'too-much',
    `take is ${limits.maxTake} at most; ask for the next page with cursor and skip: 1.`,
  );
}
