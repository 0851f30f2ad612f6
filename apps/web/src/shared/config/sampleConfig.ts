import { local } from '@org/chain-config';
import type { PublicConfig } from './publicConfig.ts';

/** A configuration for stories and tests. */
export const sampleConfig: PublicConfig = {
  productName: 'Laurel',
  publicOrigin: 'http://localhost:3000',
  defaultChain: 'local',
  chains: [local],
  walletConnectProjectId: null,
  hiddenUids: [],
};
