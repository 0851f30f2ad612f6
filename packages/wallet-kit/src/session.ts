export {
  WALLET_SESSION_ERROR_CODES,
  WalletSessionError,
  type WalletSessionErrorCode,
} from './base/errors.ts';
export {
  createWalletSession,
  type WalletActions,
  type WalletSession,
  type WalletSnapshot,
  type WalletStatus,
  type WatchedAsset,
  wasConnectedBefore,
} from './session/createWalletSession.ts';
export type { NewTransaction, SettledStatus } from './transactions/trackedTransaction.ts';
