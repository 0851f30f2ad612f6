import { useConnectModal } from '@rainbow-me/rainbowkit';
import { useConfig } from 'wagmi';
import { useShownAccount } from '../account-dialog/useShownAccount.ts';
import { useConnection } from '../accounts/useConnection.ts';
import { listChains } from '../chains/chains.ts';
import { useDialogs } from '../dialogs/DialogsContext.ts';
import { KitQueries } from '../provider/queries.tsx';
import { useTexts } from '../provider/TextsContext.ts';
import { useIsReconnecting } from '../reconnect/reconnectBefore.ts';
import { type ConnectButtonState, ConnectButtonView } from './ConnectButtonView.tsx';

const useConnectButtonState = (): ConnectButtonState => {
  const isReconnecting = useIsReconnecting();
  const connection = useConnection();
  const account = useShownAccount();
  const chain = listChains(useConfig()).find(({ id }) => id === connection?.chain.id);
  const { openConnectModal } = useConnectModal();
  const { openAccount, openChain } = useDialogs();
  if (!connection || !account) {
    if (isReconnecting) return { status: 'reconnecting' };
    return { status: 'disconnected', onConnect: () => openConnectModal?.() };
  }
  if (!chain) return { status: 'wrong-network', onChain: openChain };
  return { status: 'connected', chain, account, onChain: openChain, onAccount: openAccount };
};

/**
 * "Connect Wallet", "Wrong network", or a button for the chain and one for the account: both always, also with
 * a single chain. Needs a {@link WalletProvider} around it.
 */
export function ConnectButton() {
  return (
    <KitQueries>
      <ConnectedButton />
    </KitQueries>
  );
}

function ConnectedButton() {
  return <ConnectButtonView state={useConnectButtonState()} texts={useTexts()} />;
}
