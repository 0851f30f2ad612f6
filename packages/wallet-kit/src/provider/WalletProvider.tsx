import { type Locale, RainbowKitProvider } from '@rainbow-me/rainbowkit';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Config, WagmiContext } from 'wagmi';
import { ReconnectContext, useReconnect } from '../reconnect/ReconnectContext.ts';
import type { WalletSession } from '../session/createWalletSession.ts';
import { defaultTexts, type WalletTexts } from '../texts.ts';
import { findWalletTrouble } from '../trouble/findWalletTrouble.ts';
import { type Trouble, TroubleDialog } from '../trouble/TroubleDialog.tsx';
import { AccountAvatar } from './AccountAvatar.tsx';
import { ConnectionKeeper } from './ConnectionKeeper.tsx';
import { createQueryClient } from './createQueryClient.ts';
import { mendDialogs } from './mendDialogs.ts';
import { SessionBridge } from './SessionBridge.tsx';
import { TextsContext } from './TextsContext.ts';

export type WalletProviderProps = {
  /** From {@link createWalletConfig}; made once, outside of components. */
  readonly config: Config;
  readonly appName: string;
  /** The chain that a wallet is asked to go to when it connects. Default: the one it is on, if configured. */
  readonly initialChainId?: number | undefined;
  /** Is told about the wallet, and answers what pages ask of it. */
  readonly session?: WalletSession | undefined;
  readonly texts?: Partial<WalletTexts> | undefined;
  /** The language of RainbowKit's own dialogs (BCP 47); English where RainbowKit does not know it. */
  readonly locale?: string | undefined;
  readonly children?: ReactNode;
};

/**
 * Everything that wallet components need around them. Needs `@org/wallet-kit/styles.css` on the page.
 *
 * wagmi's own provider is not used: without its automatic reconnect, which asks every connector and so fetches
 * every wallet's SDK, it forgets all connections whenever it is drawn again.
 *
 * @example
 * <WalletProvider config={config} appName="Laurel">
 *   <ConnectButton />
 * </WalletProvider>
 */
export function WalletProvider({
  config,
  appName,
  initialChainId,
  session,
  texts: ownTexts,
  locale = 'en-US',
  children,
}: WalletProviderProps) {
  const [trouble, setTrouble] = useState<Trouble>();
  const [queryClient] = useState(() =>
    createQueryClient((error) => {
      const found = findWalletTrouble(error);
      if (found === 'switch-not-supported' || found === 'request-pending') setTrouble(found);
    }),
  );
  const texts = useMemo(() => ({ ...defaultTexts, ...ownTexts }), [ownTexts]);
  const isReconnecting = useReconnect(config);
  useEffect(mendDialogs, []);
  return (
    <WagmiContext.Provider value={config}>
      <QueryClientProvider client={queryClient}>
        <RainbowKitProvider
          theme={null}
          avatar={AccountAvatar}
          appInfo={{ appName }}
          locale={toDialogLocale(locale)}
          showRecentTransactions
          {...(initialChainId !== undefined && { initialChain: initialChainId })}
        >
          <ReconnectContext.Provider value={isReconnecting}>
            <TextsContext.Provider value={texts}>
              <ConnectionKeeper />
              {session && <SessionBridge session={session} />}
              {children}
              <TroubleDialog trouble={trouble} texts={texts} onClose={() => setTrouble(undefined)} />
            </TextsContext.Provider>
          </ReconnectContext.Provider>
        </RainbowKitProvider>
      </QueryClientProvider>
    </WagmiContext.Provider>
  );
}

/** Every English is the one that RainbowKit carries with it; what it does not know, it shows in English. */
const toDialogLocale = (locale: string): Locale => (/^en\b/.test(locale) ? 'en-US' : (locale as Locale));
