import type { SignIn } from '@org/auth-siwe';
import { keepTranslated } from '@org/ui-theme';
import { type Locale, RainbowKitProvider, type Theme } from '@rainbow-me/rainbowkit';
import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { Address } from 'viem';
import { type Config, WagmiContext } from 'wagmi';
import { MessagesContext, PictureContext, SignInError } from '../base/contexts.ts';
import { AppQueries, QueriesProvider } from '../base/queries.tsx';
import { ThemeProvider } from '../base/ThemeProvider.tsx';
import { createWalletConfig, findAppName, type WalletConfigOptions } from '../config/createWalletConfig.ts';
import { useName } from '../config/lookUpName.ts';
import { ConnectButton, type ConnectButtonProps } from '../connect-button/ConnectButton.tsx';
import { AccountAvatar } from '../connection/AccountPicture.tsx';
import { ReconnectContext, useReconnect } from '../connection/reconnectBefore.ts';
import { useConnection } from '../connection/useConnection.ts';
import { DialogsProvider, WrongNetworkNotice } from '../dialogs/DialogsProvider.tsx';
import { type WalletMessages, walletMessages } from '../messages/en.ts';
import { ConnectNoticeBridge, UnsupportedMarks } from '../notice/ConnectNoticeBridge.tsx';
import { ConnectionKeeper } from '../provider/ConnectionKeeper.tsx';
import { mendDialogs } from '../provider/mendDialogs.ts';
import { RequiredSignIn } from '../provider/RequiredSignIn.tsx';
import { SessionBridge } from '../provider/SessionBridge.tsx';
import type { WalletSession } from '../session/createWalletSession.ts';
import type { IsFollowed } from '../transactions/useTransactions.ts';

export type WalletLayerProps = WalletConfigOptions & {
  readonly session: WalletSession;
  readonly signIn?: SignIn | undefined;
  readonly requireSignIn?: boolean | undefined;
  readonly initialChainId?: number | undefined;
  readonly messages?: Partial<WalletMessages> | undefined;
  readonly locale?: string | undefined;
  /** See `WalletProvider`. */
  readonly isFollowed?: WalletProviderProps['isFollowed'];
  /** See `WalletProvider`. */
  readonly accountPicture?: WalletProviderProps['accountPicture'];
  /** See `WalletProvider`. */
  readonly onEnsAvatar?: WalletProviderProps['onEnsAvatar'];
  /** The parameter of `ConnectButton`, for an app with a first step of its own. */
  readonly onConnect?: ConnectButtonProps['onConnect'];
  /** The parameter of `ConnectButton`. Default: the chain's name on large screens. */
  readonly chainStatus?: ConnectButtonProps['chainStatus'];
};

/**
 * The whole wallet layer as one component, for lazy loading: providers, dialogs and the connect button. Other pages
 * use the wallet through the session. Options are read once.
 *
 * @example
 * const { WalletLayer } = await import('@org/wallet-kit');
 * root.render(<WalletLayer session={session} chains={[baseSepolia]} appName="Laurel" />);
 */
export function WalletLayer({
  session,
  signIn,
  requireSignIn,
  initialChainId,
  messages,
  locale,
  isFollowed,
  accountPicture,
  onEnsAvatar,
  onConnect,
  chainStatus,
  ...options
}: WalletLayerProps) {
  const [config] = useState(() => createWalletConfig(options));
  return (
    <WalletProvider
      config={config}
      initialChainId={initialChainId}
      session={session}
      signIn={signIn}
      requireSignIn={requireSignIn}
      messages={messages}
      locale={locale}
      isFollowed={isFollowed}
      accountPicture={accountPicture}
      onEnsAvatar={onEnsAvatar}
    >
      <ConnectButton onConnect={onConnect} chainStatus={chainStatus} />
    </WalletProvider>
  );
}

export type WalletProviderProps = {
  /**
   * From {@link createWalletConfig}, or a wagmi configuration of your own; create it once, outside components. Default:
   * that of the `WagmiProvider` around this provider.
   */
  readonly config?: Config | undefined;
  /** The app's name in the connect dialog. Default: that of the configuration. */
  readonly appName?: string | undefined;
  /** The client of the children's queries. Default: that of the `QueryClientProvider` around this provider, or the kit's. */
  readonly queryClient?: QueryClient | undefined;
  /**
   * A theme of RainbowKit's, such as `darkTheme()`, for its dialogs and for the kit's; it writes style elements into the page.
   * Default: the tokens of `@org/ui-theme`, in the style sheet.
   */
  readonly theme?: Theme | null | undefined;
  /** The chain that a wallet switches to when it connects. Default: its current one, if configured. */
  readonly initialChainId?: number | undefined;
  /** Connects the wallet to pages outside the provider. */
  readonly session?: WalletSession | undefined;
  /** From `createSignIn` of `@org/auth-siwe`, if the app has a sign-in server. */
  readonly signIn?: SignIn | undefined;
  /**
   * Requires sign-in (RainbowKit's mandatory mode): a wallet counts as connected only while its account is signed in,
   * and closing "Verify your account" disconnects it. Needs `signIn`. Default: false.
   */
  readonly requireSignIn?: boolean | undefined;
  /** Replaces messages of the kit. Default: English. */
  readonly messages?: Partial<WalletMessages> | undefined;
  /** The language of RainbowKit's dialogs (BCP 47). Falls back to English. */
  readonly locale?: string | undefined;
  /**
   * True if the app follows a tracked transaction itself, and settles it with `settleTransaction`. The kit polls for the
   * receipts of all others. Keep its identity stable.
   */
  readonly isFollowed?: IsFollowed | undefined;
  /**
   * The URL of the connected account's picture, if the app has one of its own, such as that of a profile. Default: the ENS
   * avatar, or a picture generated from the address.
   */
  readonly accountPicture?: string | undefined;
  /**
   * Called with the URL of the connected account's ENS avatar once it is found, so that the app can show the same picture
   * elsewhere. Keep its identity stable.
   */
  readonly onEnsAvatar?: OnEnsAvatar | undefined;
  readonly children?: ReactNode;
};

