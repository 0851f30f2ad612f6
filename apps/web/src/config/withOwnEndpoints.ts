import { ENDPOINTS_KEY } from './endpointsKey.ts';
import type { PublicConfig } from './publicConfig.ts';

/** Whether anything was chosen, good or not. Storage that is blocked holds nothing. */
const isAnyChosen = (): boolean => {
  try {
    return localStorage.getItem(ENDPOINTS_KEY) !== null;
  } catch {
    return false;
  }
};

/** The configuration with the endpoints that this browser's owner has chosen; without any, no code is fetched. */
export const withOwnEndpoints = async (config: PublicConfig): Promise<PublicConfig> =>
  isAnyChosen() ? (await import('./chooseEndpoints.ts')).chooseEndpoints(config) : config;
