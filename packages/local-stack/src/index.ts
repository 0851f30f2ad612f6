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
export {
  type EmptyChain,
  type LocalChain,
  type LocalChainOptions,
  startEmptyChain,
  startLocalChain,
} from './startLocalChain.ts';
