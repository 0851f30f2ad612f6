import { DatabaseError } from '@org/server-kit';
import {
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  GraphQLIncludeDirective,
  type GraphQLSchema,
  GraphQLSkipDirective,
  getDirectiveValues,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

type QuestionErrorCode = 'bad-question' | 'too-much' | 'not-found' | 'busy' | 'internal';

/** An error whose reason is shown to the client. */
export function refuse(code: QuestionErrorCode, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/** An answer exceeds its size limit. */
export class AnswerTooLongError extends Error {
  override readonly name = 'AnswerTooLongError';
  /** The root field that exceeded the limit. */
  readonly root: string;

  constructor(root: string) {
    super(`${root} is too long`);
    this.root = root;
  }
}

export function toBusy(): GraphQLError {
  return refuse('busy', 'Too many queries at once: retry later.');
}

export function toTooSlow(): GraphQLError {
  return refuse('too-much', 'The query takes too long: add conditions to where, or request less.');
}

/** PostgreSQL's error behind a failed statement. */
export function findSqlError(error: unknown): { code: unknown; message: string } | null {
  const cause = error instanceof DatabaseError ? error.cause : error;
  return cause instanceof Error && 'code' in cause ? { code: cause.code, message: cause.message } : null;
}

/** One operation of a valid document, with its variables. */
export type Question = {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Readonly<Record<string, unknown>>;
};

/** Fields by response key. All nodes of one key have the same field, with their own selections. */
export type FieldNodes = ReadonlyMap<string, readonly [FieldNode, ...FieldNode[]]>;

/**
 * The fields of an object, with fragments and directives applied, in response order. There are no interfaces or unions,
 * so that every fragment of a valid document applies.
 */
export function collectFields(
  question: Question,
  selections: readonly (SelectionSetNode | undefined)[],
): FieldNodes {
  const fields = new Map<string, [FieldNode, ...FieldNode[]]>();
  const seen = new Set<string>();
  const visit = (selectionSet: SelectionSetNode | undefined) => {
    for (const node of selectionSet?.selections ?? []) {
      if (!isIncluded(question, node)) continue;
      if (node.kind === Kind.INLINE_FRAGMENT) visit(node.selectionSet);
      else if (node.kind === Kind.FRAGMENT_SPREAD) {
        if (seen.has(node.name.value)) continue;
        seen.add(node.name.value);
        visit(question.fragments.get(node.name.value)?.selectionSet);
      } else {
        const key = (node.alias ?? node.name).value;
        const known = fields.get(key);
        if (known) known.push(node);
        else fields.set(key, [node]);
      }
    }
  };
  for (const selectionSet of selections) visit(selectionSet);
  return fields;
}

/** The fields below the nodes of one response key. */
export function collectBelow(question: Question, nodes: readonly FieldNode[]): FieldNodes {
  return collectFields(
    question,
    nodes.map(({ selectionSet }) => selectionSet),
  );
}

function isIncluded({ variables }: Question, node: SelectionSetNode['selections'][number]): boolean {
  if (!node.directives || node.directives.length === 0) return true;
  return (
    getDirectiveValues(GraphQLSkipDirective, node, variables)?.if !== true &&
    getDirectiveValues(GraphQLIncludeDirective, node, variables)?.if !== false
  );
}
