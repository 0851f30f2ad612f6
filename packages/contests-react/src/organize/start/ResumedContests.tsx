import type { ChainConfig } from '@org/chain-config';
import type { OpenWrite } from '@org/contests/track';
import { useMemo } from 'react';
import type { Hex } from 'viem';
import { useTexts } from '../../base/provider/contests.ts';
import { formatMoment } from '../../base/text/formatTime.ts';
import { usePendingWrites } from '../../data/reading/usePendingWrites.ts';
import { startContestTexts } from '../../messages/en/startContest.ts';
import { useOnIndexed } from '../../write/useResumedWrites.ts';
import { ResumedWriteBanner } from '../../write/writeParts.tsx';

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
  return own.map((write) => (
    <ResumedWriteBanner key={write.id} write={write} title={words.title} notSigned={words.notSigned}>
      <bdi>{words.asked(write.title, formatMoment(BigInt(Math.floor(write.askedAtMs / 1000))))}</bdi>
    </ResumedWriteBanner>
  ));
}
