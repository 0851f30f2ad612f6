/** Every text of the kit, except RainbowKit's own. Another language is another object of this type. */
export type WalletTexts = {
  readonly connectWallet: string;
  readonly wrongNetwork: string;
  readonly reconnecting: string;
  readonly close: string;

  readonly copyAddress: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly disconnect: string;
  readonly recentTransactions: string;
  readonly noTransactions: string;
  readonly clearAll: string;
  readonly viewOnExplorer: string;
  readonly pending: string;
  readonly confirmed: string;
  readonly failed: string;

  readonly switchNetworks: string;
  readonly wrongNetworkDetected: string;
  readonly connected: string;
  readonly confirmInWallet: string;
  readonly switchRejected: string;
  readonly switchFailed: string;
  readonly switchNotSupported: string;

  readonly requestPending: string;
  readonly relayUnreachable: string;
  readonly needsProjectId: string;
  readonly noChains: string;
  readonly providerNotFound: string;
  /** Shown after the name of a wallet that cannot be used here. */
  readonly unsupported: string;
  /** For unknown errors. */
  readonly somethingWentWrong: string;
  readonly retry: string;

  readonly verifyTitle: string;
  readonly verifyDescription: string;
  readonly signMessage: string;
  readonly cancel: string;
  readonly preparingMessage: string;
  readonly waitingForSignature: string;
  readonly verifyingSignature: string;
  readonly switchTo: (chainName: string) => string;
};
