import {
  metaMaskWallet as rainbowKitMetaMask,
  walletConnectWallet as rainbowKitWalletConnect,
} from '@rainbow-me/rainbowkit/wallets';
import { injected } from 'wagmi/connectors';
import { type CreateWallet, unlessUnreadable, type WalletDescription } from './injectedProvider.ts';
import { isPhone } from './isPhone.ts';
import { needsProjectId } from './needsProjectId.ts';

/**
 * WalletConnect by QR code, and on phones by the `wc:` deep link. Has its own id: for RainbowKit's id `walletConnect`
 * a second connector is created, which contacts two hosts on every page load.
 */
export const walletConnectWallet: CreateWallet = (parameters) => ({
  ...rainbowKitWalletConnect(parameters),
  id: 'walletConnectQr',
  mobile: { getUri: (uri) => uri },
});

/** Deep link that opens the pairing in MetaMask's app. */
const toAppLink = (uri: string) => `metamask://wc?uri=${encodeURIComponent(uri)}`;
const toQrLink = (uri: string) => `https://metamask.app.link/wc?uri=${encodeURIComponent(uri)}`;

const DOWNLOAD = 'https://metamask.io/download';

const describe = unlessUnreadable(rainbowKitMetaMask, (parameters) => ({
  ...walletConnectWallet(parameters),
  id: 'metaMask',
  name: 'MetaMask',
  rdns: 'io.metamask',
  iconUrl: async () => (await import('./icons.ts')).metaMask,
  iconAccent: '#f6851a',
  iconBackground: '#fff',
  downloadUrls: { mobile: DOWNLOAD, qrCode: DOWNLOAD, browserExtension: DOWNLOAD },
  qrCode: { getUri: toQrLink },
}));

const toExtension = ({ qrCode: _, mobile: __, ...wallet }: WalletDescription): WalletDescription => ({
  ...wallet,
  createConnector: (details) => (config) => ({ ...injected({ target: 'metaMask' })(config), ...details }),
});

/**
 * MetaMask's extension, or the browser of its app if the page runs there, otherwise its app over WalletConnect. On
 * phones RainbowKit would use MetaMask's SDK and its own relay instead.
 */
export const metaMaskWallet: CreateWallet = (parameters) => {
  const wallet = describe(parameters);
  if (wallet.installed) return toExtension(wallet);
  return {
    ...wallet,
    mobile: { getUri: toAppLink },
    // Shares the WalletConnect client of RainbowKit's own connectors.
    createConnector: walletConnectWallet(parameters).createConnector,
  };
};

/** Opens this page in the browser of MetaMask's app, or the way to install the app. */
const toAppBrowser = ({ protocol, host, pathname, search }: Location, elsewhere: string | undefined) =>
  protocol === 'https:' ? `https://metamask.app.link/dapp/${host}${pathname}${search}` : elsewhere;

/** The download links for this device: the extension, or on phones the app with its own browser. */
const listDownloads = ({ android, ios, mobile, qrCode, ...extension }: Record<string, string>) =>
  isPhone()
    ? {
        get mobile() {
          return toAppBrowser(window.location, mobile);
        },
      }
    : extension;

/**
 * MetaMask without a WalletConnect project id: its extension, or on phones its app's own browser. In another browser
 * of a phone it is "(unsupported)", and "Get a Wallet" leads to the app.
 */
export const metaMaskWithoutRelay: CreateWallet = (parameters) => {
  // A placeholder: the connector that would use it is replaced.
  const wallet = describe({ ...parameters, projectId: 'unused' });
  const downloadUrls = listDownloads(wallet.downloadUrls as Record<string, string>) as Record<string, string>;
  // RainbowKit's sheet on phones omits wallets that are not installed.
  if (isPhone() && !wallet.installed) return { ...needsProjectId(describe)(parameters), downloadUrls };
  return { ...toExtension(wallet), installed: wallet.installed ?? false, downloadUrls };
};
