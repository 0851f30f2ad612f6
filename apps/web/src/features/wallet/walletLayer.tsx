import { locale } from '@org/contests-react/messages';
import { showWalletPicture, useWalletPicture } from '@org/contests-react/reading';
import { pendingWrites } from '@org/contests-react/resumed';
// All wallet code and its style sheet. Import it dynamically only.
import '@org/wallet-kit/styles.css';
import { WalletLayer as Layer, type WalletLayerProps } from '@org/wallet-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Address, Hex } from 'viem';
import { signIn } from '../../shared/signIn.ts';

/** The server logs a missing project id; visitors need no warning. */
const ignoreWarning = () => {};

/** Avatars come from this page's own server. Without one, the picture is generated from the address. */
const avatarUrl = (name: string) => `/api/avatars/${encodeURIComponent(name)}`;

/** The write tracker follows and settles these transactions. */
const isFollowed = (hash: Hex) =>
  pendingWrites.list().some(({ transactionHash }) => transactionHash === hash);

/** The wallet layer with this site's messages and sign-in. */
export function WalletLayer(
  props: Omit<
    WalletLayerProps,
    | 'signIn'
    | 'texts'
    | 'locale'
    | 'avatarUrl'
    | 'onWarning'
    | 'isFollowed'
    | 'accountPicture'
    | 'onEnsAvatar'
    | 'chainStatus'
  >,
) {
  const accountPicture = useWalletPicture();
  const queryClient = useQueryClient();
  const showAvatar = useCallback(
    (account: Address, picture: string) => {
      // Lists then show a generated picture.
      showWalletPicture({ account, picture, queryClient }).catch(() => {});
    },
    [queryClient],
  );
  return (
    <Layer
      {...props}
      {...(props.appUrl !== undefined && { appIcon: new URL('/favicon.svg', props.appUrl).href })}
      onWarning={ignoreWarning}
      signIn={signIn}
      locale={locale}
      avatarUrl={avatarUrl}
      isFollowed={isFollowed}
      accountPicture={accountPicture}
      onEnsAvatar={showAvatar}
      chainStatus="icon"
    />
  );
}
