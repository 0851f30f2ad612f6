import type { PublicConfig } from '../config/publicConfig.ts';
import { applyOwnEndpoints } from './applyOwnEndpoints.ts';
import { allowOrigins, listOrigins, readAllowedOrigins } from './endpointsCookie.ts';
import { readOwnEndpoints } from './ownEndpoints.ts';

/**
 * The configuration as this browser's owner wants it. Loaded only where somebody has chosen endpoints of their own.
 * Browsers that forget cookies sooner than the storage get the cookie anew, and the page once more: its policy did
 * not allow the endpoints.
 */
export const chooseEndpoints = async (config: PublicConfig): Promise<PublicConfig> => {
  const endpoints = readOwnEndpoints();
  const origins = listOrigins(endpoints);
  const areAllowed = () => origins.every((origin) => readAllowedOrigins().includes(origin));
  if (!areAllowed()) {
    allowOrigins(origins);
    if (areAllowed()) {
      window.location.reload();
      return new Promise(() => {});
    }
  }
  return applyOwnEndpoints(config, endpoints);
};
