import type { ChainConfig } from '@org/chain-config';
import { type ReactNode, useContext, useMemo } from 'react';
import type { Messages } from '../../messages/messages.ts';
import { followMessages } from '../../messages/readerLocale.ts';
import { type Contests, type ContestsConfig, ContestsContext } from './contests.ts';

export type ContestsProviderProps = Partial<Omit<Contests, 'config' | 'findMessages'>> & {
  /**
   * The chains and optional settings; defaults: the first chain, "Laurel", this page's origin, nothing hidden. Null
   * while loading: only skeletons may be rendered then.
   */
  readonly config: (Partial<ContestsConfig> & { readonly chains: readonly ChainConfig[] }) | null;
  /** A translation, complete or partial; missing sections are in English. */
  readonly messages?: Partial<Messages> | undefined;
  readonly children: ReactNode;
};

/**
 * Provides chains, wallet, messages and links to hooks and views. Requires a `QueryClientProvider` above
 * it, and ui-theme's `NotificationsProvider` for everything that signs.
 *
 * @example
 * import { baseSepolia } from '@org/chain-config';
 * import { ContestsProvider } from '@org/contests-react';
 * import { ContestRanking } from '@org/contests-react/reading';
 *
 * const config = { chains: [baseSepolia] };
 * <ContestsProvider config={config}>
 *   <ContestRanking chain="base-sepolia" uid="0x…" />
 * </ContestsProvider>
 */
export function ContestsProvider({
  config,
  wallet,
  paths,
  navigate,
  messages,
  loadSignIn,
  createReadingWorker,
  children,
}: ContestsProviderProps) {
  const outer = useContext(ContestsContext);
  useMemo(() => messages?.locale && followMessages(messages.locale), [messages]);
  const value = useMemo<Contests>(
    () => ({
      config: config && {
        defaultChain: config.chains[0]?.slug ?? '',
        productName: 'Laurel',
        publicOrigin: typeof window === 'undefined' ? '' : window.location.origin,
        hiddenUids: [],
        feeds: false,
        storesDocuments: false,
        ...config,
      },
      wallet: wallet ?? outer.wallet,
      paths: paths ?? outer.paths,
      navigate: navigate ?? outer.navigate,
      findMessages: messages ? (name, english) => messages[name] ?? english : outer.findMessages,
      loadSignIn: loadSignIn ?? outer.loadSignIn,
      createReadingWorker: createReadingWorker ?? outer.createReadingWorker,
    }),
    [config, wallet, paths, navigate, messages, loadSignIn, createReadingWorker, outer],
  );
  return <ContestsContext value={value}>{children}</ContestsContext>;
}
