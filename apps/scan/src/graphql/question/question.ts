import {
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLIncludeDirective,
  type GraphQLSchema,
  GraphQLSkipDirective,
  getDirectiveValues,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

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
