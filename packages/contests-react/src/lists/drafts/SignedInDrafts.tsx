import { useNotify } from '@org/ui-theme';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Address } from 'viem';
import { lazyPart } from '../../base/page/lazyPart.ts';
import {
  getDefaultChain,
  useConfig,
  useMessages,
  usePaths,
  useWallet,
} from '../../base/provider/contests.ts';
import { useSignIn } from '../../base/provider/useSignIn.ts';
import { saveFile, toFileName } from '../../base/text/saveFile.ts';
import { DraftsError, type ServerDraft, serverDrafts } from '../../drafts/draftsClient.ts';
import { englishContestNames } from '../../messages/en/contest.ts';
import { englishDrafts } from '../../messages/en/drafts.ts';
import { PeopleProvider } from '../../person/PeopleProvider.tsx';
import { DraftsPageView } from './DraftsPageView.tsx';
import { DraftsView } from './DraftsView.tsx';
import { toDraftItems } from './draftItems.ts';

const NumberedDraftPart = lazyPart(() =>
  import('./NumberedDraft.tsx').then(({ NumberedDraft }) => NumberedDraft),
);

/** The drafts page of a connected account. */
export function SignedInDrafts({ account }: { readonly account: Address }) {
  const wallet = useWallet();
  const { address, isLoading } = useSignIn();
  return (
    <DraftsPageView
      state={isLoading ? 'looking' : address === account ? 'signed-in' : 'not-signed-in'}
      onConnect={wallet.openConnect}
      onSignIn={() => void wallet.openVerify?.().catch(() => {})}
    >
      <ServerDrafts account={account} />
    </DraftsPageView>
  );
}

const isSessionOver = (error: unknown) => error instanceof DraftsError && error.code === 'session-required';

/** Fetches, exports and deletes the drafts of the signed-in account. */
function ServerDrafts({ account }: { readonly account: Address }) {
  const draftsMessages = useMessages('drafts', englishDrafts);
  const names = useMessages('contestNames', englishContestNames);
  const config = useConfig();
  const paths = usePaths();
  const { signIn } = useSignIn();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const queryKey = ['drafts', account];
  const drafts = useQuery({
    queryKey,
    queryFn: ({ signal }) => serverDrafts.readAll(signal),
    // Not cached: the next user of this browser must not see them, and another device may have changed them.
    gcTime: 0,
    staleTime: 0,
    // The server answers 429 while another export runs.
    retry: (count, error) => count < 3 && error instanceof DraftsError && error.retryable,
  });
  const deletion = useMutation({
    mutationFn: (id: string | undefined) =>
      id === undefined ? serverDrafts.removeAll() : serverDrafts.remove(id),
    onSuccess: (_, id) => id === undefined && notify.success(draftsMessages.page.deleted),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  const hasEnded = isSessionOver(drafts.error) || isSessionOver(deletion.error);
  useEffect(() => {
    if (hasEnded) void signIn?.refresh().catch(() => {});
  }, [hasEnded, signIn]);

  const items =
    drafts.data && toDraftItems(drafts.data, { config, paths, messages: draftsMessages.page, names });
  const { Component: NumberedDraft } = NumberedDraftPart.use(
    items?.some(({ numbered }) => numbered) ?? false,
  );
  const download = () => {
    const name = `${toFileName(config.productName)}-drafts-${account.slice(0, 10)}.json`;
    if (drafts.data) saveFile(name, 'application/json', exportDrafts(account, drafts.data, new Date()));
  };
  return (
    <PeopleProvider chainConfig={getDefaultChain(config)}>
      <DraftsView
        account={account}
        state={items ? { status: 'found', items } : { status: drafts.isError ? 'failed' : 'loading' }}
        complete={(item, render) =>
          item.numbered && NumberedDraft ? (
            <NumberedDraft item={item} numbered={item.numbered}>
              {render}
            </NumberedDraft>
          ) : (
            render(item)
          )
        }
        isBusy={deletion.isPending}
        hasFailed={deletion.isError}
        onTryAgain={() => void drafts.refetch()}
        onDelete={deletion.mutate}
        onDeleteAll={() => deletion.mutate(undefined)}
        onDownloadAll={download}
      />
    </PeopleProvider>
  );
}

/** Serializes all drafts of an account for download. */
const exportDrafts = (address: Address, drafts: readonly ServerDraft[], exportedAt: Date): string =>
  `${JSON.stringify(
    { format: 'laurel-drafts/1', address, exportedAt: exportedAt.toISOString(), drafts },
    null,
    2,
  )}\n`;
