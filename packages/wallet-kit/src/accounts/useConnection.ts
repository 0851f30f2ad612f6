import type { Address } from 'viem';
import { useAccount, useConfig } from 'wagmi';
import { useAdmission } from '../required-sign-in/AdmissionContext.ts';

/** Who is connected, and where. */
export type ConnectionData = {
  readonly account: Address;
  readonly chain: {
    readonly id: number;
    /** The chain is not one of the configured ones. */
    readonly unsupported: boolean;
  };
};

/**
 * Who is connected, and where; `undefined` while nobody is, or nobody has signed in where that is required.
 *
 * @example
 * const connection = useConnection();
 * if (connection?.chain.unsupported) return <p>Wrong network</p>;
 */
export function useConnection(): ConnectionData | undefined {
  const { chains } = useConfig();
  const { status, address, chainId } = useAccount();
  const { isAdmitted } = useAdmission();
  if (status !== 'connected' || !isAdmitted) return undefined;
  return { account: address, chain: { id: chainId, unsupported: !chains.some(({ id }) => id === chainId) } };
}
