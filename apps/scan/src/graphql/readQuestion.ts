import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  validate,
  visit,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { limits } from './question/limits.ts';
import { type Question, refuse } from './question/question.ts';

/** A parsed and validated document, or its errors. */
type Prepared =
  | {
      ok: true;
      document: DocumentNode;
      operations: readonly OperationDefinitionNode[];
      fragments: ReadonlyMap<string, FragmentDefinitionNode>;
    }
  | { ok: false; errors: readonly GraphQLError[] };

const MAX_KEPT = 500;
/** A parsed document takes up to 250 times as much memory. */
const MAX_KEPT_CHARACTERS = 200_000;
const MAX_KEPT_EACH = 20_000;

/** Parses and validates documents, and caches the recent ones: apps repeat theirs. */
function createPreparer(schema: GraphQLSchema): (text: string) => Prepared {
  const kept = new LRUCache<string, Prepared>({
    max: MAX_KEPT,
    maxSize: MAX_KEPT_CHARACTERS,
    maxEntrySize: MAX_KEPT_EACH,
    sizeCalculation: (_, text) => text.length,
  });
  return (text) => {
    const known = kept.get(text);
    if (known) return known;
    const prepared = prepare(schema, text);
    kept.set(text, prepared);
    return prepared;
  };
}

function prepare(schema: GraphQLSchema, text: string): Prepared {
  let document: DocumentNode;
  try {
    document = parse(text, { maxTokens: limits.maxTokens });
    checkDocumentSize(document);
  } catch (error) {
    if (error instanceof GraphQLError)
      return { ok: false, errors: [withCode(error, 'GRAPHQL_PARSE_FAILED')] };
    throw error;
  }
  const errors = validate(schema, document, undefined, { maxErrors: 10 });
  if (errors.length > 0) {
    return { ok: false, errors: errors.map((error) => withCode(error, 'GRAPHQL_VALIDATION_FAILED')) };
  }
  const fragments = new Map<string, FragmentDefinitionNode>();
  const operations: OperationDefinitionNode[] = [];
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
    else if (node.kind === Kind.OPERATION_DEFINITION) operations.push(node);
  }
  return { ok: true, document, operations, fragments };
}

/** Validation compares each pair of fields in a selection, and each pair of fragments. */
function checkDocumentSize(document: DocumentNode) {
  let fields = 0;
  let fragments = 0;
  visit(document, {
    FragmentDefinition() {
      if (++fragments > limits.maxFragments) {
        throw refuse('too-much', `A document may have ${limits.maxFragments} fragments.`);
      }
    },
    Field() {
      if (++fields > limits.maxFieldNodes)
        throw refuse('too-much', `A document may have ${limits.maxFieldNodes} fields.`);
    },
  });
  checkRepetition(document);
}

/**
 * Fields of one name beside each other are one field, and what is below them is beside each other too, also from
 * fragments. Validation compares each pair of them.
 */
function checkRepetition({ definitions }: DocumentNode) {
  const bodies = new Map(
    definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node.selectionSet] as const] : [],
    ),
  );
  let left: number = limits.maxComparisons;
  const spend = (key: string, comparisons: number) => {
    left -= comparisons;
    if (left < 0) throw refuse('too-much', `Selections repeat too often beside each other, such as ${key}.`);
  };
  const check = (selectionSets: readonly SelectionSetNode[], depth: number) => {
    const same = new Map<string, { count: number; below: SelectionSetNode[] }>();
    const seen = new Set<string>();
    const visit = (selectionSet: SelectionSetNode | undefined) => {
      for (const node of selectionSet?.selections ?? []) {
        if (node.kind === Kind.INLINE_FRAGMENT) {
          spend('...', 1);
          visit(node.selectionSet);
        } else if (node.kind === Kind.FRAGMENT_SPREAD) {
          spend(`...${node.name.value}`, 1);
          if (seen.has(node.name.value)) continue;
          seen.add(node.name.value);
          visit(bodies.get(node.name.value));
        } else {
          const key = (node.alias ?? node.name).value;
          const known = same.get(key) ?? { count: 0, below: [] };
          same.set(key, known);
          // With itself, so that a document whose fragments name each other ends.
          spend(key, ++known.count);
          if (node.selectionSet) known.below.push(node.selectionSet);
        }
      }
    };
    selectionSets.forEach(visit);
    if (depth > MAX_COMPARED_DEPTH) return;
    for (const { below } of same.values()) if (below.length > 0) check(below, depth + 1);
  };
  for (const node of definitions)
    if ('selectionSet' in node && node.selectionSet) check([node.selectionSet], 0);
}

/** No valid query is that deep; fragments that contain themselves are. */
const MAX_COMPARED_DEPTH = 30;

/** The codes that easscan's clients know. Our own codes stay. */
function withCode(error: GraphQLError, code: string): GraphQLError {
  error.extensions.code ??= code;
  return error;
}

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
