import { type Contest, getContestState, type RankedEntry } from '@org/contests';
import type { Standing } from '../contests/createContestReader.ts';
import { words } from '../words.ts';
import type { BoardRow, ContestPicture } from './pictureContent.ts';
import { toDrawable } from './toDrawable.ts';

const TITLE_CHARACTERS = 120;
const ENTRY_CHARACTERS = 80;
/** A title on two lines leaves room for three entries, one on one line for four. */
const SHORT_TITLE_CHARACTERS = 26;
/** The largest moment that a JavaScript date can hold, in seconds. */
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

/** What a contest's picture says: its state at a moment (seconds) and its result, as its page has it. */
export function describeContest(
  { result, isPartial }: Standing,
  nowSeconds: bigint,
  { productName, publicOrigin }: Site,
): ContestPicture {
  const { contest, ranking, counted } = result;
  const state = getContestState(contest, nowSeconds);
  const title = toDrawable(contest.title, TITLE_CHARACTERS) || words.untitled;
  const reviews = words.reviews(counted.length, contest.entries.length * contest.judges.length);
  const counts = [words.entries(contest.entries.length), words.judges(contest.judges.length)];
  const note = findNote(state, isPartial, counted.length);
  const rows = ranking.slice(0, title.length > SHORT_TITLE_CHARACTERS ? 3 : 4);
  return {
    kind: 'contest',
    productName: toDrawable(productName, 40),
    host: new URL(publicOrigin).host,
    title,
    otherTitle: words.contest(`${contest.uid.slice(0, 6)}…${contest.uid.slice(-4)}`),
    state,
    stateText: describeState(contest, state),
    rows: note ? [] : rows.map((row) => describeRow(row, state === 'closed')),
    note,
    counts: [...counts, ...(isPartial ? [] : [reviews])].join('  ·  '),
  };
}

/** Why there is no leader board, if so. */
function findNote(state: ContestPicture['state'], isPartial: boolean, reviews: number): string {
  if (state === 'withdrawn') return words.withdrawn;
  // What the scan did not tell could change who leads.
  if (isPartial) return words.unranked;
  return reviews === 0 ? words.noReviews : '';
}

function describeState({ endsAt }: Contest, state: ContestPicture['state']): string {
  const name = words.states[state];
  if (state === 'withdrawn' || endsAt === null) return name;
  const at = formatMoment(endsAt);
  return `${name}, ${state === 'judging' ? words.endsAt(at) : words.endedAt(at)}`;
}

const describeRow = ({ entry, rank, points }: RankedEntry, isOver: boolean): BoardRow => ({
  rank,
  entry: toDrawable(shortenLink(entry), ENTRY_CHARACTERS) || words.unnamed,
  points,
  isWinner: isOver && rank === 1,
});

/** An entry's link without what every link has, as its page shows it. */
const shortenLink = (link: string) => link.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
