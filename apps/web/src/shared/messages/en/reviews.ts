const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** Words of a judge's queue: on the page of a contest, and over all of them. */
export const reviews = {
  title: 'Your reviews',
  intro: 'Contests in which your address is a judge, and what is left for you to review.',
  as: 'You are',
  connect: {
    title: 'Which judge are you?',
    text: 'Connect a wallet, and this page finds the contests that name its address as a judge. Nothing has to be signed for that.',
    act: 'Connect a wallet',
  },
  loading: 'Looking for your contests',
  none: {
    title: 'Nothing for you to review',
    text: 'No contest names this address as a judge:',
    toContests: 'See all contests',
  },
  failed: 'The contests could not be loaded',
  tryAgain: 'Try again',
  searched: (n: number, total: number) => `${n} of ${count(total, 'contest', 'contests')} looked through.`,
  searchOn: 'Look further',
  open: 'Judging',
  over: 'Closed or withdrawn',
  left: (n: number, total: number) => `${n} of ${count(total, 'entry', 'entries')} left`,
  complete: (total: number) => (total === 1 ? 'The one entry is reviewed' : `All ${total} entries reviewed`),
  unknown: 'What is left could not be found out.',
  next: 'Next:',
  goOn: 'Go on',
  goOnWith: (title: string) => `Go on with ${title}`,

  /** On the page of one contest. */
  here: {
    name: 'Your part as a judge',
    left: (n: number) =>
      n === 0
        ? 'You have reviewed every entry. A review can be changed: the later one counts.'
        : `${count(n, 'entry is', 'entries are')} left for you to review.`,
    done: (done: number, total: number) => `${done} of ${total} reviewed`,
    next: 'Next:',
    reviewNext: 'Review the next one',
    all: 'Your reviews',
    closed: 'You are a judge of this contest. Judging has ended, and what is signed now would not count.',
  },
} as const;
