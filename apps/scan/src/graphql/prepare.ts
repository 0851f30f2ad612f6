import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  validate,
  visit,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { refuse } from './question/errors.ts';
import { limits } from './question/limits.ts';

/** A parsed and validated document, or its errors. */
export type Prepared =
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
export function createPreparer(schema: GraphQLSchema): (text: string) => Prepared {
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
    checkSize(document);
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
function checkSize(document: DocumentNode) {
  let fields = 0;
  let fragments = 0;
  visit(document, {
    FragmentDefinition() {
      if (++fragments > limits.maxFragments) {
        throw refuse('too-much', `A document may have ${limits.maxFragments} fragments.`);
      }
    },
    SelectionSet({ selections }) {
      const counts = new Map<string, number>();
      for (const node of selections) {
        if (node.kind !== Kind.FIELD) continue;
        if (++fields > limits.maxFieldNodes) {
          throw refuse('too-much', `A document may have ${limits.maxFieldNodes} fields.`);
        }
        const key = (node.alias ?? node.name).value;
        const count = (counts.get(key) ?? 0) + 1;
        if (count > limits.maxSameFields) {
          throw refuse(
            'too-much',
            `A field may occur ${limits.maxSameFields} times beside itself; ${key} occurs more often.`,
          );
        }
        counts.set(key, count);
      }
    },
  });
}

/** The codes that easscan's clients know. Our own codes stay. */
export function withCode(error: GraphQLError, code: string): GraphQLError {
  error.extensions.code ??= code;
  return error;
}
