import { useConnectModal } from '@rainbow-me/rainbowkit';
import type { ReactNode } from 'react';
import { type Address, formatUnits } from 'viem';
import { useConfig } from 'wagmi';
import { useDialogs } from '../base/contexts.ts';
import { KitQueries } from '../base/queries.tsx';
import { listChains } from '../config/chains.ts';
import { useName } from '../config/lookUpName.ts';
import { useIsReconnecting } from '../connection/reconnectBefore.ts';
import { useAccountBalance, useConnection } from '../connection/useConnection.ts';
import { useShownAccount } from '../dialogs/useShownAccount.ts';
import { useTransactions } from '../transactions/useTransactions.ts';

/** The props of a button of your own, with the names of RainbowKit's `ConnectButton.Custom`. */
export type ConnectButtonRendererProps = {
  /** Undefined while disconnected, or while sign-in is required and missing. */
  readonly account?:
    | {
        readonly address: Address;
        readonly displayName: string;
        /** Shortened, with its symbol, such as `1.23 ETH`. Undefined until loaded, as the other three. */
        readonly displayBalance?: string | undefined;
        readonly balanceDecimals?: number | undefined;
        /** The whole balance in the chain's currency, such as `1.2345`. */
        readonly balanceFormatted?: string | undefined;
        readonly balanceSymbol?: string | undefined;
        readonly ensName?: string | undefined;
        /** The icon as in `createWalletConfig`: a data URI, or a URL of your own server. */
        readonly ensAvatar?: string | undefined;
        readonly hasPendingTransactions: boolean;
      }
    | undefined;
  readonly chain?:
    | {
        readonly id: number;
        /** Undefined for a chain that is not configured. */
        readonly name?: string | undefined;
        readonly hasIcon: boolean;
        readonly iconUrl?: string | undefined;
        /** For chains of RainbowKit that have one. */
        readonly iconBackground?: string | undefined;
        readonly unsupported: boolean;
      }
    | undefined;
  /** False in prerendered HTML, and while the previous wallet is reconnecting. */
  readonly mounted: boolean;
  /** Always undefined: `account` covers required sign-in. */
  readonly authenticationStatus?: undefined;
  readonly openConnectModal: () => void;
  readonly openAccountModal: () => void;
  readonly openChainModal: () => void;
  readonly connectModalOpen: boolean;
  readonly accountModalOpen: boolean;
  readonly chainModalOpen: boolean;
};

export type CustomConnectButtonProps = {
  readonly children: (props: ConnectButtonRendererProps) => ReactNode;
};

/** Renders a button of your own with the kit's state and dialogs. Needs a `WalletProvider` around it. */
export function CustomConnectButton({ children }: CustomConnectButtonProps) {
  return (
    <KitQueries>
      <Renderer>{children}</Renderer>
    </KitQueries>
  );
}

function Renderer({ children }: CustomConnectButtonProps) {
  const connection = useConnection();
  const shown = useShownAccount();
  const balance = useAccountBalance();
  const name = useName(connection?.account);
  const { transactions } = useTransactions();
  const chain = listChains(useConfig()).find(({ id }) => id === connection?.chain.id);
  const { openConnectModal, connectModalOpen } = useConnectModal();
  const { open, openAccount, openChain } = useDialogs();
  const isReconnecting = useIsReconnecting();
  return children({
    account: connection &&
      shown && {
        address: connection.account,
        displayName: shown.displayName,
        displayBalance: shown.displayBalance,
        balanceDecimals: balance?.decimals,
        balanceFormatted: balance && formatUnits(balance.value, balance.decimals),
        balanceSymbol: balance?.symbol,
        ensName: name?.name ?? undefined,
        ensAvatar: shown.avatarUrl,
        hasPendingTransactions: transactions.some(({ status }) => status === 'pending'),
      },
    chain: connection && {
      id: connection.chain.id,
      name: chain?.name,
      hasIcon: chain?.iconUrl !== undefined,
      iconUrl: chain?.iconUrl,
      iconBackground: chain?.iconBackground,
      unsupported: connection.chain.unsupported,
    },
    mounted: !isReconnecting,
    openConnectModal: () => openConnectModal?.(),
    openAccountModal: openAccount,
    openChainModal: openChain,
    connectModalOpen,
    accountModalOpen: open === 'account',
    chainModalOpen: open === 'chain',
  });
}
