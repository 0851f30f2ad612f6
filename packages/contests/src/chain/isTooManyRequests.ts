import { walkCauses } from './walkCauses.ts';

const WORDS =
  /\brate.?limit|too many requests|\bthrottl|requests? per (?:second|minute|day)|request (?:count|limit) (?:exceeded|reached)|compute units|exceeded its .*capacity/i;

/** Whether the endpoint says that it is asked too often, rather than for too much. */
export function isTooManyRequests(error: unknown): boolean {
  return walkCauses(error).some(({ status, code, message, details }) => {
    if (status === 429 || code === 429) return true;
    return [message, details].some((text) => typeof text === 'string' && WORDS.test(text));
  });
}
