import { createContext, useContext } from 'react';
import type { PublicConfig } from './publicConfig.ts';

/** Holds the configuration, or `null` while a page that was served as a plain file still asks for it. */
export const ConfigContext = createContext<PublicConfig | null>(null);

/** For the shell around the pages, which is drawn before the configuration is known. */
export const useConfigOrNull = (): PublicConfig | null => useContext(ConfigContext);

/** For everything inside a page: pages are drawn only once the configuration is known. */
export const useConfig = (): PublicConfig => {
  const config = useContext(ConfigContext);
  if (!config) throw new Error('useConfig was called outside a page');
  return config;
};
