import type { UseAccountReturnType } from 'wagmi';
import type { WalletSnapshot } from '../session/createWalletSession.ts';

/** What pages are told about wagmi's account. */
export const toSnapshot = (
  { status, address, chainId, connector }: UseAccountReturnType,
  chainIds: readonly number[],
  isReconnecting: boolean,
  isAdmitted: boolean,
): WalletSnapshot => {
  if (status === 'connected' && isAdmitted) {
    return {
      status,
      account: address,
      chainId,
      isSupported: chainIds.includes(chainId),
      connectorName: connector.name,
    };
  }
  if (isReconnecting || status === 'reconnecting') return { status: 'reconnecting' };
  return { status: status === 'connecting' ? status : 'disconnected' };
};
