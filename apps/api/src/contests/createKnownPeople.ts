import type { SiweSubject } from '@org/auth-siwe/server';
import type { Contest } from '@org/contests';
import { getAddress } from 'viem/utils';

/** About 20 MB. */
const MOST = 100_000;
const MOST_OF_CONTEST = 200;

/**
 * Who judges or organizes a contest that this server has read. Those that it read of first are forgotten beyond a
 * bounded number.
 */
export function createKnownPeople() {
  const known = new Set<SiweSubject>();
  const keep = (subject: SiweSubject) => {
    known.delete(subject);
    known.add(subject);
    for (const oldest of known) {
      if (known.size <= MOST) break;
      known.delete(oldest);
    }
  };
  return {
    add: ({ chainId, organizer, judges }: Pick<Contest, 'chainId' | 'organizer' | 'judges'>) => {
      for (const each of [organizer, ...judges.slice(0, MOST_OF_CONTEST)]) {
        const address = getAddress(each);
        keep(address);
        keep(`eip155:${chainId}:${address}`);
      }
    },
    has: (subject: SiweSubject) => known.has(subject),
  };
}
