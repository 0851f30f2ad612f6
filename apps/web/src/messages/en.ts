/**
 * Every visible text in English, one file per feature. This file only collects them, as separate
 * exports, so that a page loads only its own messages.
 */
export { configTrouble } from './en/configTrouble.ts';
export { connect } from './en/connect.ts';
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
export { yourMenu } from './en/yourMenu.ts';
