import { useConnectModal } from '@rainbow-me/rainbowkit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../provider/TextsContext.ts';
import { ConnectNotice } from './ConnectNotice.tsx';
import { type ConnectTrouble, findConnectTrouble } from './findConnectTrouble.ts';
import { useDialogCard } from './useDialogCard.ts';

type Failure = { readonly trouble: ConnectTrouble; readonly walletId: string };

const findOption = (walletId: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('[data-rk] button[data-testid]')].find(
    ({ dataset }) => dataset.testid === `rk-wallet-option-${walletId}`,
  );

const toWalletId = (variables: unknown): string => {
  const { connector } = (variables ?? {}) as { connector?: { id?: unknown; rkDetails?: { id?: unknown } } };
  return String(connector?.rkDetails?.id ?? connector?.id ?? '');
};

/**
 * Watches every attempt to connect and puts words to one that failed. RainbowKit itself shows a bare RETRY for
 * some failures and nothing at all for others.
 */
export function ConnectNoticeBridge() {
  const texts = useTexts();
  const queries = useQueryClient();
  const { connectModalOpen } = useConnectModal();
  const [failure, setFailure] = useState<Failure>();
  const card = useDialogCard(failure !== undefined);

  useEffect(
    () =>
      queries.getMutationCache().subscribe(({ type, mutation }) => {
        if (type !== 'updated' || mutation.options.mutationKey?.[0] !== 'connect') return;
        const { status, error, variables } = mutation.state;
        const trouble = status === 'error' ? findConnectTrouble(error) : undefined;
        setFailure(trouble && { trouble, walletId: toWalletId(variables) });
      }),
    [queries],
  );

  useEffect(() => {
    if (!connectModalOpen) setFailure(undefined);
  }, [connectModalOpen]);

  if (!card || !failure) return null;
  const option = failure.trouble === 'relay-unreachable' ? findOption(failure.walletId) : undefined;
  return createPortal(
    <ConnectNotice
      trouble={failure.trouble}
      texts={texts}
      onRetry={
        option &&
        (() => {
          setFailure(undefined);
          option.click();
        })
      }
    />,
    card,
  );
}
