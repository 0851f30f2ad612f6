import { LRUCache } from 'lru-cache';

/** A statement is prepared on its third run. */
const OFTEN = 3;
const MAX_NAMES = 200;
const MAX_REMEMBERED = 1_000;
/** In characters: the plan of a long statement takes megabytes on each connection. */
const MAX_LENGTH = 8_000;

/**
 * Names frequent statements, so that the server parses and plans each of them once per connection. Clients can send any
 * statement, so the number of names is limited.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const counts = new LRUCache<string, number>({ max: MAX_REMEMBERED });
  return (text) => {
    if (text.length > MAX_LENGTH) return undefined;
    const name = names.get(text);
    if (name !== undefined || names.size >= MAX_NAMES) return name;
    const count = (counts.get(text) ?? 0) + 1;
    if (count < OFTEN) {
      counts.set(text, count);
      return undefined;
    }
    counts.delete(text);
    names.set(text, `laurel_${names.size}`);
    return names.get(text);
  };
}
