const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** Words of an account's page: what it says of itself, and what it has signed. */
export const accounts = {
  title: 'Account',
  copy: (address: string) => `Copy address ${address}`,
  copied: 'Copied!',
  notCopied: 'Not copied',
  explorer: 'On the explorer',
  edit: 'Edit profile',
  chains: 'Chain',
  links: 'Links',
  website: 'Website',
  x: (name: string) => `@${name} on X`,
  telegram: (name: string) => `@${name} on Telegram`,
  pictureElsewhere: 'Picture',
  picture: (name: string) => `Picture of ${name}`,
  ownWords: 'The account’s own words. Nobody has checked them.',
  /** Somebody may have searched for an address that looks like another one once it is shortened. */
  lookAlike: {
    title: 'Compare the whole address',
    text: (n: number) =>
      n === 1
        ? 'Another account that you have come across here begins and ends the same:'
        : `${n} other accounts that you have come across here begin and end the same:`,
  },
  imitation: {
    address: 'This name looks like an address',
    'mixed-alphabets': 'This name mixes letters of several alphabets',
    text: 'Anybody can choose any name. Only the address says whose account this is.',
  },
  loading: 'Loading the profile',
  failed: 'The profile could not be loaded',
  none: 'This account has not written a profile.',
  noneOwn: 'You have not written a profile.',
  unavailable: (chain: string) =>
    `There are no profiles on ${chain} yet. Contests and reviews do without them.`,
  elsewhere: 'This account keeps its profile elsewhere. It is not fetched; the link is the account’s own:',
  unreadable: 'This profile cannot be read.',
  tryAgain: 'Try again',
  loadingLists: 'Loading what this account has signed',
  unreadableRows: (n: number) => `${count(n, 'attestation', 'attestations')} could not be read.`,

  started: {
    title: 'Contests started',
    loading: 'Loading the contests',
    none: 'None yet.',
    failed: 'The contests could not be loaded',
  },
  judging: {
    title: 'Judging to do',
    loading: 'Looking for contests',
    none: 'No open contest names this account as a judge.',
    noneLeft: 'No entry waits for a review.',
    done: (n: number) =>
      n === 1
        ? 'One more open contest is reviewed, every entry of it.'
        : `${n} more open contests are reviewed, every entry of them.`,
    failed: 'The contests could not be loaded',
    searched: (n: number, total: number) => `${n} of ${count(total, 'contest', 'contests')} looked through.`,
    searchOn: 'Look further',
    unknown: 'What is left could not be found out.',
    meter: 'Entries reviewed',
    left: (n: number, total: number) => `${n} of ${count(total, 'entry', 'entries')} left`,
  },
  given: {
    title: 'Reviews given',
    intro: 'As they were signed. Which of them count, each contest’s page says.',
    loading: 'Loading the reviews',
    none: 'None yet.',
    failed: 'The reviews could not be loaded',
    points: (n: number) => count(n, 'point', 'points'),
    withdrawn: 'Withdrawn',
    of: 'In',
    unknownContest: 'a contest that could not be found',
    hiddenContest: 'a contest that the operator of this site hides',
  },

  notAnAddress: {
    title: 'Not an address',
    text: 'An account’s address is 0x and 40 digits from 0 to 9 and a to f. This link may have been copied incompletely.',
  },
} as const;
