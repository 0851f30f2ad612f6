import { useEffect } from 'react';
import { useConfig, useDisconnect } from 'wagmi';
import { useConnection } from '../accounts/useConnection.ts';
import { listChains } from '../chains/listChains.ts';
import { useDialogs } from '../dialogs/DialogsContext.ts';
import { useTexts } from '../provider/TextsContext.ts';
import { ChainDialogView } from './ChainDialogView.tsx';
import { useSwitch } from './useSwitch.ts';

/** The dialog of the networks. It closes when the wallet has switched, or when nobody is connected any more. */
export function ChainDialog() {
  const { open, close } = useDialogs();
  const texts = useTexts();
  const config = useConfig();
  const connection = useConnection();
  const { disconnect } = useDisconnect();
  const { state, switchTo, reset } = useSwitch(close);
  const isConnected = connection !== undefined;

  useEffect(() => {
    if (open === 'chain' && !isConnected) close();
  }, [open, isConnected, close]);

  const closeAnew = () => {
    close();
    reset();
  };
  return (
    <ChainDialogView
      open={open === 'chain' && isConnected}
      chains={listChains(config)}
      currentChainId={connection?.chain.id}
      state={state}
      texts={texts}
      onSwitch={switchTo}
      onDisconnect={() => {
        closeAnew();
        disconnect();
      }}
      onClose={closeAnew}
    />
  );
}
