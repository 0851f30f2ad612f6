import type { SignIn } from '@org/auth-siwe';
import { useState } from 'react';
import { createWalletConfig, type WalletConfigOptions } from '../config/createWalletConfig.ts';
import { ConnectButton, type ConnectButtonProps } from '../connect-button/ConnectButton.tsx';
import type { WalletSession } from '../session/createWalletSession.ts';
import type { WalletTexts } from '../texts/en.ts';
import { WalletProvider, type WalletProviderProps } from './WalletProvider.tsx';

export type WalletLayerProps = WalletConfigOptions & {
  readonly session: WalletSession;
  readonly signIn?: SignIn | undefined;
  readonly requireSignIn?: boolean | undefined;
  readonly initialChainId?: number | undefined;
  readonly texts?: Partial<WalletTexts> | undefined;
  readonly locale?: string | undefined;
  /** As in `WalletProvider`. */
  readonly isFollowed?: WalletProviderProps['isFollowed'];
  /** As in `WalletProvider`. */
  readonly accountPicture?: WalletProviderProps['accountPicture'];
  /** As in `WalletProvider`. */
  readonly onEnsAvatar?: WalletProviderProps['onEnsAvatar'];
  /** As in `ConnectButton`, for an app with a first step of its own. */
  readonly onConnect?: ConnectButtonProps['onConnect'];
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
  texts,
  locale,
  isFollowed,
  accountPicture,
  onEnsAvatar,
  onConnect,
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
      texts={texts}
      locale={locale}
      isFollowed={isFollowed}
      accountPicture={accountPicture}
      onEnsAvatar={onEnsAvatar}
    >
      <ConnectButton onConnect={onConnect} />
    </WalletProvider>
  );
}
