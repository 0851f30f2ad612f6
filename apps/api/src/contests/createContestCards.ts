import { type Contest, toLine } from '@org/contests';
import { createMemory } from '../memory.ts';
import { words } from '../words.ts';
import type { ContestReader } from './createContestReader.ts';
import { listNumberedEntries, nameEntry } from './entryName.ts';
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
const HOUR_MS = 60 * MINUTE_MS;
/** A page waits no longer for its tags. */
const MAX_WAIT_MS = 1.5 * SECOND_MS;
const TITLE_CHARACTERS = 200;
const DESCRIPTION_CHARACTERS = 300;
const MAX_ENTRIES = 500;
const MAX_KEPT_CHARACTERS = 8 * 1024 * 1024;

/** Titles and descriptions of contests for page tags. Those of version 1 never change, so they are cached for a long time. */
export function createContestCards(
  reader: Pick<ContestReader, 'findContest' | 'fetchStanding'>,
  clock: () => number = Date.now,
): ContestCardFinder {
  const memory = createMemory<ContestTarget, Found | null>({
    keyOf: keyOfTarget,
    read: (target) => readCard(reader, target),
    freshMs: (found) => lifeOf(found).freshMs,
    keptMs: (found) => lifeOf(found).keptMs,
    maxEntries: 2_000,
    size: { of: (found) => JSON.stringify(found).length, max: MAX_KEPT_CHARACTERS },
    maxReads: 32,
    restMs: 10 * SECOND_MS,
    clock,
  });
  return {
    find: async (target) => {
      const found = await memory.get(target, MAX_WAIT_MS);
      return found ? found.card : found;
    },
  };
}

/** `isFixed`: a contest of version 1. Entries are added to one of version 2, and its texts may arrive later. */
type Found = { readonly card: ContestCard; readonly isFixed: boolean };

function lifeOf(found: Found | null) {
  // A contest that was just started may not be indexed yet.
  if (!found) return { freshMs: 5 * SECOND_MS, keptMs: 5 * SECOND_MS };
  return found.isFixed
    ? { freshMs: HOUR_MS, keptMs: 24 * HOUR_MS }
    : { freshMs: 30 * SECOND_MS, keptMs: 10 * MINUTE_MS };
}

async function readCard(
  reader: Pick<ContestReader, 'findContest' | 'fetchStanding'>,
  target: ContestTarget,
): Promise<Found | null> {
  const contest = await reader.findContest(target);
  if (typeof contest === 'string') return null;
  const title = toLine(contest.title, TITLE_CHARACTERS) || words.untitled;
  const entries = words.entries(contest.entries.length);
  const judges = words.judges(contest.judges.length);
  const card = {
    title,
    description:
      toLine(contest.description, DESCRIPTION_CHARACTERS) || words.contestDescription(entries, judges),
    imageAlt: words.pictureOf(title, entries, judges),
    entryNames: await listNames(reader, target, contest),
  };
  return { card, isFixed: contest.rule === 'R1' };
}

async function listNames(
  reader: Pick<ContestReader, 'fetchStanding'>,
  target: ContestTarget,
  contest: Contest,
): Promise<readonly string[]> {
  if (contest.rule === 'R1')
    return contest.entries.slice(0, MAX_ENTRIES).map((entry) => nameEntry(entry, contest.entries));
  const standing = await reader.fetchStanding(target, contest);
  return listNumberedEntries(standing.result).map((entry) => standing.nameEntry(entry));
}
