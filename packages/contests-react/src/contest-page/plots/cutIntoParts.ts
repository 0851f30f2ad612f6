/** A list in parts of equal size, each with the place of its first item. */
export const cutIntoParts = <Item>(
  items: readonly Item[],
  size: number,
): readonly { readonly from: number; readonly items: readonly Item[] }[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) => ({
    from: part * size,
    items: items.slice(part * size, (part + 1) * size),
  }));
