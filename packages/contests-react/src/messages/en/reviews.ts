const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** Messages for a judge's queue, in one contest and across contests. */
export const englishReviews = {
  title: 'Your reviews',
  intro: 'Contests you judge, and what is left to review.',
  as: 'You are',
  connect: {
    title: 'Which judge are you?',
    text: 'Connect a wallet to find the contests that list its address as a judge. You don’t have to sign anything.',
    act: 'Connect a wallet',
  },
  loading: 'Looking for your contests',
  none: {
    title: 'Nothing for you to review',
    text: 'No contest lists this address as a judge:',
    toContests: 'See all contests',
  },
  failed: 'The contests could not be loaded',
  tryAgain: 'Try again',
  searched: (n: number, total: number) => `${n} of ${count(total, 'contest', 'contests')} searched.`,
  searchOn: 'Search more',
  /** In sealed contests whose judging has ended. */
  revealing: 'To reveal',
  revealHere:
    'If you have sealed reviews of this contest, reveal them on its page. Those that are not revealed do not count.',
  open: 'Judging',
  upcoming: 'Judging has not started',
  over: 'Closed or withdrawn',
  /** Beside a bar that fills as entries are reviewed. */
  reviewed: (done: number, total: number) => `${done} of ${count(total, 'entry', 'entries')} reviewed`,
  complete: (total: number) => (total === 1 ? 'The only entry is reviewed' : `All ${total} entries reviewed`),
  unknown: 'What is left could not be loaded.',
  next: 'Next:',
  goOn: 'Continue',
  goOnWith: (title: string) => `Continue with ${title}`,

  /** On the page of one contest. */
  here: {
    name: 'Your judging',
    left: (n: number) =>
      n === 0
        ? 'You have reviewed every entry. You can still change your reviews.'
        : `${count(n, 'entry is', 'entries are')} left for you to review.`,
    /** The organizer assigned entries. */
    assigned: (n: number) =>
      `${count(n, 'entry that is', 'entries that are')} assigned to you ${n === 1 ? 'waits' : 'wait'} for your review.`,
    assignedDone: (others: number) =>
      `You have reviewed every entry assigned to you. ${count(others, 'other entry', 'other entries')} can use a review.`,
    abstained: 'You abstained from every entry.',
    done: (done: number, total: number) => `${done} of ${total} reviewed`,
    reviewNext: 'Review the next entry',
    all: 'Your reviews',
    closed: 'You are a judge of this contest. Judging has ended: reviews signed now would not count.',
  },
} as const;
