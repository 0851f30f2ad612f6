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
  /** Entries are added to a contest of version 2, and its texts may arrive later. */
  readonly isLasting: boolean;
};

export type ContestCardFinder = {
  /** Null: there is no such contest. Undefined: unknown in time. */
  readonly find: (target: ContestTarget) => Promise<ContestCard | null | undefined>;
};

const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;
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
  const memory = createMemory<ContestTarget, ContestCard | null>({
    keyOf: keyOfTarget,
    read: (target) => readCard(reader, target),
    freshMs: (card) => lifeOf(card).freshMs,
    keptMs: (card) => lifeOf(card).keptMs,
    maxEntries: 2_000,
    size: { of: (card) => JSON.stringify(card).length, max: MAX_KEPT_CHARACTERS },
    maxReads: 32,
    restMs: 10 * SECOND_MS,
    clock,
  });
  return { find: (target) => memory.get(target, MAX_WAIT_MS) };
}

function lifeOf(card: ContestCard | null) {
  // A contest that was just started may not be indexed yet.
  if (!card) return { freshMs: 5 * SECOND_MS, keptMs: 5 * SECOND_MS };
  return card.isLasting
    ? { freshMs: HOUR_MS, keptMs: 24 * HOUR_MS }
    : { freshMs: 30 * SECOND_MS, keptMs: HOUR_MS / 6 };
}

async function readCard(
  reader: Pick<ContestReader, 'findContest' | 'fetchStanding'>,
  target: ContestTarget,
): Promise<ContestCard | null> {
  const contest = await reader.findContest(target);
  if (typeof contest === 'string') return null;
  const title = toLine(contest.title, TITLE_CHARACTERS) || words.untitled;
  const entries = words.entries(contest.entries.length);
  const judges = words.judges(contest.judges.length);
  return {
    title,
    description:
      toLine(contest.description, DESCRIPTION_CHARACTERS) || words.contestDescription(entries, judges),
    imageAlt: words.pictureOf(title, entries, judges),
    entryNames: await listNames(reader, target, contest),
    isLasting: contest.rule === 'R1',
  };
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
