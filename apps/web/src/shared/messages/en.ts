/**
 * Every text that people see, in English. One file per feature; this one only puts them together, as separate
 * exports, so that a page fetches its own words and no others.
 */
export { address } from './en/address.ts';
export { contest } from './en/contest.ts';
export { contestMissing } from './en/contestMissing.ts';
export { contestsList } from './en/contestsList.ts';
export { criteria } from './en/criteria.ts';
export { documents } from './en/documents.ts';
export { evaluate } from './en/evaluate.ts';
export { landing } from './en/landing.ts';
export { locale } from './en/locale.ts';
export { localWallets } from './en/localWallets.ts';
export { share } from './en/share.ts';
export { shell } from './en/shell.ts';
export { startContest } from './en/startContest.ts';
export { trouble } from './en/trouble.ts';
export { wallet } from './en/wallet.ts';
export { writing } from './en/writing.ts';
