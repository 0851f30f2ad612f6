import {
  type Contest,
  countSealedReviews,
  getPhase,
  type Phase,
  type RankedEntry,
  type Result,
  toLine,
} from '@org/contests';
import { findImitation, findSimilarTexts } from '@org/contests/names';
import { listNumberedEntries, messages } from '../base/messages.ts';
import type { ContestStanding } from '../contests/createContestReader.ts';

const TITLE_CHARACTERS = 120;
const ENTRY_CHARACTERS = 80;
const MAX_ENTRIES = 500;
/** The entries that there is space for. */
const ROWS = 3;
/** The latest time that a JavaScript date can represent, in seconds. */
const LATEST = 8_640_000_000_000n;

const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});
const formatMoment = (seconds: bigint) =>
  `${moment.format(Number(seconds > LATEST ? LATEST : seconds) * 1000)} UTC`;

type Site = { readonly productName: string; readonly publicOrigin: string };

/** The content of a contest's picture: its state at a time (seconds) and its result. */
export function describeContest(
  { result, isPartial, nameEntry }: ContestStanding,
  nowSeconds: bigint,
  { productName, publicOrigin }: Site,
): ContestPicture {
  const { contest, ranking, counted, details } = result;
  const state = getPhase(contest, nowSeconds);
  const unrevealed = countSealedReviews(result).total + details.withheld.length;
  // No more reviews are revealed after the end.
  const isOver = state === 'closed' || state === 'withdrawn';
  const sealed = unrevealed === 0 ? '' : messages[isOver ? 'unrevealed' : 'sealed'](unrevealed);
  const title = toDrawable(contest.title, TITLE_CHARACTERS) || messages.untitled;
  // How many are owed follows from the organizer's assignments, which are not among the acts.
  const reviews = messages.reviews(counted.length);
  const counts = [messages.entries(contest.entries.length), messages.judges(contest.judges.length)];
  const note = findNote(state, isPartial, { counted: counted.length, sealed });
  const rows = ranking.slice(0, ROWS);
  return {
    kind: 'contest',
    productName: toDrawable(productName, 40),
    host: new URL(publicOrigin).host,
    title,
    otherTitle: messages.contest(`${contest.uid.slice(0, 6)}…${contest.uid.slice(-4)}`),
    state,
    stateText: describeState(contest, state),
    rows: note ? [] : rows.map((row) => describeRow(row, nameEntry, state === 'closed')),
    note,
    judges: describeJudges(result),
    counts: [
      ...counts,
      ...(isPartial ? [] : [reviews]),
      ...(isPartial || sealed === '' || counted.length === 0 ? [] : [sealed]),
    ].join('  ·  '),
    orderNote: details.order === 'not-confirmed' ? messages.orderNotConfirmed : '',
  };
}

/** The judges whose faces there is space for. */
export const MAX_FACES = 6;
const MAX_NAMES = 2;
const PERSON_CHARACTERS = 28;

/** Names and pictures from the profiles of the first judges, by address. */
export type ProfileFacts = {
  readonly names: Readonly<Record<string, string>>;
  /** Pictures as data URIs of JPEG files. */
  readonly faces: Readonly<Record<string, string>>;
};

/** Without punctuation, which is easily overlooked: two names that differ only in it look the same, as on the pages. */
const toBareName = (name: string): string => name.normalize('NFKD').replace(/[^\p{L}\p{N}\p{S}]/gu, '');

/**
 * The judges with the names that the contest's document gives them, else with those of their profiles, as on the pages. The pages
 * warn of a name that imitates an address, or looks like another judge's. A picture cannot: it omits the name.
 */
export function describeJudges(
  { contest, details: { document } }: Result,
  { names: own, faces }: ProfileFacts = { names: {}, faces: {} },
): JudgeFaces {
  const given = document.status === 'read' ? (document.document.judges ?? []) : [];
  const named = contest.judges.flatMap((judge) => {
    const name = given.find(({ address }) => address.toLowerCase() === judge.toLowerCase())?.name ?? '';
    const drawn = toDrawable(name, PERSON_CHARACTERS) || toDrawable(own[judge] ?? '', PERSON_CHARACTERS);
    return drawn === '' ? [] : [{ drawn }];
  });
  const alike = findSimilarTexts(named, ({ drawn }) => toBareName(drawn));
  const shown = named
    .filter((each) => !alike.has(each) && !findImitation(each.drawn))
    .map(({ drawn }) => drawn)
    .slice(0, MAX_NAMES);
  const addresses = contest.judges.slice(0, MAX_FACES);
  return {
    addresses,
    pictures: addresses.map((address) => faces[address] ?? ''),
    names: shown.length === 0 ? '' : messages.judgedBy(shown, contest.judges.length - shown.length),
  };
}

/** Why there is no ranking, if so. */
function findNote(
  state: Phase,
  isPartial: boolean,
  { counted, sealed }: { readonly counted: number; readonly sealed: string },
): string {
  if (state === 'withdrawn') return messages.withdrawn;
  // Missing reviews could change the ranking.
  if (isPartial) return messages.unranked;
  if (counted > 0) return '';
  return sealed || messages.noReviews;
}

