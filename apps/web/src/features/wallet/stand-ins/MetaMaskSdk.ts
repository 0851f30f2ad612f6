/** wagmi's connector for MetaMask's SDK, which no wallet of the kit uses, imports it. */
// biome-ignore lint/style/noDefaultExport: wagmi imports the default.
export default class MetaMaskSdk {
  constructor() {
    throw new Error('MetaMask is connected by its extension or by WalletConnect, without its SDK.');
  }
}
