import { isUnanswered } from './isConnectionLost.ts';
import { isTooManyRequests } from './isTooManyRequests.ts';
import { pause } from './pause.ts';

/** What follows upon "too many requests", or a connection that breaks. */
const PAUSES_MS = [500, 2_000, 5_000];

/** Asks again after a while where the endpoint says that it is asked too often, or does not answer at all. */
export async function askPatiently<Value>(
  signal: AbortSignal | undefined,
  ask: () => Promise<Value>,
): Promise<Value> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await ask();
    } catch (error) {
      if (!isTooManyRequests(error) && !isUnanswered(error)) throw error;
    }
    await pause(pauseMs, signal);
  }
  return ask();
}
