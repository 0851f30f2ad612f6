export { SIWE_STATUSES, type SiweStatus } from '@org/auth-siwe';
export {
  AccountDialogView,
  type AccountDialogViewProps,
  type ShownAccount,
} from './account-dialog/AccountDialogView.tsx';
export { type ConnectionData, useConnection } from './accounts/useConnection.ts';
export {
  ChainDialogView,
  type ChainDialogViewProps,
  type SwitchState,
} from './chain-dialog/ChainDialogView.tsx';
export { type AnyChain, type Chain, listChains } from './chains/chains.ts';
export { createWalletConfig, type WalletConfigOptions } from './config/createWalletConfig.ts';
export type { ButtonParts, Responsive } from './connect-button/buttonParts.ts';
export { ConnectButton, type ConnectButtonProps } from './connect-button/ConnectButton.tsx';
export {
  type ConnectButtonState,
  ConnectButtonView,
  type ConnectButtonViewProps,
} from './connect-button/ConnectButtonView.tsx';
export type {
  ConnectButtonRendererProps,
  CustomConnectButtonProps,
} from './connect-button/CustomConnectButton.tsx';
export {
  TransactionError,
  WalletConnectionError,
  type WalletConnectionErrorCode,
  WalletSessionError,
  type WalletSessionErrorCode,
} from './errors.ts';
export { ConnectNotice, type ConnectNoticeProps } from './notice/ConnectNotice.tsx';
export {
  type ConnectTrouble,
  describeConnectTrouble,
  findConnectTrouble,
  findWalletTrouble,
} from './notice/walletTrouble.ts';
export { type UseWalletResult, useWallet } from './provider/useWallet.ts';
export { WalletLayer, type WalletLayerProps } from './provider/WalletLayer.tsx';
export { WalletProvider, type WalletProviderProps } from './provider/WalletProvider.tsx';
export { type WalletTexts, walletTexts } from './texts.ts';
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
export { listWallets, type Wallet } from './wallets/listWallets.ts';
