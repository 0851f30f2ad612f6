import { safeWallet as rainbowKitWallet } from '@rainbow-me/rainbowkit/wallets';
import { safe } from 'wagmi/connectors';
import type { CreateWallet } from './createWallet.ts';

/** In a frame that is no Safe nobody answers: after this long there is no Safe. */
const ANSWER_WITHIN_MS = 1_000;

/** Safe, when this page is opened inside one. */
export const safeWallet: CreateWallet = () => ({
  ...rainbowKitWallet(),
  createConnector: (details) => (config) => ({
    ...safe({ unstable_getInfoTimeout: ANSWER_WITHIN_MS, shimDisconnect: true })(config),
    ...details,
  }),
});
