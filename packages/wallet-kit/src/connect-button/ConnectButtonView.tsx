import { Avatar, Button, ChevronDownIcon, Skeleton, WalletIcon, WarningIcon } from '@org/ui-theme';
import type { WalletTexts } from '../texts.ts';

/** What the button shows. `reconnecting`: the wallet of last time is being asked, and may be there in a moment. */
export type ConnectButtonState =
  | { readonly status: 'reconnecting' }
  | { readonly status: 'disconnected'; readonly onConnect: () => void }
  | { readonly status: 'wrong-network'; readonly onChain: () => void }
  | {
      readonly status: 'connected';
      readonly chain: {
        readonly name: string;
        readonly iconUrl?: string | undefined;
        readonly iconBackground?: string | undefined;
      };
      /** `displayBalance` is absent until it is known. */
      readonly account: {
        readonly address: string;
        /** The shortened address, or the name of it. */
        readonly displayName: string;
        readonly displayBalance?: string | undefined;
      };
      readonly onChain: () => void;
      readonly onAccount: () => void;
    };

export type ConnectButtonViewProps = { readonly state: ConnectButtonState; readonly texts: WalletTexts };

/** The connect button as it is drawn; it knows no wallet. */
export function ConnectButtonView({ state, texts }: ConnectButtonViewProps) {
  switch (state.status) {
    case 'reconnecting':
      return (
        <span className="wallet-kit-reconnecting">
          <Skeleton shape="block" label={texts.reconnecting} />
        </span>
      );
    case 'disconnected':
      return (
        <Button icon={<WalletIcon />} onClick={state.onConnect}>
          {texts.connectWallet}
        </Button>
      );
    case 'wrong-network':
      return (
        <Button icon={<WarningIcon />} onClick={state.onChain}>
          {texts.wrongNetwork}
        </Button>
      );
    case 'connected': {
      const { chain, account } = state;
      return (
        <span className="wallet-kit-buttons">
          <Button variant="outlined" className="wallet-kit-chain" onClick={state.onChain}>
            <span className="wallet-kit-icon" style={{ background: chain.iconBackground }}>
              {chain.iconUrl && <img src={chain.iconUrl} alt="" width="24" height="24" />}
            </span>
            <span className="wallet-kit-chain-name">{chain.name}</span>
            <ChevronDownIcon />
          </Button>
          <Button variant="outlined" className="wallet-kit-account" onClick={state.onAccount}>
            {account.displayBalance && (
              <span className="wallet-kit-balance">{`${account.displayBalance} `}</span>
            )}
            <Avatar address={account.address} size="small" />
            <span className="wallet-kit-name">{account.displayName}</span>
          </Button>
        </span>
      );
    }
  }
}
