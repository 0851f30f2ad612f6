export {
  accounts,
  LOCAL_MNEMONIC,
  type LocalAccount,
  localAccounts,
  type NamedLocalAccount,
} from './accounts.ts';
export { createLocalClient, type LocalClient } from './createLocalClient.ts';
export type { DemoKey } from './demo/demoContest.ts';
export type { DemoContests } from './demo/seedDemo.ts';
export { LocalChainError, type LocalChainErrorCode } from './errors.ts';
export { type EmptyChain, startEmptyChain } from './startEmptyChain.ts';
export { type LocalChain, type LocalChainOptions, startLocalChain } from './startLocalChain.ts';