/**
 * The provider for wallet components. Import `@org/wallet-kit/styles.css` on the page.
 *
 * Does not use wagmi's provider: its automatic reconnect loads every wallet's SDK, and without it the provider
 * forgets all connections on every mount.
 *
 * The kit has its own `QueryClient`. Children get the app's `QueryClient` if there is one, otherwise the kit's.
 *
 * @throws {Error} without `config` and without a `WagmiProvider`
 * @throws {SignInError} `no-adapter`: `requireSignIn` without `signIn`
 *
 * @example
 * <WalletProvider config={config}>
 *   <ConnectButton />
 * </WalletProvider>
 */
export function WalletProvider({
  config: ownConfig,
  appName,
  queryClient,
  theme = null,
  initialChainId,
  session,
  signIn,
  requireSignIn = false,
  messages: ownMessages,
  locale = 'en-US',
  isFollowed,
  accountPicture,
  onEnsAvatar,
  children,
}: WalletProviderProps) {
  const config = useGivenConfig(ownConfig);
  const shownName = appName ?? findAppName(config);
  const messages = useMemo(() => ({ ...walletMessages, ...ownMessages }), [ownMessages]);
  const isReconnecting = useReconnect(config);
  useEffect(mendDialogs, []);
  useEffect(keepTranslated, []);
  return (
    <WagmiContext.Provider value={config}>
      <QueriesProvider client={queryClient}>
        <ReconnectContext.Provider value={isReconnecting}>
          <SignInGate signIn={signIn} isRequired={requireSignIn}>
            <RainbowKitProvider
              theme={theme}
              avatar={AccountAvatar}
              {...(shownName !== undefined && { appInfo: { appName: shownName } })}
              locale={toDialogLocale(locale)}
              {...(initialChainId !== undefined && { initialChain: initialChainId })}
            >
              <MessagesContext.Provider value={messages}>
                <PictureContext.Provider value={accountPicture}>
                  <ThemeProvider theme={theme}>
                    <ConnectionKeeper isFollowed={isFollowed} />
                    <ConnectNoticeBridge />
                    {onEnsAvatar && <EnsAvatarReport onFound={onEnsAvatar} />}
                    <UnsupportedMarks />
                    {requireSignIn && <WrongNetworkNotice />}
                    <DialogsProvider signIn={signIn}>
                      {session && <SessionBridge session={session} canSignIn={signIn !== undefined} />}
                      <AppQueries>{children}</AppQueries>
                    </DialogsProvider>
                  </ThemeProvider>
                </PictureContext.Provider>
              </MessagesContext.Provider>
            </RainbowKitProvider>
          </SignInGate>
        </ReconnectContext.Provider>
      </QueriesProvider>
    </WagmiContext.Provider>
  );
}

type OnEnsAvatar = (account: Address, url: string) => void;

function EnsAvatarReport({ onFound }: { readonly onFound: OnEnsAvatar }) {
  const account = useConnection()?.account;
  const url = useName(account)?.avatarUrl;
  useEffect(() => {
    if (account && url) onFound(account, url);
  }, [account, url, onFound]);
  return null;
}

function useGivenConfig(own: Config | undefined): Config {
  const around = useContext(WagmiContext);
  const config = own ?? around;
  if (!config) throw new Error('WalletProvider needs `config`, or a WagmiProvider around it.');
  return config;
}

type SignInGateProps = {
  readonly signIn: SignIn | undefined;
  readonly isRequired: boolean;
  readonly children: ReactNode;
};

function SignInGate({ signIn, isRequired, children }: SignInGateProps) {
  if (!isRequired) return children;
  if (!signIn) throw new SignInError();
  return <RequiredSignIn signIn={signIn}>{children}</RequiredSignIn>;
}

/** Maps every English locale to RainbowKit's bundled one. */
const toDialogLocale = (locale: string): Locale => (/^en\b/.test(locale) ? 'en-US' : (locale as Locale));
