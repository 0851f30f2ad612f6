import type { ChainConfig } from '@org/chain-config';
import { createContext, type ReactNode, useEffect, useState } from 'react';
import { whenIdle } from '../base/page/whenIdle.ts';

/** The chain whose profiles are shown; null until they may be loaded. */
export const PeopleContext = /* @__PURE__ */ createContext<ChainConfig | null>(null);

export type PeopleProviderProps = {
  readonly chainConfig: ChainConfig;
  /** False while the page still loads more important content, such as the ranking. */
  readonly isReady?: boolean;
  readonly children: ReactNode;
};

/** Loads the names and pictures of all accounts below it once the page is idle. Without it, only addresses show. */
export function PeopleProvider({ chainConfig, isReady = true, children }: PeopleProviderProps) {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => (isReady ? whenIdle(() => setIsIdle(true)) : undefined), [isReady]);
  return <PeopleContext value={isIdle ? chainConfig : null}>{children}</PeopleContext>;
}
