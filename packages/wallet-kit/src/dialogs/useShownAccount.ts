import { shortenAddress, shortenName } from '@org/ui-theme';
import { useContext } from 'react';
import { PictureContext } from '../base/contexts.ts';
import { useName } from '../config/lookUpName.ts';
import { formatBalance } from '../connection/formatBalance.ts';
import { useAccountBalance, useConnection } from '../connection/useConnection.ts';
import type { ShownAccount } from './AccountDialogView.tsx';

/** The connected account for buttons and dialogs. */
export function useShownAccount(): ShownAccount | undefined {
  const connection = useConnection();
  const balance = useAccountBalance();
  const name = useName(connection?.account);
  const picture = useContext(PictureContext);
  if (!connection) return undefined;
  return {
    address: connection.account,
    displayName: name?.name ? shortenName(name.name) : shortenAddress(connection.account),
    displayBalance: balance && formatBalance(balance),
    avatarUrl: picture ?? name?.avatarUrl ?? undefined,
  };
}
