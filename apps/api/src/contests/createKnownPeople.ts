import type { SiweSubject } from '@org/auth-siwe/server';
import type { Contest } from '@org/contests';
import { getAddress } from 'viem/utils';

/** About 20 MB. */
const MOST = 100_000;
const MOST_OF_ORGANIZER = 500;
const MOST_OF_CONTEST = 200;

/**
 * Judges and organizers of contests that this server has read. Each organizer can add a limited number of people: the
 * oldest are dropped first. Beyond the total limit, the organizers read first are dropped with their people.
 */
export function createKnownPeople() {
  const byOrganizer = new Map<SiweSubject, Set<SiweSubject>>();
  /** The number of organizers that know each account. */
  const known = new Map<SiweSubject, number>();
  let total = 0;

  const count = (subject: SiweSubject, amount: 1 | -1) => {
    total += amount;
    const organizers = (known.get(subject) ?? 0) + amount;
    if (organizers === 0) known.delete(subject);
    else known.set(subject, organizers);
  };

  const forget = (people: Set<SiweSubject>, subject: SiweSubject) => {
    if (people.delete(subject)) count(subject, -1);
  };

  const forgetFirst = () => {
    for (const [organizer, people] of byOrganizer) {
      if (total <= MOST) return;
      byOrganizer.delete(organizer);
      for (const subject of people) forget(people, subject);
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
        for (const subject of [address, `eip155:${chainId}:${address}`] as const) {
          forget(people, subject);
          people.add(subject);
          count(subject, 1);
        }
      }
      for (const subject of people) {
        if (people.size <= MOST_OF_ORGANIZER) break;
        forget(people, subject);
      }
      forgetFirst();
    },
    has: (subject: SiweSubject) => known.has(subject),
  };
}
