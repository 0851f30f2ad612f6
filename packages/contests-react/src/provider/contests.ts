import type { ChainConfig } from '@org/chain-config';
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { Address, Hex } from 'viem';
import type { Texts, TextsSection } from '../texts/texts.ts';
import { defaultPaths, type Paths } from './paths.ts';
import { type ContestsSignIn, getSignedInAddress } from './signIn.ts';
import { type ContestsWallet, noWallet, type WalletState } from './wallet.ts';

/** What a site shows. */
export type ContestsConfig = {
  /** The chains whose contests can be opened; each names its RPCs and its scan. */
  readonly chains: readonly ChainConfig[];
  /** The slug of the chain that is shown where no link names one. */
  readonly defaultChain: string;
  /** Stands in titles, posts and the names of downloads. */
  readonly productName: string;
  /** The origin of links that people share, such as `https://laurel.example`. */
  readonly publicOrigin: string;
  /** Contests and reviews that this site does not show, in lower case. They count in every result all the same. */
  readonly hiddenUids: readonly Hex[];
  /** Whether the site serves feeds and calendars, as `apps/api` does. */
  readonly feeds: boolean;
};

/** Goes to a page of the site; a function is given the address in the address bar at that time. */
export type Navigate = (
  to: string | ((now: { readonly pathname: string; readonly search: string }) => string),
  options?: {
    /** Replaces the current entry of the history. */
    readonly replace?: boolean;
    /** Keeps the scroll position. */
    readonly keepScroll?: boolean;
  },
) => void;

/** Looks up a section of the catalogue, for code that is not a component. */
export type FindTexts = <Name extends TextsSection>(name: Name, english: Texts[Name]) => Texts[Name];

/** Everything that hooks and views take from the site around them. */
export type Contests = {
  /** Null while the site is still loading its configuration. */
  readonly config: ContestsConfig | null;
  readonly wallet: ContestsWallet;
  readonly paths: Paths;
  readonly navigate: Navigate;
  /** Another language, whole or in part; sections without texts are in English. */
  readonly texts: Partial<Texts>;
  readonly findTexts: FindTexts;
  readonly loadSignIn: (() => Promise<ContestsSignIn>) | undefined;
  readonly createReadingWorker: (() => Worker) | undefined;
};

export const ContestsContext = /* @__PURE__ */ createContext<Contests>({
  config: null,
  wallet: noWallet,
  paths: defaultPaths,
  navigate: (to) => window.location.assign(typeof to === 'string' ? to : to(window.location)),
  texts: {},
  findTexts: (_, english) => english,
  loadSignIn: undefined,
  createReadingWorker: undefined,
});

/** What the nearest `ContestsProvider` gives. */
export function useContests(): Contests {
  return useContext(ContestsContext);
}

/** @throws outside of a `ContestsProvider` with a configuration */
export function useConfig(): ContestsConfig {
  const { config } = useContests();
  if (!config) throw new Error('There is no ContestsProvider with a config above this component.');
  return config;
}

/** Where the site's pages are. */
export function usePaths(): Paths {
  return useContests().paths;
}

export function useNavigate(): Navigate {
  return useContests().navigate;
}

export function useWallet(): ContestsWallet {
  return useContests().wallet;
}

/** What is known of the visitor's wallet. */
export function useWalletState(): WalletState {
  const { subscribe, getSnapshot, getServerSnapshot } = useWallet();
  return useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
}

/**
 * A section of the catalogue. The English one is an argument, so that a page's bundle holds the sections that it shows
 * and no others.
 */
export function useTexts<Name extends TextsSection>(name: Name, english: Texts[Name]): Texts[Name] {
  return useContests().findTexts(name, english);
}

const subscribeToNothing = () => () => {};
const getNothing = () => undefined;
/** What each loader gave: a part that mounts later has it at once. */
const loadedSignIns = new WeakMap<() => Promise<ContestsSignIn>, ContestsSignIn>();

export type SignInAnswer = {
  readonly signIn: ContestsSignIn | undefined;
  /** The account that is signed in. */
  readonly address: Address | undefined;
  /** The code of the sign-in is on its way. */
  readonly isLoading: boolean;
};

/** The site's sign-in, loaded on demand; the load is repeated when the connection is back. */
export function useSignIn(): SignInAnswer {
  const { loadSignIn } = useContests();
  const [signIn, setSignIn] = useState(() => loadSignIn && loadedSignIns.get(loadSignIn));
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!loadSignIn || signIn) return;
    let isWanted = true;
    const load = () =>
      void loadSignIn().then(
        (loaded) => {
          loadedSignIns.set(loadSignIn, loaded);
          if (isWanted) setSignIn(loaded);
        },
        () => isWanted && setHasFailed(true),
      );
    load();
    window.addEventListener('online', load);
    return () => {
      isWanted = false;
      window.removeEventListener('online', load);
    };
  }, [loadSignIn, signIn]);
  const state = useSyncExternalStore(
    signIn?.subscribe ?? subscribeToNothing,
    signIn?.getSnapshot ?? getNothing,
    signIn?.getServerSnapshot ?? getNothing,
  );
  return {
    signIn,
    address: state && getSignedInAddress(state),
    isLoading: loadSignIn !== undefined && !signIn && !hasFailed,
  };
}
