import type { ChainConfig } from '@org/chain-config';
import type { OpenWrite } from '@org/contests/track';
import { Banner, Button } from '@org/ui-theme';
import { useMemo } from 'react';
import type { Hex } from 'viem';
import { useTexts } from '../provider/contests.ts';
import { startContestTexts } from '../texts/en/startContest.ts';
import { formatMoment } from '../time/formatTime.ts';
import { pendingWrites } from '../writing/pendingWrites.ts';
import { useOnIndexed } from '../writing/useOnIndexed.ts';
import { usePendingWrites } from '../writing/usePendingWrites.ts';
import { WriteSteps } from '../writing/WriteSteps.tsx';

export type ResumedContestsProps = {
  readonly chainConfig: ChainConfig;
  readonly onVisible: (title: string, uid: Hex) => void;
};

/** Contests requested before a reload that are not indexed yet. `ResumedWrites` follows them. */
export function ResumedContests({ chainConfig, onVisible }: ResumedContestsProps) {
  const words = useTexts('startContest', startContestTexts).resume;
  const writes = usePendingWrites();
  const own = useMemo(
    () =>
      writes.filter(
        (write): write is Extract<OpenWrite, { kind: 'contest' }> =>
          write.kind === 'contest' && write.chainId === chainConfig.chain.id,
      ),
    [writes, chainConfig],
  );
  useOnIndexed((write, uid) => {
    const isOwn = write.kind === 'contest' && write.chainId === chainConfig.chain.id;
    if (isOwn) onVisible(write.title, uid);
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
