import type { Contest } from '@org/contests';

/**
 * The time by which a form is checked. The page opens it when judging has begun by the chain's clock: a device whose clock is
 * slow must not say otherwise.
 */
export function getJudgingTime({ terms }: Pick<Contest, 'terms'>): bigint {
  const now = BigInt(Math.floor(Date.now() / 1000));
  return now < terms.opensAt ? terms.opensAt : now;
}
