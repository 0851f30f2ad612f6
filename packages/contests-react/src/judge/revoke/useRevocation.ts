import type { Attestation, Contest, Review } from '@org/contests';
import { useState } from 'react';
import type { Address } from 'viem';
import { lazyPart } from '../../base/page/lazyPart.ts';
import type { Revocation } from './RevokeDialog.tsx';

const RevokePart = lazyPart(() => import('./RevokeDialog.tsx').then(({ RevokeDialog }) => RevokeDialog));

/** The review to withdraw or the entry to abstain from, and the lazily loaded dialog. */
export function useRevocation(contest: Contest, attestations: readonly Attestation[]) {
  const [revocation, setRevocation] = useState<Revocation>();
  const { Component, hasFailed, fetchAgain } = RevokePart.use(revocation !== undefined);
  const open = (next: Revocation) => {
    setRevocation(next);
    if (hasFailed) fetchAgain();
  };
  return {
    Dialog: Component,
    hasFailed: hasFailed && revocation !== undefined,
    revocation,
    withdrawReview: ({ uid, judge, entry }: Review) => {
      const row = attestations.find((attestation) => attestation.uid === uid);
      if (!row) return;
      open({
        uid,
        schemaUid: row.schema,
        account: judge,
        subject: { kind: 'review-withdrawal', contest: contest.uid, entry, review: uid },
      });
    },
    recuse: (entry: string, account: Address) => open({ account, subject: { kind: 'recusal', entry } }),
    close: () => setRevocation(undefined),
  };
}
