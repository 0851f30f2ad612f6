import { ENDPOINTS_KEY } from './endpointsKey.ts';
import type { PublicConfig } from './publicConfig.ts';

/** Whether anything is stored, valid or not; false if the storage is blocked. */
const isAnyChosen = (): boolean => {
  try {
    return localStorage.getItem(ENDPOINTS_KEY) !== null;
  } catch {
    return false;
  }
};

/** The configuration with the visitor's own endpoints. Without any, loads no code. */
export async function withOwnEndpoints(config: PublicConfig): Promise<PublicConfig> {
  return isAnyChosen() ? (await import('./chooseEndpoints.ts')).chooseEndpoints(config) : config;
}
