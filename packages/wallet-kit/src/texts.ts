/** Every text of the kit that is not RainbowKit's own. English unless an app brings others. */
export type WalletTexts = {
  readonly connectWallet: string;
  readonly wrongNetwork: string;
  readonly reconnecting: string;
  /** Heading of the notices below. */
  readonly noticeTitle: string;
  readonly switchNotSupported: string;
  readonly requestPending: string;
  readonly close: string;
};

export const defaultTexts: WalletTexts = {
  connectWallet: 'Connect Wallet',
  wrongNetwork: 'Wrong network',
  reconnecting: 'Reconnecting your wallet',
  noticeTitle: 'Your wallet',
  switchNotSupported:
    'Your wallet does not support switching networks from this app. Try switching networks from within your wallet instead.',
  requestPending:
    'There is already a request pending in your wallet. Open your wallet and answer it, then try again.',
  close: 'Close',
};
