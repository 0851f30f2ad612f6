export {
  accounts,
  LOCAL_MNEMONIC,
  type LocalAccount,
  localAccounts,
  type NamedLocalAccount,
} from './base/accounts.ts';
export { createLocalClient, type LocalClient } from './base/createLocalClient.ts';
export { LocalChainError, type LocalChainErrorCode } from './base/errors.ts';
export type { DemoKey } from './demo/demoContest.ts';
export type { DemoContests } from './demo/seedDemo.ts';
export { type EmptyChain, startEmptyChain } from './startEmptyChain.ts';
export { type LocalChain, type LocalChainOptions, startLocalChain } from './startLocalChain.ts';
