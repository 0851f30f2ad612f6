import { local } from '@org/chain-config';
import type { PublicConfig } from '../src/config/publicConfig.ts';

/** A configuration for tests. */
export const sampleConfig: PublicConfig = {
  productName: 'Laurel',
  publicOrigin: 'http://localhost:3000',
  defaultChain: 'local',
  chains: [local],
  walletConnectProjectId: null,
  hiddenUids: [],
  documents: null,
  feeds: false,
  storesDocuments: false,
};
