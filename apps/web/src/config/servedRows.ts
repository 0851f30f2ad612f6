/** The id of the data block in which the server of the page (apps/api) puts a scan's answer about its contest. */
const ROWS_BLOCK_ID = 'laurel-rows';

/** True if the page came with an answer that was not taken yet. */
export const hasServedRows = (page: Document): boolean => page.getElementById(ROWS_BLOCK_ID) !== null;

/** The answer in the page, once: later visits of the contest ask the scan. */
export function takeServedRows(page: Document) {
  const block = page.getElementById(ROWS_BLOCK_ID);
  block?.remove();
  return block && { text: block.textContent, readAtMs: Number(block.dataset.readAt) };
}
