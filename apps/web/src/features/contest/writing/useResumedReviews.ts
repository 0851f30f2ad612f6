import type { ChainConfig } from '@org/chain-config';
import type { Attestation } from '@org/contests';
import { useNotify } from '@org/ui-theme';
import { useEffect } from 'react';
import { messages } from '../../../shared/messages/messages.ts';
import { forgetIntent } from '../../../shared/writing/intents.ts';
import { isSince } from '../../../shared/writing/isSince.ts';
import { useResumedWrites } from '../../../shared/writing/useResumedWrites.ts';
import type { OwnIntent } from '../data/useOwnIntents.ts';

/** Looks after reviews that are on their way until everybody can see them, and says so. */
export const useResumedReviews = (
  chainConfig: ChainConfig,
  intents: readonly OwnIntent[],
  attestations: readonly Attestation[],
): void => {
  const notify = useNotify();
  const words = messages.contest.act;
  useEffect(() => {
    const seen = new Set(attestations.map(({ uid }) => uid));
    for (const { id, uid, isActive } of intents) if (uid && seen.has(uid) && !isActive) forgetIntent(id);
  }, [intents, attestations]);
  useResumedWrites({
    chainConfig,
    intents,
    findUid: async ({ account, dataHash, askedAtMs }, { keccak256 }) =>
      attestations.find(
        ({ attester, data, time }) =>
          attester.toLowerCase() === account.toLowerCase() &&
          isSince(time, askedAtMs) &&
          keccak256(data) === dataHash,
      )?.uid,
    onVisible: (intent) => {
      if (intent.kind === 'evaluation') notify.success({ title: words.submitted, description: intent.entry });
    },
    onFailed: (_, code) => notify.error(messages.writing.errors[code]),
  });
};
