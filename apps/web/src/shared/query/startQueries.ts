/** How long a route change may wait for data before the page shows its own outline. */
const PATIENCE_MS = 300;

/**
 * For route loaders: lets queries that were started finish if they are quick. A slow or failing one never
 * holds the page back; the page shows the state of its queries itself.
 */
export const startQueries = async (
  queries: readonly Promise<unknown>[],
  patienceMs = PATIENCE_MS,
): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  await Promise.race([Promise.allSettled(queries), patience]);
  clearTimeout(timer);
};
