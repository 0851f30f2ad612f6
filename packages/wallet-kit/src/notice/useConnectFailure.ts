import { useConnectModal } from '@rainbow-me/rainbowkit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Connector } from 'wagmi';
import { type ConnectTrouble, findConnectTrouble } from '../wallets/walletTrouble.ts';

/** A failed connection. */
export type ConnectFailure = {
  /** `undefined`: the user rejected the request. */
  readonly trouble: ConnectTrouble | undefined;
  readonly walletId: string;
  readonly walletName: string;
  /** Whether RainbowKit shows a QR code, without RETRY. */
  readonly isScanned: boolean;
};

type Details = { readonly id?: string; readonly name?: string; readonly qrCode?: unknown };

const toFailure = (error: unknown, variables: unknown): ConnectFailure => {
  const { connector } = variables as { connector: Connector & { readonly rkDetails?: Details } };
  const { id, name, qrCode } = connector.rkDetails ?? {};
  return {
    trouble: findConnectTrouble(error),
    walletId: id ?? connector.id,
    walletName: name ?? connector.name,
    isScanned: qrCode !== undefined,
  };
};

/** The last connection, if it failed while the dialog was open, and a function that clears it. */
export function useConnectFailure(): readonly [ConnectFailure | undefined, () => void] {
  const queries = useQueryClient();
  const { connectModalOpen } = useConnectModal();
  const [failure, setFailure] = useState<ConnectFailure>();
  /** Mutation ids increase: an abandoned attempt may fail after the next one has started. */
  const latest = useRef(0);
  const givenUp = useRef(0);

  useEffect(() => {
    const cache = queries.getMutationCache();
    const isStale = ({ mutationId }: { readonly mutationId: number }) =>
      mutationId < latest.current || mutationId <= givenUp.current;
    // The kit's own client. These run before RainbowKit's handlers, so that RainbowKit's state never flashes.
    cache.config = {
      onMutate: (_, mutation) => {
        if (mutation.options.mutationKey?.[0] !== 'connect') return;
        latest.current = mutation.mutationId;
        setFailure(undefined);
      },
      onError: (error, variables, _, mutation) => {
        if (mutation.options.mutationKey?.[0] !== 'connect' || isStale(mutation)) return;
        setFailure(toFailure(error, variables));
      },
    };
    return () => {
      cache.config = {};
    };
  }, [queries]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: opening and closing resets the state
  useEffect(() => {
    givenUp.current = latest.current;
    setFailure(undefined);
  }, [connectModalOpen]);

  return [failure, () => setFailure(undefined)];
}
