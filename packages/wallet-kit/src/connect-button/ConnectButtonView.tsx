import { Button, ChevronDownIcon, Skeleton, Spinner, WalletIcon, WarningIcon } from '@org/ui-theme';
import type { Ref } from 'react';
import { useThemeClass } from '../base/ThemeProvider.tsx';
import type { Chain } from '../config/chains.ts';
import { AccountPicture } from '../connection/AccountPicture.tsx';
import type { ShownAccount } from '../dialogs/AccountDialogView.tsx';
import { ChainIcon } from '../dialogs/ChainDialogView.tsx';
import type { WalletMessages } from '../messages/en.ts';

/** One value, or one for each side of 768 px; `largeScreen` defaults to the button's own default. */
export type Responsive<Value> =
  | Value
  | { readonly smallScreen: Value; readonly largeScreen?: Value | undefined };

/** The parts of a connected wallet's button, with RainbowKit's names. */
export type ButtonParts = {
  /** Default: `full`, picture and name. */
  readonly accountStatus?: Responsive<'full' | 'avatar' | 'address'> | undefined;
  /** Default: `full` on large screens, `icon` on small ones. */
  readonly chainStatus?: Responsive<'full' | 'icon' | 'name' | 'none'> | undefined;
  /** Default: on large screens only. */
  readonly showBalance?: Responsive<boolean> | undefined;
};

type Pair<Value> = { readonly smallScreen: Value; readonly largeScreen: Value };

const toPair = <Value extends string | boolean>(
  value: Responsive<Value> | undefined,
  defaults: Pair<Value>,
): Pair<Value> =>
  typeof value === 'object'
    ? {
        smallScreen: value.smallScreen ?? defaults.smallScreen,
        largeScreen: value.largeScreen ?? defaults.largeScreen,
      }
    : { smallScreen: value ?? defaults.smallScreen, largeScreen: value ?? defaults.largeScreen };

const HIDDEN = {
  full: [],
  avatar: ['name'],
  address: ['picture'],
  icon: ['chain-name'],
  name: ['chain-icon'],
  none: ['chain'],
} as const;

/** The hidden parts of the button on small and on large screens, for the style sheet. */
export function listHiddenParts({ accountStatus, chainStatus, showBalance }: ButtonParts) {
  const account = toPair(accountStatus, { smallScreen: 'full', largeScreen: 'full' });
  const chain = toPair(chainStatus, { smallScreen: 'icon', largeScreen: 'full' });
  const balance = toPair(showBalance, { smallScreen: false, largeScreen: true });
  const list = (screen: 'smallScreen' | 'largeScreen') =>
    [...HIDDEN[account[screen]], ...HIDDEN[chain[screen]], ...(balance[screen] ? [] : ['balance'])].join(' ');
  return { 'data-hidden-small': list('smallScreen'), 'data-hidden-large': list('largeScreen') };
}

/** The state of the button. `reconnecting`: the previous wallet is reconnecting. */
export type ConnectButtonState =
  | { readonly status: 'reconnecting' }
  | { readonly status: 'disconnected'; readonly onConnect: () => void }
  | { readonly status: 'wrong-network'; readonly onChain: () => void }
  | {
      readonly status: 'connected';
      readonly chain: Pick<Chain, 'name' | 'iconUrl'>;
      readonly account: ShownAccount;
      /** Shows a ring around the account's picture. */
      readonly hasPendingTransactions?: boolean | undefined;
      readonly onChain: () => void;
      readonly onAccount: () => void;
    };

export type ConnectButtonViewProps = ButtonParts & {
  /** The wallet that the button shows. */
  readonly state: ConnectButtonState;
  /** The messages of a language. */
  readonly messages: WalletMessages;
  /** The button of a connected wallet: its account, or the wrong network. */
  readonly connectedRef?: Ref<HTMLButtonElement> | undefined;
};

/** The connect button, from props alone. */
export function ConnectButtonView({ state, messages, connectedRef, ...parts }: ConnectButtonViewProps) {
  const themeClass = useThemeClass();
  const connectClass = useThemeClass('wallet-kit-connect');
  const groupClass = useThemeClass('wallet-kit-buttons');
  switch (state.status) {
    case 'reconnecting':
      return (
        <span className="wallet-kit-reconnecting">
          <Skeleton shape="block" label={messages.reconnecting} />
        </span>
      );
    case 'disconnected':
      return (
        <Button
          // RainbowKit's themes fill it with their accent color.
          variant={themeClass ? 'contained' : 'outlined'}
          className={connectClass}
          icon={<WalletIcon />}
          onClick={state.onConnect}
        >
          {messages.connectWallet}
        </Button>
      );
    case 'wrong-network':
      return (
        <Button ref={connectedRef} className={themeClass} icon={<WarningIcon />} onClick={state.onChain}>
          {messages.wrongNetwork}
        </Button>
      );
    case 'connected': {
      const { chain, account } = state;
      return (
        <span className={groupClass} {...listHiddenParts(parts)}>
          <Button variant="quiet" className="wallet-kit-chain" onClick={state.onChain}>
            <ChainIcon chain={chain} />
            <span className="wallet-kit-chain-name">{chain.name}</span>
            <ChevronDownIcon />
          </Button>
          <Button ref={connectedRef} variant="quiet" className="wallet-kit-account" onClick={state.onAccount}>
            {account.displayBalance && (
              <span className="wallet-kit-balance">{`${account.displayBalance} `}</span>
            )}
            <span className="wallet-kit-account-picture">
              <AccountPicture account={account} size="small" />
              {state.hasPendingTransactions && <Spinner />}
            </span>
            <bdi className="wallet-kit-name">{account.displayName}</bdi>
          </Button>
        </span>
      );
    }
  }
}
