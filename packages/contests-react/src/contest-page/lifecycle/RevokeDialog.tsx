import { type ChainConfig, getExplorerTransactionUrl } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { showLink } from '@org/contests/names';
import { Banner, useNotify } from '@org/ui-theme';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { invalidateContest } from '../../chain/chainQueries.ts';
import { loadChainAccess } from '../../chain/loadChainAccess.ts';
import { useTexts, useWalletState } from '../../provider/contests.ts';
import { lifecycleTexts } from '../../texts/en/lifecycle.ts';
import { writingTexts } from '../../texts/en/writing.ts';
import type { Cost } from '../../writing/describeCost.ts';
import { describeCost } from '../../writing/describeCost.ts';
import { loadWriters } from '../../writing/loadWriters.ts';
import { shortenEntry } from '../../writing/notifySent.ts';
import { SignLine } from '../../writing/SignLine.tsx';
import { useSwitchChain } from '../../writing/useSwitchChain.ts';
import { useWrite } from '../../writing/useWrite.ts';
import { WriteProblem } from '../../writing/WriteProblem.tsx';
import { WriteSteps } from '../../writing/WriteSteps.tsx';
import { WrongNetwork } from '../../writing/WrongNetwork.tsx';
import { getWritingErrorCode, isWriting } from '../../writing/writeState.ts';
import { RevokeView } from './RevokeView.tsx';
import type { Revocation } from './revocation.ts';

export type RevokeDialogProps = {
  readonly chainConfig: ChainConfig;
  readonly contest: Contest;
  readonly revocation: Revocation;
  readonly onClose: () => void;
};

/** Withdraws a contest or a review: explanation, wallet, block, scan. */
export function RevokeDialog({ chainConfig, contest, revocation, onClose }: RevokeDialogProps) {
  const words = useTexts('lifecycle', lifecycleTexts);
  const writingWords = useTexts('writing', writingTexts);
  const { subject, schemaUid, account } = revocation;
  const isContest = subject.kind === 'contest-withdrawal';
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { chainId, status } = useWalletState();
  const { switching, switchChain } = useSwitchChain(chainConfig.chain.id);
  const { prepared, cost, code } = useRevocationCost(chainConfig, revocation);
  const { state, isSlow, start, cancel } = useWrite({
    chainConfig,
    onLost: (lost) => notify.error(writingWords.errors[lost]),
    onProgress: ({ status: step }) => {
      invalidateContest(queryClient, chainConfig, contest);
      if (step !== 'visible') return;
      if (isContest) notify.success(words.contest.done);
      else notify.success({ title: words.review.done, description: shortenEntry(subject.entry) });
    },
  });
  useEffect(() => {
    if (state.status === 'visible') onClose();
  }, [state.status, onClose]);

  const isOnChain = status !== 'connected' || chainId === chainConfig.chain.id;
  const isShort = cost.status === 'known' && cost.problem !== undefined;
  const confirm = () => void start({ account, act: { ...subject, schemaUid }, prepared });

  return (
    <RevokeView
      title={isContest ? words.contest.title : words.review.title}
      subject={isContest ? subject.title : showLink(subject.entry)}
      texts={isContest ? words.contest.texts : words.review.texts}
      act={isContest ? words.contest.act : words.review.act}
      state={state}
      canSign={isOnChain && !isShort && code !== 'reverted'}
      onConfirm={confirm}
      onCancel={cancel}
      onClose={onClose}
      status={
        <>
          {!isOnChain && (
            <WrongNetwork chainName={chainConfig.chain.name} switching={switching} onSwitch={switchChain} />
          )}
          {code && <Banner tone="error" title={writingWords.errors[code]} />}
          <WriteProblem {...{ state, chainConfig }} />
          {isWriting(state) ? (
            <WriteSteps
              state={state}
              isSlow={isSlow}
              transactionHref={
                'transactionHash' in state && state.transactionHash
                  ? getExplorerTransactionUrl(chainConfig, state.transactionHash)
                  : null
              }
            />
          ) : (
            <SignLine account={account} cost={cost} />
          )}
        </>
      }
    />
  );
}

/** The estimated cost of a withdrawal; `code` if EAS rejects it or the estimate failed. */
export function useRevocationCost(chainConfig: ChainConfig, { uid, schemaUid, account }: Revocation) {
  const writingWords = useTexts('writing', writingTexts);
  const { data, error } = useQuery({
    queryKey: ['cost', chainConfig.slug, 'revoke', uid, account],
    queryFn: async () => {
      const [writers, { client }] = await Promise.all([loadWriters(), loadChainAccess(chainConfig)]);
      return writers.prepareRevocation({ client, config: chainConfig, account, uid, schemaUid });
    },
    retry: false,
  });
  const unknown: Cost = { status: error ? 'unknown' : 'looking' };
  return {
    prepared: data,
    cost: data ? describeCost(chainConfig, data, writingWords) : unknown,
    code: error ? getWritingErrorCode(error) : undefined,
  };
}
