import { IGNORED_SENTENCES } from '@org/contests';

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** Words of the contest page. */
export const contest = {
  loading: 'Loading the contest',
  share: 'Share',

  /** The time that matters beside the state; `relative` is "in 2 days", `at` a date and time. */
  when: {
    ends: (relative: string, at: string) => `Judging ends ${relative}, ${at}`,
    openEnded: (at: string) => `Judging since ${at}, no end is set`,
    ended: (relative: string, at: string) => `Judging ended ${relative}, ${at}`,
    withdrawn: (relative: string, at: string) => `Withdrawn by the organizer ${relative}, ${at}`,
  },

  withdrawnNote: {
    title: 'The organizer has withdrawn this contest',
    text: 'What was signed until then stays readable below. New reviews are not taken here.',
  },

  people: {
    organizer: 'Organizer',
    judges: 'Judges',
    you: 'you',
    reviewed: (reviewed: number, total: number) => `reviewed ${reviewed} of ${total}`,
    coverage: (reviews: number, possible: number) => `${reviews} of ${possible} reviews`,
    coverageLabel: 'Reviews in force',
    lookAlike: 'Another judge’s address begins and ends the same: compare the whole address.',
  },

  ranking: {
    name: 'Ranking',
    intro: (max: number) => `Points are the mean of all reviews, 0 to ${max}. Open a row to read them.`,
    introFinal: (max: number) =>
      `The final result. Points are the mean of all reviews, 0 to ${max}. Open a row to read them.`,
    rank: 'Rank',
    entry: 'Entry',
    points: 'Points',
    reviews: 'Reviews',
    more: 'More',
    none: '–',
    coverage: (reviews: number, judges: number) => `${reviews} of ${judges}`,
    show: (entry: string) => `Show the reviews of ${entry}`,
    hide: (entry: string) => `Hide the reviews of ${entry}`,
    loading: 'Loading the reviews',
    failed: 'The reviews could not be shown. Your connection may have dropped: try again.',
    noReviews: 'Nobody has reviewed this entry yet.',
    showAll: (n: number) => `Show all ${n} entries`,
  },

  review: {
    points: (points: number, max: number) => `${points} of ${max} points`,
    noTags: 'No criterion ticked',
    noComment: 'No comment',
    attestation: 'Attestation',
  },

  act: {
    evaluate: 'Evaluate',
    evaluateEntry: (entry: string) => `Evaluate ${entry}`,
    change: 'Change review',
    changeEntry: (entry: string) => `Change review of ${entry}`,
    left: (n: number) =>
      n === 0
        ? 'You have reviewed every entry. A review can be changed: the later one counts.'
        : `You are a judge of this contest. ${count(n, 'entry is', 'entries are')} left for you to review.`,
    closed: 'You are a judge of this contest. Judging has ended, and what is signed now would not count.',
    notAJudge: 'You are connected with an address that is not a judge of this contest, so it cannot review:',
    pending: {
      asked: 'You were asked to sign a review. If you signed it, it appears here by itself',
      sent: 'Your review is on its way and counts as soon as the scan shows it to everyone',
      'on-chain': 'Your review is on the chain; in a moment the scan shows it to everyone',
    },
    submitted: 'Your review is visible to everyone',
    notSigned: 'I did not sign it',
    failed: 'The review form could not be loaded. Your connection may have dropped.',
  },

  matrix: {
    title: 'Who gave what',
    name: 'Points by entry and judge',
    entry: 'Entry',
    intro: 'One column for each judge; the darker, the more points.',
    empty: 'no review',
  },

  trust: {
    title: 'Check it yourself',
    text: 'Every review is a signed attestation. The ranking follows from them by a published rule, and anyone can compute it again.',
    facts: (rule: string, block: string) => `Rule ${rule} · block ${block}`,
    factsWithoutBlock: (rule: string) => `Rule ${rule}`,
    check: 'Check against the chain',
    checking: 'Asking the chain',
    cancel: 'Cancel',
    agrees: (block: string) => `Agrees with the chain at block ${block}`,
    behind: 'The scan is behind',
    behindText: (n: number) =>
      `${count(n, 'attestation is', 'attestations are')} on the chain and not yet on the scan.`,
    leftOut: 'The scan left something out',
    leftOutText: (n: number) =>
      `${count(n, 'attestation', 'attestations')} that the scan should know by now ${n === 1 ? 'is' : 'are'} missing there.`,
    altered: 'The scan altered something',
    alteredText: (n: number) =>
      `${count(n, 'attestation says', 'attestations say')} something else on the scan than on the chain.`,
    unreachable: 'The chain cannot be reached',
    unreachableText: 'Nothing is known to be wrong: the check could not be made. Try again in a moment.',
    named: 'Which ones',
    downloads: 'Take it with you',
    json: 'Download JSON',
    csv: 'Download CSV',
    reviewsCsv: 'Reviews as CSV',
    downloadFailed:
      'The file needs the block from the chain, and the chain cannot be reached. Try again in a moment.',
  },

  ignored: {
    name: 'Not counted',
    intro: 'Attestations that speak of this contest and do not change its result, each with the reason.',
    none: 'Nothing: every attestation of a judge counts.',
    reasons: IGNORED_SENTENCES,
    points: (points: number) => `claims ${count(points, 'point', 'points')}`,
    showStrangers: (n: number) => `Show strangers' attestations (${n})`,
    hideStrangers: "Hide strangers' attestations",
    strangersIntro: 'Anybody can post these; they are no part of the result.',
    moreStrangers: 'Show more',
    more: (n: number) => `Show ${n} more`,
    failed: 'The attestations could not be loaded.',
  },

  partial: {
    title: 'Some reviews are missing',
    text: 'The scan did not give every review that it counts, so this ranking may be wrong.',
  },
  failed: {
    title: 'The reviews could not be loaded',
    text: 'The scan, which lists the attestations, does not answer or answers something that cannot be read.',
    tryAgain: 'Try again',
    read: 'Read them from the chain instead',
  },

  stale: {
    title: 'Not up to date',
    text: 'The last attempt to read the scan failed. What you see is what was read before.',
    tryAgain: 'Try again',
  },
  fromChain: {
    title: 'Read from the chain',
    text: 'The scan is not used for this page at the moment. Attestations of strangers are not listed.',
    back: 'Use the scan again',
  },
};
