import { pendingWrites } from '@org/contests-react/resumed';
import { locale } from '@org/contests-react/texts';
// Everything that knows wallets, and its style sheet. Only ever imported on demand.
import '@org/wallet-kit/styles.css';
import { WalletLayer as Layer, type WalletLayerProps } from '@org/wallet-kit';
import type { Hex } from 'viem';
import { signIn } from '../../shared/signIn.ts';

/** A missing project id is the operator's business, and in the server's log. */
const ignoreWarning = () => {};

/** At the server of this page: the browser asks no other host. Without it the picture is drawn from the address. */
const avatarUrl = (name: string) => `/api/avatars/${encodeURIComponent(name)}`;

/** The tracker of writes follows these and settles them. */
const isFollowed = (hash: Hex) =>
  pendingWrites.list().some(({ transactionHash }) => transactionHash === hash);

/** The kit's layer, with the words and the sign-in of this page. */
export function WalletLayer(
  props: Omit<WalletLayerProps, 'signIn' | 'texts' | 'locale' | 'avatarUrl' | 'onWarning' | 'isFollowed'>,
) {
  return (
    <Layer
      {...props}
      onWarning={ignoreWarning}
      signIn={signIn}
      locale={locale}
      avatarUrl={avatarUrl}
      isFollowed={isFollowed}
    />
  );
}
