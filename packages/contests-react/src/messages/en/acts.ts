import { inSentence } from '../text/direction.ts';

/** Words for acts in a contest other than reviews, wherever they are pending or done. */
export const actsTexts = {
  /** One line that names what is signed. `title` is the name of an entry or an account, or the contest's title. */
  subjects: {
    enter: (title: string) => `Submission: ${inSentence(title)}`,
    admit: (title: string) => `Admission: ${inSentence(title)}`,
    list: (title: string) => `Added entries: ${inSentence(title)}`,
    judges: (title: string) => `Judges: ${inSentence(title)}`,
    disqualify: (title: string) => `Disqualification: ${inSentence(title)}`,
    postpone: (title: string) => `Postponement: ${inSentence(title)}`,
    recuse: (title: string) => `Abstention: ${inSentence(title)}`,
    note: (title: string) => `Note: ${inSentence(title)}`,
    withdraw: (title: string) => `Withdrawal: ${inSentence(title)}`,
  },
  /** While it is pending; followed by its line. */
  pending: {
    asked: 'Your wallet asked you to sign this. If you signed it, this page will show it',
    sent: 'This was sent and counts once it is on the chain',
    'on-chain': 'This is on the chain and will be visible to everyone in a moment',
  },
  /** Once everyone can see it. */
  done: {
    enter: 'Your submission is visible to everyone',
    admit: 'The admission is visible to everyone',
    list: 'The entries are added',
    judges: 'The list of judges has changed',
    disqualify: 'The entry is disqualified',
    postpone: 'The contest is postponed',
    recuse: 'You abstained from this entry',
    note: 'The note is published',
    withdraw: 'It is withdrawn',
  },
} as const;
