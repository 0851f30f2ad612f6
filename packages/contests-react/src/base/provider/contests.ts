import type { ChainConfig } from '@org/chain-config';
import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import type { Hex } from 'viem';
import type { Messages, MessagesSection } from '../../messages/messages.ts';
import { defaultPaths, type Paths } from './paths.ts';
import { type ContestsSignIn, type ContestsWallet, noWallet, type WalletState } from './wallet.ts';

/**
 * The configured chain with this slug. Never another one: a link names its chain.
 *
 * @example
 * import { findChain, useContestsConfig } from '@org/contests-react';
 * const chain = findChain(useContestsConfig(), 'base-sepolia');
 */
export function findChain(config: ContestsConfig, slug: string): ChainConfig | undefined {
  return config.chains.find((chain) => chain.slug === slug);
}

/**
 * The chain of pages whose link names none.
 *
 * @example
 * import { getDefaultChain, useContestsConfig } from '@org/contests-react';
 * const { slug } = getDefaultChain(useContestsConfig());
 */
export function getDefaultChain(config: ContestsConfig): ChainConfig {
  const chain = findChain(config, config.defaultChain);
  if (!chain) throw new Error(`no configured chain is called ${config.defaultChain}`);
  return chain;
}

/** UIDs that the visitor revealed; reset by a reload. */
const shownAnyway = new Set<Hex>();

/** True if the operator hides an attestation. Affects rendering only, never results. */
export function useHidden(uid: Hex): { readonly isHidden: boolean; readonly showAnyway: () => void } {
  const hiddenUids = useContests().config?.hiddenUids;
  const [, draw] = useState(0);
  return {
    isHidden: hiddenUids?.includes(uid) === true && !shownAnyway.has(uid),
    showAnyway: () => {
      shownAnyway.add(uid);
      draw((count) => count + 1);
    },
  };
}

/** A site's settings. */
export type ContestsConfig = {
  /** The chains whose contests can be opened; each names its RPCs and its scan. */
  readonly chains: readonly ChainConfig[];
  /** The slug of the chain that pages use if the link names none. */
  readonly defaultChain: string;
  /** The product name in titles, posts and file names. */
  readonly productName: string;
  /** The origin of links that people share, such as `https://laurel.example`. */
  readonly publicOrigin: string;
  /** Lower-case UIDs of contests and reviews that this site hides. They still count in every result. */
  readonly hiddenUids: readonly Hex[];
  /** True if the site serves feeds, calendars and the pictures of judges, as `apps/api` does. */
  readonly feeds: boolean;
  /** True if the site stores documents and pictures, as `apps/api` does with a database. */
  readonly storesDocuments: boolean;
  /** True if the site looks up ENS names, as `apps/api` does with an RPC of mainnet. Default: no. */
  readonly resolvesNames?: boolean;
};

/** Navigates to a page of the site; a function receives the URL at that time. */
export type Navigate = (
  to: string | ((now: { readonly pathname: string; readonly search: string }) => string),
  options?: {
    /** Replaces the current history entry. */
    readonly replace?: boolean;
    /** Keeps the scroll position. */
    readonly keepScroll?: boolean;
  },
) => void;

/** Looks up a section of the messages outside of a component. */
export type FindMessages = <Name extends MessagesSection>(
  name: Name,
  english: Messages[Name],
) => Messages[Name];

/** Everything that the site provides to hooks and views. */
export type Contests = {
  /** Null while the site is loading its configuration. */
  readonly config: ContestsConfig | null;
  readonly wallet: ContestsWallet;
  readonly paths: Paths;
  readonly navigate: Navigate;
  readonly findMessages: FindMessages;
  readonly loadSignIn: (() => Promise<ContestsSignIn>) | undefined;
  readonly createReadingWorker: (() => Worker) | undefined;
};

export const ContestsContext = /* @__PURE__ */ createContext<Contests>({
  config: null,
  wallet: noWallet,
  paths: defaultPaths,
  navigate: (to) => window.location.assign(typeof to === 'string' ? to : to(window.location)),
  findMessages: (_, english) => english,
  loadSignIn: undefined,
  createReadingWorker: undefined,
});

/** The value of the nearest `ContestsProvider`. */
export function useContests(): Contests {
  return useContext(ContestsContext);
}

/**
 * The configuration of the site.
 *
 * @throws outside of a `ContestsProvider` with a configuration
 *
 * @example
 * import { useContestsConfig } from '@org/contests-react';
 * const { productName } = useContestsConfig();
 */
export function useConfig(): ContestsConfig {
  const { config } = useContests();
  if (!config) throw new Error('There is no ContestsProvider with a config above this component.');
  return config;
}

/**
 * The paths of the site's pages.
 *
 * @example
 * import { usePaths } from '@org/contests-react';
 * const href = usePaths().contest('base-sepolia', uid);
 */
export function usePaths(): Paths {
  return useContests().paths;
}

/**
 * Goes to a path of the site: `navigate` of the provider, or a page load.
 *
 * @example
 * import { useNavigate, usePaths } from '@org/contests-react';
 * const navigate = useNavigate();
 * const { contest } = usePaths();
 * navigate(contest('base-sepolia', uid));
 */
export function useNavigate(): Navigate {
  return useContests().navigate;
}

export function useWallet(): ContestsWallet {
  return useContests().wallet;
}

/**
 * The state of the visitor's wallet.
 *
 * @example
 * import { useWalletState } from '@org/contests-react';
 * const { status, account } = useWalletState();
 */
export function useWalletState(): WalletState {
  const { subscribe, getSnapshot, getServerSnapshot } = useWallet();
  return useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
}

/**
 * A section of the messages. The English one is an argument, so that a page's bundle contains only the sections that
 * it shows.
 */
export function useMessages<Name extends MessagesSection>(
  name: Name,
  english: Messages[Name],
): Messages[Name] {
  return useContests().findMessages(name, english);
}
