export { WalletSessionError, type WalletSessionErrorCode } from './errors.ts';
export {
  createWalletSession,
  type WalletActions,
  type WalletSession,
  type WalletSnapshot,
  type WalletStatus,
} from './session/createWalletSession.ts';
export { wasConnectedBefore } from './session/wasConnectedBefore.ts';
