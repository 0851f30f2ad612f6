/** Part of an error that may say what happened. */
export type Cause = Readonly<Record<string, unknown>>;

/** Where wallets and libraries put the error that they wrap. */
const WRAPPINGS = ['cause', 'originalError', 'innerError', 'error', 'errors', 'data', 'info', 'reason'];

const MOST = 50;

/** Everything that an error is made of, outermost first; errors that contain themselves end. */
export function walkCauses(error: unknown): readonly Cause[] {
  const parts: Cause[] = [];
  const waiting: unknown[] = [error];
  while (waiting.length > 0 && parts.length < MOST) {
    const part = waiting.shift();
    if (typeof part === 'string') parts.push({ message: part });
    if (typeof part !== 'object' || part === null || parts.includes(part as Cause)) continue;
    if (Array.isArray(part)) {
      waiting.push(...part.slice(0, MOST));
      continue;
    }
    const cause = part as Cause;
    parts.push(cause);
    for (const wrapping of WRAPPINGS) waiting.push(cause[wrapping]);
  }
  return parts;
}
