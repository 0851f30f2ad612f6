import { useConnectModal } from '@rainbow-me/rainbowkit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Connector } from 'wagmi';
import { type ConnectTrouble, findConnectTrouble } from './walletTrouble.ts';

/** An attempt to connect that failed. */
export type ConnectFailure = {
  /** `undefined`: its owner rejected it. */
  readonly trouble: ConnectTrouble | undefined;
  readonly walletId: string;
  readonly walletName: string;
  /** RainbowKit shows a QR code for it, and no RETRY. */
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

/** The last attempt to connect, if it failed while the dialog was open, and how to forget it. */
export function useConnectFailure(): readonly [ConnectFailure | undefined, () => void] {
  const queries = useQueryClient();
  const { connectModalOpen } = useConnectModal();
  const [failure, setFailure] = useState<ConnectFailure>();
  /** Ids of mutations grow: an attempt that was given up may fail later than the next one began. */
  const latest = useRef(0);
  const givenUp = useRef(0);

  useEffect(() => {
    const cache = queries.getMutationCache();
    const isStale = ({ mutationId }: { readonly mutationId: number }) =>
      mutationId < latest.current || mutationId <= givenUp.current;
    // The client is the kit's own. These are called before RainbowKit hears of it, so that it shows nothing in between.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: a dialog that opens or closes begins anew
  useEffect(() => {
    givenUp.current = latest.current;
    setFailure(undefined);
  }, [connectModalOpen]);

  return [failure, () => setFailure(undefined)];
}
