import { getExplorerTransactionUrl } from '@org/chain-config';
import { checkEvaluationInput } from '@org/contests';
import { Banner, Button, useNotify } from '@org/ui-theme';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { EvaluateDialogProps } from '../../shared/contest/evaluateDialog.ts';
import { messages } from '../../shared/messages/messages.ts';
import { evaluationsQuery } from '../../shared/scan/queries.ts';
import { walletSession } from '../../shared/session/session.ts';
import { useWalletSession } from '../../shared/session/useWalletSession.ts';
import { SignLine } from '../../shared/writing/SignLine.tsx';
import { useSwitchChain } from '../../shared/writing/useSwitchChain.ts';
import { useWrite } from '../../shared/writing/useWrite.ts';
import { WriteProblem } from '../../shared/writing/WriteProblem.tsx';
import { WriteSteps } from '../../shared/writing/WriteSteps.tsx';
import { WrongNetwork } from '../../shared/writing/WrongNetwork.tsx';
import { isWriting } from '../../shared/writing/writeState.ts';
import { describeProblem } from './describeProblem.ts';
import { EvaluateView } from './EvaluateView.tsx';
import { forgetReviewDraft, type ReviewDraft, readReviewDraft, writeReviewDraft } from './reviewDraft.ts';
import { useReviewCost } from './useReviewCost.ts';

const words = messages.evaluate;

/** The dialog in which a judge reviews an entry: draft, check, wallet, block, scan. */
export function EvaluateDialog(props: EvaluateDialogProps) {
  const { chainConfig, contest, entry, account, review, next } = props;
  const place = { contest, entry, account };
  const [draft, setDraft] = useState<ReviewDraft>(
    () => readReviewDraft(place) ?? { tags: review?.tags ?? [], comment: review?.comment ?? '' },
  );
  const [isDraftKept, setIsDraftKept] = useState(true);
  const [isChecked, setIsChecked] = useState(false);
  // What is shown stays what was opened: once signed, the review in force changes under the dialog.
  const [isChange] = useState(review !== undefined);
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { chainId, status } = useWalletSession();
  const { switching, switchChain } = useSwitchChain(chainConfig.chain.id);
  const input = useMemo(() => ({ entry, ...draft }), [entry, draft]);
  const cost = useReviewCost({ chainConfig, contest, account, input });
  const { state, isSlow, start, cancel } = useWrite({
    chainConfig,
    onLost: (code) => notify.error(messages.writing.errors[code]),
    onProgress: ({ status: step }) => {
      forgetReviewDraft(place);
      void queryClient.invalidateQueries(evaluationsQuery(chainConfig, contest));
      if (step !== 'visible') return;
      notify.success({
        title: messages.contest.act.submitted,
        description: entry,
        ...(next !== undefined && { action: { label: words.next, onPress: () => props.onNext(next) } }),
      });
    },
  });

  // What everybody can see needs no dialog any more: the ranking behind it shows the review.
  const { onClose } = props;
  useEffect(() => {
    if (state.status === 'visible') onClose();
  }, [state.status, onClose]);

  const problems = checkEvaluationInput(contest, input, { judge: account });
  const commentProblem = problems.find(({ field }) => field === 'comment');
  const otherProblem = problems.find(({ field }) => field !== 'comment');
  const isOnChain = status !== 'connected' || chainId === chainConfig.chain.id;

  const submit = () => {
    setIsChecked(true);
    if (isWriting(state) || problems.length > 0 || !isOnChain) return;
    if (cost.status === 'known' && cost.problem) return;
    void start(account, {
      about: { kind: 'evaluation', contest: contest.uid, entry },
      prepare: (writers, source) => writers.prepareEvaluation({ ...source, contest, input }),
      write: (writers, options) => writers.evaluate({ ...options, contest, input }),
    });
  };

  return (
    <EvaluateView
      entry={entry}
      criteria={contest.criteria}
      draft={draft}
      isChange={isChange}
      commentProblem={isChecked && commentProblem ? describeProblem(commentProblem) : undefined}
      state={state}
      isDraftKept={isDraftKept}
      onDraft={(changed) => {
        setDraft(changed);
        setIsDraftKept(writeReviewDraft(place, changed));
      }}
      onSubmit={submit}
      onCancel={cancel}
      onClose={onClose}
      status={
        <>
          {otherProblem && <Banner tone="error" title={describeProblem(otherProblem)} />}
          {!isOnChain && (
            <WrongNetwork chainName={chainConfig.chain.name} switching={switching} onSwitch={switchChain} />
          )}
          <WriteProblem
            state={state}
            action={
              status !== 'connected' ? (
                <Button size="small" onClick={walletSession.openConnect}>
                  {messages.writing.connect}
                </Button>
              ) : undefined
            }
          />
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
