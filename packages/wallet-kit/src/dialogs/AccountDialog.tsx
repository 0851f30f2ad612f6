import { useEffect, useRef } from 'react';
import { useConfig, useDisconnect } from 'wagmi';
import { useDialogs, useMessages } from '../base/contexts.ts';
import { useConnection } from '../connection/useConnection.ts';
import { useTransactions } from '../transactions/useTransactions.ts';
import { AccountDialogView } from './AccountDialogView.tsx';
import { useShownAccount } from './useShownAccount.ts';

/** The dialog of the connected account. Closes on disconnect. */
export function AccountDialog() {
  const { open, close } = useDialogs();
  const messages = useMessages();
  const { chains } = useConfig();
  const connection = useConnection();
  const account = useShownAccount();
  const { transactions, clear } = useTransactions();
  const { disconnect } = useDisconnect();
  // Still shows the account during the closing animation.
  const shown = useRef(account);
  if (account) shown.current = account;
  const isOpen = open === 'account' && account !== undefined;

  useEffect(() => {
    if (open === 'account' && !account) close();
  }, [open, account, close]);

  if (!shown.current) return null;
  const chain = chains.find(({ id }) => id === connection?.chain.id);
  return (
    <AccountDialogView
      open={isOpen}
      account={shown.current}
      transactions={transactions}
      explorerUrl={chain?.blockExplorers?.default.url.replace(/\/+$/, '')}
      messages={messages}
      onClear={clear}
      onDisconnect={() => {
        close();
        disconnect();
      }}
      onClose={close}
    />
  );
}
