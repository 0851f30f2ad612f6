import { shortenAddress, shortenName } from '@org/ui-theme';
import { useContext } from 'react';
import { formatBalance } from '../accounts/formatBalance.ts';
import { PictureContext } from '../accounts/PictureContext.ts';
import { useAccountBalance } from '../accounts/useAccountBalance.ts';
import { useConnection } from '../accounts/useConnection.ts';
import { useName } from '../names/lookUpName.ts';
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
