import { contest } from './en/contest.ts';
import { contestsList } from './en/contestsList.ts';
import { documents } from './en/documents.ts';
import { evaluate } from './en/evaluate.ts';
import { landing } from './en/landing.ts';
import { localWallets } from './en/localWallets.ts';
import { share } from './en/share.ts';
import { shell } from './en/shell.ts';
import { startContest } from './en/startContest.ts';
import { trouble } from './en/trouble.ts';
import { wallet } from './en/wallet.ts';
import { writing } from './en/writing.ts';

/** Every text that people see, in English. One file per feature; this one only puts them together. */
export const en = {
  documents,
  shell,
  trouble,
  landing,
  contestsList,
  contest,
  evaluate,
  startContest,
  share,
  wallet,
  localWallets,
  writing,
};
