import type { ChainConfig } from '@org/chain-config';
import type { OpenWrite, PendingWrite } from '@org/contests/track';
import { useMemo } from 'react';
import type { Address } from 'viem';
import { useTexts } from '../../base/provider/contests.ts';
import { formatMoment } from '../../base/text/formatTime.ts';
import { usePendingWrites } from '../../data/reading/usePendingWrites.ts';
import { accountEditorTexts } from '../../messages/en/accountEditor.ts';
import { useOnIndexed } from '../../write/useResumedWrites.ts';
import { ResumedWriteBanner } from '../../write/writeParts.tsx';

export type ResumedProfilesProps = {
  readonly chainConfig: ChainConfig;
  readonly account: Address;
  readonly onVisible: (write: PendingWrite) => void;
};

const isOwnProfile = (write: PendingWrite, { chain }: ChainConfig, account: Address): boolean =>
  write.kind === 'profile' &&
  write.chainId === chain.id &&
  write.account.toLowerCase() === account.toLowerCase();

/** Profile writes resumed after a reload, handled by the shell. */
export function ResumedProfiles({ chainConfig, account, onVisible }: ResumedProfilesProps) {
  const words = useTexts('accountEditor', accountEditorTexts).resume;
  const writes = usePendingWrites();
  const own = useMemo(
    () =>
      writes.filter((write): write is Extract<OpenWrite, { kind: 'profile' }> =>
        isOwnProfile(write, chainConfig, account),
      ),
    [writes, chainConfig, account],
  );
  useOnIndexed((write) => {
    const isOwn = isOwnProfile(write, chainConfig, account);
    if (isOwn) onVisible(write);
    return isOwn;
  });
  return own
    .filter(({ isActive }) => !isActive)
    .map((write) => (
      <ResumedWriteBanner key={write.id} write={write} title={words.title} notSigned={words.notSigned}>
        {words.asked(formatMoment(BigInt(Math.floor(write.askedAtMs / 1000))))}
      </ResumedWriteBanner>
    ));
}
