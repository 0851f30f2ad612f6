import { inSentence } from '../text/names.ts';

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** Messages for an account's page: its profile, contests and reviews. */
export const englishAccounts = {
  title: 'Account',
  copy: (address: string) => `Copy address ${address}`,
  copied: 'Copied!',
  notCopied: 'Not copied',
  explorer: 'View on explorer',
  edit: 'Edit profile',
  chains: 'Chain',
  links: 'Links',
  website: 'Website',
  x: (name: string) => `@${name} on X`,
  telegram: (name: string) => `@${name} on Telegram`,
  pictureElsewhere: 'Picture',
  picture: (name: string) => `Picture of ${name}`,
  ownMessages: 'Written by the account owner, not verified.',
  /** An attacker can generate an address that looks like another one when shortened. */
  lookAlike: {
    title: 'Compare the full address',
    text: (n: number) =>
      n === 1
        ? 'Another account you have seen here starts and ends the same:'
        : `${n} other accounts you have seen here start and end the same:`,
  },
  imitation: {
    address: 'This name looks like an address',
    'mixed-alphabets': 'This name mixes letters from several alphabets',
    text: 'Anyone can choose any name. Only the address tells you whose account this is.',
  },
  loading: 'Loading the profile',
  failed: 'The profile could not be loaded',
  none: 'This account has no profile.',
  noneOwn: 'You have no profile yet.',
  unavailable: (chain: string) =>
    `There are no profiles on ${chain} yet. Contests and reviews work without them.`,
  elsewhere: 'This profile is stored elsewhere and not loaded here. The account gives this link:',
  unreadable: 'This profile can’t be read.',
  tryAgain: 'Try again',
  loadingLists: 'Loading this account’s contests and reviews',
  unreadableRows: (n: number) => `${count(n, 'attestation', 'attestations')} could not be read.`,

  started: {
    title: 'Contests started',
    loading: 'Loading the contests',
    none: 'None yet.',
    failed: 'The contests could not be loaded',
  },
  judging: {
    title: 'To review',
    loading: 'Looking for contests',
    none: 'No open contest lists this account as a judge.',
    noneLeft: 'No entries left to review.',
    done: (n: number) =>
      n === 1 ? '1 more open contest is fully reviewed.' : `${n} more open contests are fully reviewed.`,
    failed: 'The contests could not be loaded',
    searched: (n: number, total: number) => `${n} of ${count(total, 'contest', 'contests')} searched.`,
    searchOn: 'Search more',
    unknown: 'What is left could not be loaded.',
    meter: 'Entries reviewed',
    /** Beside a bar that fills as entries are reviewed. */
    reviewed: (done: number, total: number) => `${done} of ${count(total, 'entry', 'entries')} reviewed`,
  },
  given: {
    title: 'Reviews given',
    intro: 'As signed. Each contest’s page says which of them count.',
    loading: 'Loading the reviews',
    none: 'None yet.',
    failed: 'The reviews could not be loaded',
    points: (n: number) => count(n, 'point', 'points'),
    withdrawn: 'Withdrawn',
    replaced: 'Replaced',
    replacedReviews: (n: number) =>
      n === 1 ? 'One earlier review, replaced by this one' : `${n} earlier reviews, replaced by this one`,
    contest: (title: string) => `In “${inSentence(title)}”`,
    unknownContest: 'In an unknown contest',
    hiddenContest: 'In a contest hidden by the operator of this site',
  },

  notAnAddress: {
    title: 'Not an address',
    text: 'An account’s address is 0x followed by 40 characters from 0–9 and a–f. The link may be incomplete.',
  },
} as const;
