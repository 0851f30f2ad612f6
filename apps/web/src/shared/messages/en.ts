/**
 * Every text that people see, in English. One file per feature; this one only puts them together, as separate
 * exports, so that a page fetches its own words and no others.
 */
// The packages' own catalogues, so that another language replaces them as well.
export { uiTexts } from '@org/ui-theme';
export { walletTexts } from '@org/wallet-kit/texts';
export { accountEditor } from './en/accountEditor.ts';
export { accounts } from './en/accounts.ts';
export { chainCheck } from './en/chainCheck.ts';
export { connection } from './en/connection.ts';
export { contest } from './en/contest.ts';
export { contestMissing } from './en/contestMissing.ts';
export { contestNames } from './en/contestNames.ts';
export { contestReview } from './en/contestReview.ts';
export { contestsList } from './en/contestsList.ts';
export { contestTrouble } from './en/contestTrouble.ts';
export { contestWriting } from './en/contestWriting.ts';
export { criteria } from './en/criteria.ts';
export { descriptions, needsScript, titles } from './en/documents.ts';
export { drafts } from './en/drafts.ts';
export { entry } from './en/entry.ts';
export { evaluate } from './en/evaluate.ts';
export { help } from './en/help.ts';
export { ignored } from './en/ignored.ts';
export { landing } from './en/landing.ts';
export { legal } from './en/legal.ts';
export { lifecycle } from './en/lifecycle.ts';
export { locale } from './en/locale.ts';
export { localWallets } from './en/localWallets.ts';
export { plots } from './en/plots.ts';
export { reviews } from './en/reviews.ts';
export { settings } from './en/settings.ts';
export { share } from './en/share.ts';
export { shell } from './en/shell.ts';
export { signIn } from './en/signIn.ts';
export { startContest } from './en/startContest.ts';
export { trouble } from './en/trouble.ts';
export { wallet } from './en/wallet.ts';
export { writing } from './en/writing.ts';
