import { useAccount, useConfig } from 'wagmi';
import { useAdmission } from '../required-sign-in/AdmissionContext.ts';
import type { ConnectionData } from './connectionData.ts';

/**
 * Who is connected, and where; `undefined` while nobody is, or nobody has signed in where that is required.
 *
 * @example
 * const connection = useConnection();
 * if (connection?.chain.unsupported) return <p>Wrong network</p>;
 */
export const useConnection = (): ConnectionData | undefined => {
  const { chains } = useConfig();
  const { status, address, chainId } = useAccount();
  const { isAdmitted } = useAdmission();
  if (status !== 'connected' || !isAdmitted) return undefined;
  return { account: address, chain: { id: chainId, unsupported: !chains.some(({ id }) => id === chainId) } };
};
