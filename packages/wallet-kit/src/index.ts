export { SIWE_STATUSES, type SiweStatus } from '@org/auth-siwe';
export type { ShownAccount } from './account-dialog/AccountDialogView.tsx';
export { AccountDialogView, type AccountDialogViewProps } from './account-dialog/AccountDialogView.tsx';
export type { ConnectionData } from './accounts/connectionData.ts';
export { useConnection } from './accounts/useConnection.ts';
export { ChainDialogView, type ChainDialogViewProps } from './chain-dialog/ChainDialogView.tsx';
export type { SwitchState } from './chain-dialog/switchState.ts';
export type { Chain } from './chains/chain.ts';
export { listChains } from './chains/listChains.ts';
export { createWalletConfig, type WalletConfigOptions } from './config/createWalletConfig.ts';
export { ConnectButton } from './connect-button/ConnectButton.tsx';
export {
  type ConnectButtonState,
  ConnectButtonView,
  type ConnectButtonViewProps,
} from './connect-button/ConnectButtonView.tsx';
export {
  TransactionError,
  WalletConnectionError,
  type WalletConnectionErrorCode,
  WalletSessionError,
  type WalletSessionErrorCode,
} from './errors.ts';
export { ConnectNotice, type ConnectNoticeProps } from './notice/ConnectNotice.tsx';
export { describeConnectTrouble } from './notice/describeConnectTrouble.ts';
export { type ConnectTrouble, findConnectTrouble } from './notice/findConnectTrouble.ts';
export { findWalletTrouble } from './notice/findWalletTrouble.ts';
export { type UseWalletResult, useWallet } from './provider/useWallet.ts';
export { WalletLayer, type WalletLayerProps } from './provider/WalletLayer.tsx';
export { WalletProvider, type WalletProviderProps } from './provider/WalletProvider.tsx';
export { defaultTexts, type WalletTexts } from './texts.ts';
export type {
  NewTransaction,
  SettledStatus,
  TrackedTransaction,
  TransactionStatus,
} from './transactions/trackedTransaction.ts';
export { type Transactions, useTransactions } from './transactions/useTransactions.ts';
export { SignInError } from './verify-dialog/SignInError.ts';
export {
  VerifyDialogView,
  type VerifyDialogViewProps,
  type VerifyState,
} from './verify-dialog/VerifyDialogView.tsx';
export { listWallets } from './wallets/listWallets.ts';
export type { Wallet } from './wallets/wallet.ts';
