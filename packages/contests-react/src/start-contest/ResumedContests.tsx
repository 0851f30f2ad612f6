import type { ChainConfig } from '@org/chain-config';
import type { OpenWrite } from '@org/contests/track';
import { Banner, Button } from '@org/ui-theme';
import { useMemo } from 'react';
import type { Hex } from 'viem';
import { useTexts } from '../provider/contests.ts';
import { startContestTexts } from '../texts/en/startContest.ts';
import { formatMoment } from '../time/formatTime.ts';
import { pendingWrites } from '../writing/pendingWrites.ts';
import { useIntents } from '../writing/useIntents.ts';
import { WriteSteps } from '../writing/WriteSteps.tsx';
import { useWritten } from '../writing/writtenListeners.ts';

export type ResumedContestsProps = {
  readonly chainConfig: ChainConfig;
  readonly onVisible: (title: string, uid: Hex) => void;
};

/** Contests that somebody was asked to sign before this page was closed or reloaded. The shell looks after them. */
export function ResumedContests({ chainConfig, onVisible }: ResumedContestsProps) {
  const words = useTexts('startContest', startContestTexts).resume;
  const intents = useIntents();
  const own = useMemo(
    () =>
      intents.filter(
        (intent): intent is Extract<OpenWrite, { kind: 'contest' }> =>
          intent.kind === 'contest' && intent.chainId === chainConfig.chain.id,
      ),
    [intents, chainConfig],
  );
  useWritten((intent, uid) => {
    const isOwn = intent.kind === 'contest' && intent.chainId === chainConfig.chain.id;
    if (isOwn) onVisible(intent.title, uid);
    return isOwn;
  });
  return own.map(({ id, title, askedAtMs, transactionHash, uid }) => (
    <Banner
      key={id}
      title={words.title}
      action={
        transactionHash ? undefined : (
          <Button size="small" variant="outlined" onClick={() => pendingWrites.forget(id)}>
            {words.notSigned}
          </Button>
        )
      }
    >
      <p>
        <bdi>{words.asked(title, formatMoment(BigInt(Math.floor(askedAtMs / 1000))))}</bdi>
      </p>
      {transactionHash && (
        <WriteSteps
          state={uid ? { status: 'mined', transactionHash, uid } : { status: 'sent', transactionHash }}
          transactionHref={null}
        />
      )}
    </Banner>
  ));
}
