import { shortenAddress, shortenName } from '@org/ui-theme';
import { useBalance, useConfig } from 'wagmi';
import { formatBalance } from '../accounts/formatBalance.ts';
import { useConnection } from '../accounts/useConnection.ts';
import { useName } from '../names/lookUpName.ts';
import type { ShownAccount } from './AccountDialogView.tsx';

/** The connected account for buttons and dialogs. */
export function useShownAccount(): ShownAccount | undefined {
  const { chains } = useConfig();
  const connection = useConnection();
  const chain = chains.find(({ id }) => id === connection?.chain.id);
  const { data: balance } = useBalance({
    address: connection?.account,
    chainId: chain?.id,
    query: { enabled: connection !== undefined && chain !== undefined },
  });
  const name = useName(connection?.account);
  if (!connection) return undefined;
  return {
    address: connection.account,
    displayName: name?.name ? shortenName(name.name) : shortenAddress(connection.account),
    displayBalance: balance && formatBalance(balance),
    avatarUrl: name?.avatarUrl ?? undefined,
  };
}
