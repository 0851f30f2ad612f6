import type { ChainConfig } from '@org/chain-config';
import type { Attestation, Contest } from '@org/contests';
import { useNotify } from '@org/ui-theme';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { forgetDraftOnServer } from '../../../shared/drafts/forgetDraftOnServer.ts';
import { messages } from '../../../shared/messages/messages.ts';
import { getScanReader } from '../../../shared/scan/getScanReader.ts';
import { forgetIntent, getRevokedUid, type Intent } from '../../../shared/writing/intents.ts';
import { isSince } from '../../../shared/writing/isSince.ts';
import type { Writers } from '../../../shared/writing/loadWriters.ts';
import { forgetReviewDraft } from '../../../shared/writing/reviewDraft.ts';
import { useResumedWrites } from '../../../shared/writing/useResumedWrites.ts';
import { askAgain } from '../data/askAgain.ts';
import type { OwnIntent } from '../data/useOwnIntents.ts';

const words = messages.lifecycle;

/** Looks after reviews and withdrawals that are on their way until everybody can see them, and says so. */
export const useResumedReviews = (
  chainConfig: ChainConfig,
  contest: Contest,
  intents: readonly OwnIntent[],
  attestations: readonly Attestation[],
): void => {
  const notify = useNotify();
  const queryClient = useQueryClient();
  useEffect(() => {
    const rows = new Map(attestations.map((row) => [row.uid, row]));
    for (const intent of intents) {
      const row = intent.uid && rows.get(intent.uid);
      if (!row || intent.isActive) continue;
      if (!getRevokedUid(intent) || row.revocationTime !== 0n) forgetIntent(intent.id);
    }
  }, [intents, attestations]);

  const say = (intent: Intent) => {
    if (intent.kind === 'contest-withdrawal') notify.success(words.contest.done);
    else if (intent.kind === 'evaluation-withdrawal')
      notify.success({ title: words.review.done, description: intent.entry });
    else if (intent.kind === 'evaluation')
      notify.success({ title: messages.contestWriting.submitted, description: intent.entry });
  };
  useResumedWrites({
    chainConfig,
    intents,
    findUid: async (intent, writers) => {
      const revoked = getRevokedUid(intent);
      if (revoked === undefined) return findReview(attestations, intent, writers);
      const row = await getScanReader(chainConfig).findAttestation(revoked);
      return row && row.revocationTime !== 0n ? revoked : undefined;
    },
    onVisible: (intent) => {
      if (intent.kind === 'evaluation') {
        forgetReviewDraft({ ...intent, contest });
        forgetDraftOnServer(intent.account, { ...intent, kind: 'review', contest });
      }
      askAgain(queryClient, chainConfig, contest);
      say(intent);
    },
  });
};

const findReview = (
  attestations: readonly Attestation[],
  { account, dataHash, askedAtMs }: Intent,
  { keccak256 }: Writers,
) =>
  attestations.find(
    ({ attester, data, time }) =>
      attester.toLowerCase() === account.toLowerCase() &&
      isSince(time, askedAtMs) &&
      keccak256(data) === dataHash,
  )?.uid;
