/** Texts, those that a colon makes a key, and what opens or closes a level. A text is whole, whatever it holds. */
const TOKEN = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|[{}[\]]/g;

/** Far more than a result has, and far less than makes anybody fail who walks through it. */
const MOST_LEVELS = 100;

/**
 * Why valid JSON does not say one thing to everybody, in words; null where it does. Of a key that stands there twice some
 * readers take the first value and some the last (RFC 8785 wants each once), and endless levels make them fail.
 */
export function findJsonFlaw(json: string): string | null {
  const levels: Set<string>[] = [];
  for (const [token, text, colon] of json.matchAll(TOKEN)) {
    if (token === '{' || token === '[') levels.push(new Set());
    if (token === '}' || token === ']') levels.pop();
    if (levels.length > MOST_LEVELS) return 'it has too many levels';
    if (text === undefined || colon === undefined) continue;
    // Escapes give one key many spellings.
    const key: string = JSON.parse(text);
    const keys = levels.at(-1);
    if (keys?.has(key)) return `it says ${JSON.stringify(key)} twice`;
    keys?.add(key);
  }
  return null;
}
