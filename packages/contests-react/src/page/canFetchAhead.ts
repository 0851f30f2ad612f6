/** What browsers that know it tell about the connection; not in TypeScript's own list. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

const SLOW = ['slow-2g', '2g', '3g'];

/** Whether this connection can carry something that may never be used. */
export const canFetchAhead = (navigator: Navigator): boolean => {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && !SLOW.includes(connection?.effectiveType ?? '');
};
