export { createWalletConfig, type WalletConfigOptions } from './config/createWalletConfig.ts';
export { ConnectButton } from './connect-button/ConnectButton.tsx';
export {
  type ConnectButtonState,
  ConnectButtonView,
  type ConnectButtonViewProps,
} from './connect-button/ConnectButtonView.tsx';
export { WalletSessionError, type WalletSessionErrorCode } from './errors.ts';
export { useWallet, type Wallet } from './provider/useWallet.ts';
export { WalletLayer, type WalletLayerProps } from './provider/WalletLayer.tsx';
export { WalletProvider, type WalletProviderProps } from './provider/WalletProvider.tsx';
export { defaultTexts, type WalletTexts } from './texts.ts';
export { findWalletTrouble } from './trouble/findWalletTrouble.ts';
export { type Trouble, TroubleDialog, type TroubleDialogProps } from './trouble/TroubleDialog.tsx';
