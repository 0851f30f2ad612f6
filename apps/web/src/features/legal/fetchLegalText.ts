import { readStart } from '../../shared/readStart.ts';

/** Longer texts are cut. */
const MAX_BYTES = 200_000;

/**
 * The operator's text, or null if the file is missing or not plain text, as from a server
 * that answers every path with a page.
 *
 * @throws {Error} if the server is unreachable or fails
 */
export async function fetchLegalText(path: string, signal: AbortSignal): Promise<string | null> {
  const answer = await fetch(path, { headers: { accept: 'text/plain' }, signal });
  const isText = answer.headers.get('content-type')?.toLowerCase().startsWith('text/plain');
  if (!answer.ok || !isText || !answer.body) {
    // An unread body would keep the connection open.
    await answer.body?.cancel();
    if (answer.status >= 500) throw new Error(`${path}: HTTP ${answer.status}`);
    return null;
  }
  const text = await readStart(answer, MAX_BYTES);
  return text.trim() ? text : null;
}
