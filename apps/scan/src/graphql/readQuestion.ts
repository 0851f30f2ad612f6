import { GraphQLError, type GraphQLSchema, getVariableValues, type OperationDefinitionNode } from 'graphql';
import { createPreparer, type Prepared, withCode } from './prepare.ts';
import { refuse } from './question/errors.ts';
import { limits } from './question/limits.ts';
import type { Question } from './question/question.ts';

/** The parts of a request, unvalidated. */
export type GraphqlRequest = {
  readonly query?: unknown;
  readonly variables?: unknown;
  readonly operationName?: unknown;
  readonly extensions?: unknown;
};

/**
 * Parses requests against the schema.
 *
 * @throws {GraphQLError} for one error in the request
 * @throws {AggregateError} for several
 */
export function createReader(schema: GraphQLSchema): (request: GraphqlRequest) => Question {
  const prepare = createPreparer(schema);
  return ({ query, variables, operationName, extensions }) => {
    if (typeof query !== 'string' || query === '') throw toMissing(extensions);
    const prepared = prepare(query);
    if (!prepared.ok) throw new AggregateError(prepared.errors);
    const operation = findOperation(prepared, operationName ?? null);
    return {
      schema,
      operation,
      fragments: prepared.fragments,
      variables: readVariables(schema, operation, variables ?? {}),
    };
  };
}

function toMissing(extensions: unknown): GraphQLError {
  // Clients that send a hash first fall back to the full text on this error.
  if (typeof extensions === 'object' && extensions !== null && 'persistedQuery' in extensions) {
    const code = 'PERSISTED_QUERY_NOT_SUPPORTED';
    return new GraphQLError('PersistedQueryNotSupported', { extensions: { code } });
  }
  return refuse('bad-question', 'The request has no query.');
}

function findOperation(
  { operations }: Extract<Prepared, { ok: true }>,
  name: unknown,
): OperationDefinitionNode {
  const found =
    name === null || name === ''
      ? operations.length === 1
        ? operations[0]
        : undefined
      : operations.find((operation) => operation.name?.value === name);
  if (!found) {
    const names = operations.map((operation) => operation.name?.value ?? 'unnamed').join(', ');
    throw refuse('bad-question', `operationName must be one of: ${names}.`);
  }
  if (found.operation !== 'query') throw refuse('bad-question', 'Only queries are supported.');
  return found;
}

function readVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: unknown,
): Readonly<Record<string, unknown>> {
  if (typeof variables !== 'object' || variables === null || Array.isArray(variables)) {
    throw refuse('bad-question', 'variables must be an object.');
  }
  checkSize(variables);
  const inputs = variables as Record<string, unknown>;
  const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], inputs, {
    maxErrors: 10,
  });
  if (errors) throw new AggregateError(errors.map((error) => withCode(error, 'BAD_USER_INPUT')));
  return coerced;
}

/** Reading variables recurses, and takes time for each value. */
function checkSize(variables: object) {
  let level: unknown[] = [variables];
  let count = 0;
  for (let depth = 0; level.length > 0; depth++) {
    count += level.length;
    if (depth > limits.maxVariableDepth || count > limits.maxVariableValues) {
      throw refuse(
        'too-much',
        `variables may contain ${limits.maxVariableValues} values, ${limits.maxVariableDepth} levels deep.`,
      );
    }
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
}
