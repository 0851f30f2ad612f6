import type { SignIn } from '@org/auth-siwe';
import { type Locale, RainbowKitProvider } from '@rainbow-me/rainbowkit';
import { type ReactNode, useEffect, useMemo } from 'react';
import { type Config, WagmiContext } from 'wagmi';
import { AccountAvatar } from '../accounts/AccountPicture.tsx';
import { DialogsProvider } from '../dialogs/DialogsProvider.tsx';
import { ConnectNoticeBridge } from '../notice/ConnectNoticeBridge.tsx';
import { UnsupportedMarks } from '../notice/UnsupportedMarks.tsx';
import { ReconnectContext, useReconnect } from '../reconnect/reconnectBefore.ts';
import { RequiredSignIn } from '../required-sign-in/RequiredSignIn.tsx';
import { WrongNetworkNotice } from '../required-sign-in/WrongNetworkNotice.tsx';
import type { WalletSession } from '../session/createWalletSession.ts';
import { type WalletTexts, walletTexts } from '../texts.ts';
import { SignInError } from '../verify-dialog/SignInError.ts';
import { ConnectionKeeper } from './ConnectionKeeper.tsx';
import { mendDialogs } from './mendDialogs.ts';
import { AppQueries, QueriesProvider } from './queries.tsx';
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
  /** From `createSignIn` of `@org/auth-siwe`, where the app has a server to sign in to. It is told which account the wallet has. */
  readonly signIn?: SignIn | undefined;
  /**
   * RainbowKit's mandatory mode: a wallet counts as connected only while its account is signed in, and closing
   * "Verify your account" disconnects it. Needs `signIn`. Default: signing in is up to the reader.
   */
  readonly requireSignIn?: boolean | undefined;
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
 * The kit keeps its queries in a client of its own. Children see the `QueryClient` that the app has around the
 * provider; where there is none they see the kit's.
 *
 * @throws {SignInError} `no-adapter`: signing in is required, and there is no way to
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
  signIn,
  requireSignIn = false,
  texts: ownTexts,
  locale = 'en-US',
  children,
}: WalletProviderProps) {
  const texts = useMemo(() => ({ ...walletTexts, ...ownTexts }), [ownTexts]);
  const isReconnecting = useReconnect(config);
  useEffect(mendDialogs, []);
  return (
    <WagmiContext.Provider value={config}>
      <QueriesProvider>
        <ReconnectContext.Provider value={isReconnecting}>
          <SignInGate signIn={signIn} isRequired={requireSignIn}>
            <RainbowKitProvider
              theme={null}
              avatar={AccountAvatar}
              appInfo={{ appName }}
              locale={toDialogLocale(locale)}
              {...(initialChainId !== undefined && { initialChain: initialChainId })}
            >
              <TextsContext.Provider value={texts}>
                <ConnectionKeeper />
                <ConnectNoticeBridge />
                <UnsupportedMarks />
                {requireSignIn && <WrongNetworkNotice />}
                <DialogsProvider signIn={signIn}>
                  {session && <SessionBridge session={session} canSignIn={signIn !== undefined} />}
                  <AppQueries>{children}</AppQueries>
                </DialogsProvider>
              </TextsContext.Provider>
            </RainbowKitProvider>
          </SignInGate>
        </ReconnectContext.Provider>
      </QueriesProvider>
    </WagmiContext.Provider>
  );
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

/** Every English is the one that RainbowKit carries with it; what it does not know, it shows in English. */
const toDialogLocale = (locale: string): Locale => (/^en\b/.test(locale) ? 'en-US' : (locale as Locale));