function describeState({ endsAt, terms }: Contest, state: Phase): string {
  const moments: { readonly [phase in Phase]?: bigint | null | undefined } = {
    submissions: terms.submissionsUntil,
    admission: terms.opensAt,
    upcoming: terms.opensAt,
    revealing: terms.revealUntil,
    closed: terms.revealUntil,
  };
  return messages.states[state](formatMoment(moments[state] ?? endsAt));
}

const describeRow = (
  { entry, rank, points }: RankedEntry,
  nameEntry: ContestStanding['nameEntry'],
  isOver: boolean,
): BoardRow => ({
  rank,
  entry: toDrawable(nameEntry(entry), ENTRY_CHARACTERS) || messages.unnamed,
  points,
  isWinner: isOver && rank === 1,
});

/** A row of the ranking. */
export type BoardRow = {
  /** Null without a review. */
  readonly rank: number | null;
  readonly entry: string;
  /** The mean, two decimals; empty without a review. */
  readonly points: string;
  /** First place in a closed contest. */
  readonly isWinner: boolean;
};

/** The first judges by their faces, and in words. */
export type JudgeFaces = {
  readonly addresses: readonly string[];
  /** The picture in the profile of each address as a data URI; empty for a generated one. */
  readonly pictures: readonly string[];
  /** Empty without names. */
  readonly names: string;
};

/** The content of a contest's picture: equal content gives the same picture. */
export type ContestPicture = {
  readonly kind: 'contest';
  readonly productName: string;
  /** The product's host, for example `laurel.example`. */
  readonly host: string;
  readonly title: string;
  /** Replaces a title in an unsupported script. */
  readonly otherTitle: string;
  readonly state: Phase;
  /** The text of the tag: the state and the relevant time. */
  readonly stateText: string;
  readonly rows: readonly BoardRow[];
  /** Replaces the ranking when there is none; empty otherwise. */
  readonly note: string;
  readonly counts: string;
  readonly judges: JudgeFaces;
  /** Says that the order of acts is not confirmed; empty if it is, or does not matter. */
  readonly orderNote: string;
};

/** The picture of every page without its own. */
export type ProductPicture = {
  readonly kind: 'product';
  readonly productName: string;
  readonly host: string;
  readonly tagline: string;
};

/** The facts about one entry in its preview image. */
export type EntryFacts = {
  readonly name: string;
  readonly rank: number | null;
  readonly points: string;
  /** "3 reviews". */
  readonly counts: string;
  /** Why it is in no ranking, if so. */
  readonly note: string;
  /** How many entries are ranked. */
  readonly total: number;
};

/** The content of an entry's picture: its contest's, with one row about the entry. */
export type EntryPicture = Omit<ContestPicture, 'kind'> & {
  readonly kind: 'entry';
  /** The contest's title; `title` is the entry's name. */
  readonly contestTitle: string;
};

/** Entries in the order of their pages. */
export function listEntryFacts({ result, isPartial, nameEntry }: ContestStanding): readonly EntryFacts[] {
  const ranked = new Map(result.ranking.map((row) => [row.entry, row]));
  const states = new Map(result.details.entries.map(({ number, status }) => [`${number}`, status]));
  return listNumberedEntries(result)
    .slice(0, MAX_ENTRIES)
    .map((entry) => {
      const { rank = null, points = '', reviews = 0 } = (!isPartial && ranked.get(entry)) || {};
      const name = toDrawable(nameEntry(entry), TITLE_CHARACTERS) || messages.unnamed;
      const state = states.get(entry) ?? 'standing';
      const note = state === 'standing' ? '' : messages.entryStates[state];
      const counts = isPartial || note ? '' : messages.reviews(reviews);
      return { name, rank, points, counts, note, total: result.contest.entries.length };
    });
}

export function describeEntry(contest: ContestPicture, facts: EntryFacts): EntryPicture {
  const isRanked = contest.note === '' && facts.rank !== null;
  const isWinner = contest.state === 'closed' && contest.orderNote === '' && facts.rank === 1;
  const row = { rank: facts.rank, entry: messages.ofEntries(facts.total), points: facts.points, isWinner };
  return {
    ...contest,
    kind: 'entry',
    contestTitle: contest.title,
    title: facts.name,
    otherTitle: messages.unnamed,
    rows: isRanked ? [row] : [],
    note: isRanked ? '' : facts.note || contest.note || messages.noReviews,
    counts: facts.counts,
  };
}

export type PictureContent = ContestPicture | EntryPicture | ProductPicture;

/**
 * Marks that the fonts cannot combine with a letter. Common accents stay where they have no composed letter; Arabic
 * vowel signs, which are rarely written, are removed.
 */
const OTHER_MARKS =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: they are looked for one by one.
  /(?=\p{M})[\u0302\u0305-\u0307\u030a-\u0322\u0324-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u08ca-\u08ff\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\u{e0100}-\u{e01ef}]/gu;
/** Keycap emoji, which start like a number. */
const KEYCAPS = /([0-9])\ufe0f?\u20e3/g;
const CIRCLED_DIGITS = '⓪①②③④⑤⑥⑦⑧⑨';

/** Untrusted text as one drawable line; empty if nothing of it is drawable. */
export function toDrawable(text: string, maxCharacters: number): string {
  return toLine(
    toLine(text, maxCharacters)
      .replace(KEYCAPS, (_, digit: string) => CIRCLED_DIGITS.charAt(Number(digit)))
      .replace(OTHER_MARKS, ''),
    maxCharacters,
  );
}
