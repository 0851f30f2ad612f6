/** Replaces `@metamask/sdk`, which only wagmi's unused MetaMask connector imports. */
// biome-ignore lint/style/noDefaultExport: wagmi imports the default.
export default class MetaMaskSdk {
  constructor() {
    throw new Error('MetaMask is connected by its extension or by WalletConnect, without its SDK.');
  }
}
