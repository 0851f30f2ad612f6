export { SIWE_STATUSES, type SiweStatus } from '@org/auth-siwe';
export { SignInError } from './base/contexts.ts';
export {
  TransactionError,
  WalletSessionError,
  type WalletSessionErrorCode,
} from './base/errors.ts';
export { type AnyChain, type Chain, listChains } from './config/chains.ts';
export { createWalletConfig, type WalletConfigOptions } from './config/createWalletConfig.ts';
export { ConnectButton, type ConnectButtonProps } from './connect-button/ConnectButton.tsx';
export type { ButtonParts, Responsive } from './connect-button/ConnectButtonView.tsx';
export {
  type ConnectButtonState,
  ConnectButtonView,
  type ConnectButtonViewProps,
} from './connect-button/ConnectButtonView.tsx';
export type {
  ConnectButtonRendererProps,
  CustomConnectButtonProps,
} from './connect-button/CustomConnectButton.tsx';
export { type ConnectionData, useConnection } from './connection/useConnection.ts';
export { type UseWalletResult, useWallet } from './connection/useWallet.ts';
export {
  AccountDialogView,
  type AccountDialogViewProps,
  type ShownAccount,
} from './dialogs/AccountDialogView.tsx';
export {
  ChainDialogView,
  type ChainDialogViewProps,
  type SwitchState,
} from './dialogs/ChainDialogView.tsx';
export {
  VerifyDialogView,
  type VerifyDialogViewProps,
  type VerifyState,
} from './dialogs/VerifyDialogView.tsx';
export {
  WalletLayer,
  type WalletLayerProps,
  WalletProvider,
  type WalletProviderProps,
} from './layer/WalletProvider.tsx';
export { type WalletMessages, walletMessages } from './messages/en.ts';
export { ConnectNotice, type ConnectNoticeProps } from './notice/ConnectNotice.tsx';
export type {
  NewTransaction,
  SettledStatus,
  TrackedTransaction,
  TransactionStatus,
} from './transactions/trackedTransaction.ts';
export { type Transactions, useTransactions } from './transactions/useTransactions.ts';
export { listWallets, type Wallet } from './wallets/listWallets.ts';
export { coinbaseWallet } from './wallets/popularWallets.ts';
export {
  type ConnectTrouble,
  describeConnectTrouble,
  findConnectTrouble,
  findWalletTrouble,
  WalletConnectionError,
  type WalletConnectionErrorCode,
} from './wallets/walletTrouble.ts';
