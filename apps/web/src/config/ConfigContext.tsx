import { createContext, useContext } from 'react';
import type { PublicConfig } from './publicConfig.ts';

/** Holds the configuration, or `null` while a static page still fetches it. */
export const ConfigContext = createContext<PublicConfig | null>(null);

/** For the shell, which renders before the configuration is loaded. */
export function useConfigOrNull(): PublicConfig | null {
  return useContext(ConfigContext);
}

/** For pages, which render only after the configuration is loaded. */
export function useConfig(): PublicConfig {
  const config = useContext(ConfigContext);
  if (!config) throw new Error('useConfig was called outside a page');
  return config;
}
