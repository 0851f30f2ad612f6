import { toLine } from '@org/contests';
import { createCache } from '../base/cache.ts';
import { listNumberedEntries, messages } from '../base/messages.ts';
import type { ContestReader } from './createContestReader.ts';
import { type ContestTarget, keyOfTarget } from './lookups.ts';

/** The tags of a contest's page. */
type ContestCard = {
  readonly title: string;
  readonly description: string;
  readonly imageAlt: string;
  /** The names of the first entries, in the order of their pages. */
  readonly entryNames: readonly string[];
};

export type ContestCardFinder = {
  /** Null: there is no such contest. Undefined: unknown in time. */
  readonly find: (target: ContestTarget) => Promise<ContestCard | null | undefined>;
};

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
/** A page waits no longer for its tags. */
const MAX_WAIT_MS = 1.5 * SECOND_MS;
const TITLE_CHARACTERS = 200;
const DESCRIPTION_CHARACTERS = 300;
const MAX_KEPT_CHARACTERS = 8 * 1024 * 1024;

/** Titles and descriptions of contests for page tags. Entries are added to a contest, and its texts may arrive later. */
export function createContestCards(
  reader: Pick<ContestReader, 'admit' | 'findContest' | 'fetchStanding'>,
  clock: () => number = Date.now,
): ContestCardFinder {
  const cache = createCache<ContestTarget, ContestCard | null>({
    keyOf: keyOfTarget,
    read: (target) => readCard(reader, target),
    // A contest that was just started may not be indexed yet.
    freshMs: (card) => (card ? 30 : 5) * SECOND_MS,
    keptMs: (card) => (card ? 10 * MINUTE_MS : 5 * SECOND_MS),
    maxEntries: 2_000,
    size: { of: (card) => JSON.stringify(card).length, max: MAX_KEPT_CHARACTERS },
    maxReads: 32,
    admit: reader.admit,
    networksOf: ({ networks }) => networks,
    restMs: 10 * SECOND_MS,
    clock,
  });
  return {
    find: async (target) => {
      const card = await cache.get(target, MAX_WAIT_MS);
      return typeof card === 'string' ? undefined : card;
    },
  };
}

async function readCard(
  reader: Pick<ContestReader, 'findContest' | 'fetchStanding'>,
  target: ContestTarget,
): Promise<ContestCard | null> {
  const contest = await reader.findContest(target);
  if (typeof contest === 'string') return null;
  const { result, nameEntry } = await reader.fetchStanding(target);
  const title = toLine(contest.title, TITLE_CHARACTERS) || messages.untitled;
  const entries = messages.entries(contest.entries.length);
  const judges = messages.judges(contest.judges.length);
  return {
    title,
    description:
      toLine(contest.description, DESCRIPTION_CHARACTERS) || messages.contestDescription(entries, judges),
    imageAlt: messages.pictureOf(title, entries, judges),
    entryNames: listNumberedEntries(result).map(nameEntry),
  };
}
