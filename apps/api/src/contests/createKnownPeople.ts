import type { SiweSubject } from '@org/auth-siwe/server';
import type { Contest } from '@org/contests';
import type { Address } from 'viem';
import { getAddress } from 'viem/utils';

/** About 20 MB. */
const MOST = 100_000;
const MOST_OF_ORGANIZER = 500;
const MOST_OF_CONTEST = 200;
/** Anyone can name an account in a contest. */
const MOST_LISTED = 50;

/**
 * Judges and organizers of contests that this server has read. Each organizer can add a limited number of people: the
 * oldest are dropped first. Beyond the total limit, the organizers read first are dropped with their people.
 */
export function createKnownPeople() {
  const byOrganizer = new Map<Address, Set<SiweSubject>>();
  /** The organizers whose contests name each account, the first one first. */
  const known = new Map<SiweSubject, Set<Address>>();
  let total = 0;

  const remember = (organizer: Address, people: Set<SiweSubject>, subject: SiweSubject) => {
    // The latest are last.
    if (!people.delete(subject)) total += 1;
    people.add(subject);
    known.set(subject, (known.get(subject) ?? new Set()).add(organizer));
  };

  const forget = (organizer: Address, people: Set<SiweSubject>, subject: SiweSubject) => {
    if (!people.delete(subject)) return;
    total -= 1;
    const organizers = known.get(subject);
    organizers?.delete(organizer);
    if (organizers?.size === 0) known.delete(subject);
  };

  const forgetFirst = () => {
    for (const [organizer, people] of byOrganizer) {
      if (total <= MOST) return;
      byOrganizer.delete(organizer);
      for (const subject of people) forget(organizer, people, subject);
    }
  };

  return {
    add: ({ chainId, organizer, judges }: Pick<Contest, 'chainId' | 'organizer' | 'judges'>) => {
      const key = getAddress(organizer);
      const people = byOrganizer.get(key) ?? new Set();
      byOrganizer.delete(key);
      byOrganizer.set(key, people);
      for (const each of [organizer, ...judges.slice(0, MOST_OF_CONTEST)]) {
        const address = getAddress(each);
        for (const subject of [address, `eip155:${chainId}:${address}`] as const)
          remember(key, people, subject);
      }
      for (const subject of people) {
        if (people.size <= MOST_OF_ORGANIZER) break;
        forget(key, people, subject);
      }
      forgetFirst();
    },
    /** The first organizers of the contests that an account judges or organizes. */
    listOrganizers: (subject: SiweSubject): readonly Address[] =>
      [...(known.get(subject) ?? [])].slice(0, MOST_LISTED),
  };
}
