import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/** Names of the fields asked for below a field, through fragments, each with its own selection. */
export function getSelection(info: GraphQLResolveInfo): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const node of info.fieldNodes) {
    for (const [name, inner] of fieldsOf(node.selectionSet, info)) {
      const below = fieldsOf(inner, info).map(([field]) => field);
      found.set(name, [...new Set([...(found.get(name) ?? []), ...below])]);
    }
  }
  return found;
}

function fieldsOf(
  selectionSet: SelectionSetNode | undefined,
  info: GraphQLResolveInfo,
): [name: string, selectionSet: SelectionSetNode | undefined][] {
  return (selectionSet?.selections ?? []).flatMap((node) => {
    if (node.kind === Kind.FIELD) return [[node.name.value, node.selectionSet]];
    if (node.kind === Kind.INLINE_FRAGMENT) return fieldsOf(node.selectionSet, info);
    return fieldsOf(info.fragments[node.name.value]?.selectionSet, info);
  });
}
