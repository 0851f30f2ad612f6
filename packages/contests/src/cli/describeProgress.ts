import type { ChainProgress } from '../chain/chainReader.ts';

/** How far a read has come, for people. */
export function describeProgress({ step, done, total }: ChainProgress): string {
  const percent = total === 0 ? 100 : Math.floor((100 * done) / total);
  return `Reading ${step}: ${done} of ${total} (${percent} %)`;
}
