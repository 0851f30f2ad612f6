export {
  WALLET_SESSION_ERROR_CODES,
  WalletSessionError,
  type WalletSessionErrorCode,
} from './base/errors.ts';
export { wasConnectedBefore } from './session/connectedBefore.ts';
export {
  createWalletSession,
  type WalletActions,
  type WalletSession,
  type WalletSnapshot,
  type WalletStatus,
  type WatchedAsset,
} from './session/createWalletSession.ts';
export type { NewTransaction, SettledStatus } from './transactions/trackedTransaction.ts';
