/** Less than a frame, so that a page stays alive meanwhile. */
const SLICE_MS = 8;

/** Filters a list as `filter` does, and lets others have a turn whenever it has taken a while. */
export async function filterInSlices<Item>(
  items: readonly Item[],
  isWanted: (item: Item) => boolean,
  signal: AbortSignal | undefined,
): Promise<readonly Item[]> {
  const wanted: Item[] = [];
  let sliceEnds = performance.now() + SLICE_MS;
  for (const item of items) {
    if (isWanted(item)) wanted.push(item);
    if (performance.now() < sliceEnds) continue;
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    sliceEnds = performance.now() + SLICE_MS;
  }
  return wanted;
}
