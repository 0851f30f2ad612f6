import { local } from '@org/chain-config';
import type { ContestsConfig } from '../base/provider/contests.ts';

/** A configuration for stories and tests. */
export const sampleConfig: ContestsConfig = {
  productName: 'Laurel',
  publicOrigin: 'http://localhost:3000',
  defaultChain: 'local',
  chains: [local],
  hiddenUids: [],
  feeds: false,
};
