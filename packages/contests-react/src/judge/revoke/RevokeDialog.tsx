import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import type { WriteSubject } from '@org/contests/track';
import type { WriteAct } from '@org/contests/write';
import { useNotify } from '@org/ui-theme';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Address, Hex } from 'viem';
import { useContests, useMessages, useWalletState } from '../../base/provider/contests.ts';
import { loadChainAccess } from '../../base/provider/loadChainAccess.ts';
import { useEntryNames } from '../../contest/parts/entryNames.ts';
import { forgetReviewDraft } from '../../drafts/reviewDraft.ts';
import { forgetDraftOnServer } from '../../drafts/signedForms.ts';
import { englishLifecycle } from '../../messages/en/lifecycle.ts';
import { englishWriting } from '../../messages/en/writing.ts';
import type { UseSigning } from '../../write/ActDialog.tsx';
import { ActStatus, ActView } from '../../write/ActView.tsx';
import { loadWriters } from '../../write/loadWriters.ts';
import { isCommitment } from '../../write/notifySent.ts';
import { invalidateActs, useWrite } from '../../write/useWrite.ts';
import { type Cost, describeCost, getRevert, getWritingErrorCode } from '../../write/writeState.ts';

/** A review to be withdrawn by its judge, or a judge's recusal from an entry. */
export type Revocation = {
  /** The judge, who has to sign. */
  readonly account: Address;
} & (
  | {
      readonly subject: Extract<WriteSubject, { kind: 'review-withdrawal' }>;
      readonly uid: Hex;
      readonly schemaUid: Hex;
    }
  | { readonly subject: { readonly kind: 'recusal'; readonly entry: string } }
);

export type RevokeDialogProps = {
  readonly chainConfig: ChainConfig;
  readonly contest: Contest;
  readonly revocation: Revocation;
  /** Signs the revocation: a story gives one that stays in a state of signing. */
  readonly useSigning?: ((props: RevokeDialogProps) => RevocationSigning) | undefined;
  /** Called when it is indexed. */
  readonly onDone?: (() => void) | undefined;
  readonly onClose: () => void;
};

type RevocationSigning = Omit<ReturnType<UseSigning>, 'file'>;

/** Withdraws a review, or recuses a judge: explanation, wallet, block, scan. */
export function RevokeDialog(props: RevokeDialogProps) {
  const { chainConfig, revocation, useSigning = useRevocationSigning, onClose } = props;
  const messages = useMessages('lifecycle', englishLifecycle);
  const own = useOwnMessages(revocation);
  const isOfCommitment = 'uid' in revocation && isCommitment(chainConfig, revocation.schemaUid);
  const { name } = useEntryNames()(revocation.subject.entry);
  const { canSign, sign, cancel, ...signing } = useSigning(props);
  return (
    <ActView
      title={own.title}
      subject={name}
      lines={isOfCommitment ? messages.review.linesSealed : own.lines}
      act={own.act}
      state={signing.state}
      canSign={canSign}
      onConfirm={sign}
      onCancel={cancel}
      onClose={onClose}
      status={<ActStatus {...{ chainConfig, account: revocation.account, ...signing }} />}
    />
  );
}

function useOwnMessages({ subject }: Revocation) {
  const { review, recusal } = useMessages('lifecycle', englishLifecycle);
  return { 'review-withdrawal': review, recusal }[subject.kind];
}

/** Estimates, signs and follows a revocation. */
function useRevocationSigning(props: RevokeDialogProps): RevocationSigning {
  const { chainConfig, contest, revocation, onDone, onClose } = props;
  const { subject, account } = revocation;
  const writingMessages = useMessages('writing', englishWriting);
  const own = useOwnMessages(revocation);
  const getName = useEntryNames();
  const contests = useContests();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { chainId, status } = useWalletState();
  const { prepared, cost, code, revert } = useRevocationCost(chainConfig, contest, revocation);
  const { state, isSlow, start, cancel } = useWrite({
    chainConfig,
    onLost: (lost) => notify.error(writingMessages.errors[lost]),
    onProgress: ({ status: step }) => {
      invalidateActs(queryClient, chainConfig, contest.uid);
      if (step !== 'visible') return;
      if (subject.kind === 'recusal') {
        forgetReviewDraft({ contest, entry: subject.entry, account });
        forgetDraftOnServer(contests, account, { kind: 'review', contest, entry: subject.entry });
      }
      notify.success({ title: own.done, description: getName(subject.entry).name });
    },
  });
  useEffect(() => {
    if (state.status !== 'visible') return;
    onDone?.();
    onClose();
  }, [state.status, onDone, onClose]);

  const isOnChain = status !== 'connected' || chainId === chainConfig.chain.id;
  const isShort = cost.status === 'known' && cost.problem !== undefined;
  const act =
    'uid' in revocation
      ? { ...revocation.subject, schemaUid: revocation.schemaUid }
      : { ...revocation.subject, contest };
  return {
    ...{ state, isSlow, cost, code, revert, isOnChain },
    canSign: isOnChain && !isShort && code !== 'reverted',
    sign: () => void start({ account, act, prepared }),
    cancel,
  };
}

/** The estimated cost; `code` if it would be refused or the estimate failed, `revert` what refused it. */
function useRevocationCost(chainConfig: ChainConfig, contest: Contest, revocation: Revocation) {
  const { account } = revocation;
  const writingMessages = useMessages('writing', englishWriting);
  const { data, error } = useQuery({
    queryKey: ['cost', chainConfig.slug, contest.uid, revocation],
    queryFn: async () => {
      const [writers, { client }] = await Promise.all([loadWriters(), loadChainAccess(chainConfig)]);
      const act: WriteAct =
        'uid' in revocation
          ? { kind: 'revocation', uid: revocation.uid, schemaUid: revocation.schemaUid }
          : { kind: 'recusal', contest, entry: revocation.subject.entry };
      return writers.prepare({ client, config: chainConfig, account, act });
    },
    retry: false,
  });
  const unknown: Cost = { status: error ? 'unknown' : 'looking' };
  return {
    prepared: data,
    cost: data ? describeCost(chainConfig, data, writingMessages) : unknown,
    code: error ? getWritingErrorCode(error) : undefined,
    revert: getRevert(error),
  };
}
