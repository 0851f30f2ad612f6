/**
 * Every text that people see, in English. One file per feature; this one only puts them together, as separate
 * exports, so that a page fetches its own words and no others.
 */
export { configTrouble } from './en/configTrouble.ts';
export { connection } from './en/connection.ts';
export { descriptions, needsScript, titles } from './en/documents.ts';
export { help } from './en/help.ts';
export { landing } from './en/landing.ts';
export { legal } from './en/legal.ts';
export { localWallets } from './en/localWallets.ts';
export { settings } from './en/settings.ts';
export { shell } from './en/shell.ts';
export { signIn } from './en/signIn.ts';
export { wallet } from './en/wallet.ts';
