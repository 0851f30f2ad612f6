export { LOCAL_MNEMONIC, type LocalAccount, localAccounts, type NamedLocalAccount } from './accounts.ts';
export { createLocalClient, type LocalClient } from './createLocalClient.ts';
export { LocalChainError, type LocalChainErrorCode } from './errors.ts';
export { type LocalChain, type LocalChainOptions, startLocalChain } from './startLocalChain.ts';
