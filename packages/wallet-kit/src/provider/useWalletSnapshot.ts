import { useAccount, useConfig } from 'wagmi';
import { useIsReconnecting } from '../reconnect/ReconnectContext.ts';
import { useAdmission } from '../required-sign-in/AdmissionContext.ts';
import type { WalletSnapshot } from '../session/createWalletSession.ts';
import { toSnapshot } from './toSnapshot.ts';

/** What pages are told about the wallet, now. */
export const useWalletSnapshot = (): WalletSnapshot => {
  const { chains } = useConfig();
  const account = useAccount();
  const isReconnecting = useIsReconnecting();
  const { isAdmitted } = useAdmission();
  const chainIds = chains.map(({ id }) => id);
  return toSnapshot(account, chainIds, isReconnecting, isAdmitted);
};
