/** The addresses of the fetched files. `public/early.js` compares them before the page is first drawn. */
const FETCHED_KEY = 'laurel.typeface';

/**
 * Puts the typeface into the browser's cache if the connection was too slow to draw this page with it. The next
 * page is drawn with it; this one would shift.
 */
export async function fetchTypeface(): Promise<void> {
  if (document.documentElement.dataset.typeface !== 'later') return;
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  if (connection?.saveData) return;
  const files = [...document.querySelectorAll<HTMLLinkElement>('link[as=font]')].map(({ href }) => href);
  try {
    const answers = await Promise.all(
      files.map(async (href) => {
        const answer = await fetch(href, { priority: 'low' });
        await answer.arrayBuffer();
        return answer.ok;
      }),
    );
    if (answers.every(Boolean)) window.localStorage.setItem(FETCHED_KEY, files.join());
  } catch {
    // Offline, or storage is blocked: the next page tries again.
  }
}
