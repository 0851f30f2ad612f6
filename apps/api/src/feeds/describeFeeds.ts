import { type Contest, type Result, type Review, toIsoTime, toLine } from '@org/contests';
import { messages } from '../base/messages.ts';
import type { ContestStanding } from '../contests/createContestReader.ts';
import type { PublicConfig } from '../settings/settings.ts';
import type { Feed } from './writeAtom.ts';
import type { Calendar } from './writeCalendar.ts';

const TITLE_CHARACTERS = 200;
/** Entries of a feed; the newest. */
export const FEED_ENTRIES = 50;
/** Malformed attestations have a time that no calendar has, and a chain without contests has none. */
const UNKNOWN_TIME = '1970-01-01T00:00:00Z';

const isoTime = (seconds: bigint) => toIsoTime(seconds) ?? UNKNOWN_TIME;
const titleOf = ({ title }: Contest) => toLine(title, TITLE_CHARACTERS) || messages.untitled;

/** The addresses of one site that documents name. */
export function createAddresses({ publicOrigin }: Pick<PublicConfig, 'publicOrigin'>, slug: string) {
  const contest = (uid: string) => `${publicOrigin}/contests/${slug}/${uid}`;
  return {
    icon: `${publicOrigin}/favicon.svg`,
    contests: `${publicOrigin}/contests?chain=${slug}`,
    contestsFeed: `${publicOrigin}/contests.atom?chain=${slug}`,
    contest,
    reviewsFeed: (uid: string) => `${contest(uid)}/reviews.atom`,
    entry: (uid: string, n: number) => `${contest(uid)}/entries/${n}`,
    account: (address: string) => `${publicOrigin}/accounts/${address}?chain=${slug}`,
  };
}
type Addresses = ReturnType<typeof createAddresses>;
type Site = Pick<PublicConfig, 'productName' | 'hiddenUids'>;

/** The newest contests of a chain. */
export function describeContestsFeed(
  contests: readonly Contest[],
  { site, at, chainName }: { site: Site; at: Addresses; chainName: string },
): Feed {
  return {
    self: at.contestsFeed,
    href: at.contests,
    title: messages.feedOfContests(chainName),
    productName: site.productName,
    icon: at.icon,
    since: UNKNOWN_TIME,
    entries: contests
      .filter(({ uid }) => !site.hiddenUids.includes(uid))
      .map((contest) => ({
        id: at.contest(contest.uid),
        title: titleOf(contest),
        href: at.contest(contest.uid),
        author: { name: contest.organizer, uri: at.account(contest.organizer) },
        published: isoTime(contest.time),
        updated: isoTime(contest.revokedAt ?? contest.time),
        text:
          contest.description ||
          messages.contestDescription(
            messages.entries(contest.entries.length),
            messages.judges(contest.judges.length),
          ),
        isWithdrawn: contest.revokedAt !== null,
      })),
  };
}

/** The newest reviews that count. */
export function describeReviewsFeed(
  { result, nameEntry, lacksNames }: Pick<ContestStanding, 'result' | 'nameEntry' | 'lacksNames'>,
  { site, at }: { site: Site; at: Addresses },
): Feed {
  const { contest, counted } = result;
  const newest = counted
    .filter(({ uid }) => !site.hiddenUids.includes(uid))
    .toSorted((a, b) => Number(b.time - a.time) || (a.uid < b.uid ? -1 : 1))
    .slice(0, FEED_ENTRIES);
  return {
    self: at.reviewsFeed(contest.uid),
    href: at.contest(contest.uid),
    title: messages.feedOfReviews(titleOf(contest)),
    subtitle: describeGaps(result, lacksNames),
    productName: site.productName,
    icon: at.icon,
    since: isoTime(contest.revokedAt ?? contest.time),
    entries: newest.map((review) => {
      const href = at.entry(contest.uid, Number(review.entry));
      return {
        id: `${href}#${review.uid}`,
        title: messages.reviewTitle(review.points, nameEntry(review.entry)),
        href,
        author: { name: review.judge, uri: at.account(review.judge) },
        published: isoTime(review.time),
        updated: isoTime(review.time),
        text: describeComment(review),
      };
    }),
  };
}

/** Says that the order of acts is not confirmed, and that names are missing. */
const describeGaps = ({ details }: Result, lacksNames: boolean): string =>
  [
    ...(details.order === 'not-confirmed' ? [messages.orderNote] : []),
    ...(lacksNames ? [messages.namesNote] : []),
  ].join(' ');

const describeComment = ({ comment, commentHash }: Review): string =>
  commentHash ? messages.commentElsewhere(comment, commentHash) : comment;

/**
 * The times in force. Each postponement makes a new version of the events, which calendars take over. Without
 * a time that a calendar has, the beginning: a calendar without an event is invalid.
 */
export function describeCalendar(
  { contest, details }: Pick<Result, 'contest' | 'details'>,
  { site, at }: { readonly site: Site; readonly at: Addresses },
): Calendar {
  const { chainId, uid, revokedAt, terms, endsAt, time: startedAt } = contest;
  const postponements = details.postponements;
  const title = titleOf(contest);
  const url = at.contest(uid);
  // Judging of a contest that opens at once begins when it starts.
  const opensAt = latest(terms.opensAt, startedAt);
  const moments = [
    ['submissions-close', terms.submissionsUntil, messages.submissionsClose],
    ['judging-begins', opensAt, messages.judgingBegins],
    ['judging-ends', endsAt, messages.judgingEnds],
    ['reveal-ends', terms.revealUntil, messages.revealEnds],
  ] as const;
  const known = moments.flatMap(([name, seconds, say]) => {
    const time = seconds == null ? undefined : toIsoTime(seconds);
    return time === undefined ? [] : [{ name, time, summary: say(title) }];
  });
  const changes = [...postponements.map(({ time }) => time), ...(revokedAt === null ? [] : [revokedAt])];
  // The acts are in the order of their times, and nothing follows the revocation.
  const changedAt = changes.at(-1) ?? startedAt;
  const began = { name: 'judging-began', time: isoTime(startedAt), summary: messages.judgingBegan(title) };
  return {
    productName: site.productName,
    name: messages.calendarOf(title),
    events: (known.length > 0 ? known : [began]).map(({ name, time, summary }) => ({
      uid: `${chainId}-${uid}-${name}`,
      at: time,
      changedAt: isoTime(changedAt),
      version: changes.length,
      summary,
      description: messages.calendarNote(url),
      url,
      isCanceled: revokedAt !== null,
    })),
  };
}

const latest = (one: bigint, other: bigint) => (one > other ? one : other);
