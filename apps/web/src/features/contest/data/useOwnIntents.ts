import type { ChainConfig } from '@org/chain-config';
import type { Attestation, Contest } from '@org/contests';
import { useNotify } from '@org/ui-theme';
import { useEffect, useMemo } from 'react';
import { messages } from '../../../shared/messages/messages.ts';
import { forgetIntent, type OpenIntent } from '../../../shared/writing/intents.ts';
import { isSince } from '../../../shared/writing/isSince.ts';
import { useIntents } from '../../../shared/writing/useIntents.ts';
import { useResumedWrites } from '../../../shared/writing/useResumedWrites.ts';

export type OwnIntent = Extract<OpenIntent, { kind: 'evaluation' }>;

/** Reviews of this contest that were signed (or asked for) on this device and that the scan does not show yet. */
export const useOwnIntents = (chainConfig: ChainConfig, contest: Contest): readonly OwnIntent[] => {
  const intents = useIntents();
  return useMemo(
    () =>
      intents.filter(
        (intent): intent is OwnIntent =>
          intent.kind === 'evaluation' &&
          intent.chainId === chainConfig.chain.id &&
          intent.contest === contest.uid,
      ),
    [intents, chainConfig, contest.uid],
  );
};

/** Looks after them until everybody can see them, and says so. */
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
