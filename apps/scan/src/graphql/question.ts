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

/** One operation of a valid document, with the values of its variables. */
export type Question = {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Readonly<Record<string, unknown>>;
};

/** The fields asked for under each name of the answer. All of one name ask for the same, each with its own selection. */
export type FieldNodes = ReadonlyMap<string, readonly [FieldNode, ...FieldNode[]]>;

/**
 * The fields of an object, through fragments and directives, in the order of the answer. There are no interfaces or
 * unions, so a fragment of a valid document always fits.
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

/** The fields below fields of one name. */
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
