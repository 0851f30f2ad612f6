// Everything that knows wallets, and its style sheet. Only ever imported on demand.
import '@org/wallet-kit/styles.css';
import { WalletLayer as Layer, type WalletLayerProps, type WalletTexts } from '@org/wallet-kit';
import { messages } from '../../shared/messages/messages.ts';
import { signIn } from '../../shared/session/signIn.ts';

/** All of the kit's texts: one that is missing here would be English in every language. */
const texts: WalletTexts = messages.walletKit;

/** A missing project id is the operator's business, and in the server's log. */
const ignoreWarning = () => {};

/** At the server of this page: the browser asks no other host. Without it the picture is drawn from the address. */
const avatarUrl = (name: string) => `/api/avatars/${encodeURIComponent(name)}`;

/** The kit's layer, with the words and the sign-in of this page. */
export const WalletLayer = (
  props: Omit<WalletLayerProps, 'signIn' | 'texts' | 'locale' | 'avatarUrl' | 'onWarning'>,
) => (
  <Layer
    {...props}
    onWarning={ignoreWarning}
    signIn={signIn}
    texts={texts}
    locale={messages.locale}
    avatarUrl={avatarUrl}
  />
);
