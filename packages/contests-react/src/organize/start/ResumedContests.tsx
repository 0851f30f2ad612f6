import type { ChainConfig } from '@org/chain-config';
import type { OpenWrite } from '@org/contests/track';
import { useNotify } from '@org/ui-theme';
import { useEffect, useMemo, useRef } from 'react';
import type { Address, Hex } from 'viem';
import { useContests, useMessages } from '../../base/provider/contests.ts';
import { formatMoment } from '../../base/text/formatTime.ts';
import { DESK_HASH } from '../../data/reading/judges.ts';
import { usePendingWrites } from '../../data/reading/usePendingWrites.ts';
import { startLater } from '../../drafts/laterStart.ts';
import { forgetSignedForm } from '../../drafts/signedForms.ts';
import { englishStartContest } from '../../messages/en/startContest.ts';
import { useOnIndexed } from '../../write/useResumedWrites.ts';
import { ResumedWriteBanner } from '../../write/writeParts.tsx';

type FinishContestOptions = {
  readonly chainConfig: ChainConfig;
  readonly account: Address | undefined;
  /** The title in the form. */
  readonly title: string;
  /** Empties the form. `hasLater`: something is to be added to the contest. */
  readonly onFinished: (hasLater: boolean) => void;
};

/** A contest that was signed. `dataHash`: of its attestation's data; undefined if nothing was kept for it. */
export type StartedContest = { readonly title: string; readonly dataHash: Hex | undefined };

/** Opens an indexed contest's page, or shows a notification if the user has left or begun another contest. */
export function useFinishContest({ chainConfig, account, title, onFinished }: FinishContestOptions) {
  const messages = useMessages('startContest', englishStartContest).done;
  const contests = useContests();
  const { paths, navigate } = contests;
  const notify = useNotify();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return ({ title: started, dataHash }: StartedContest, uid: Hex) => {
    const { slug, chain } = chainConfig;
    const hasLater = dataHash !== undefined && startLater({ chainId: chain.id, dataHash }, uid);
    const share = () => navigate(hasLater ? paths.contest(slug, uid) + DESK_HASH : paths.share(slug, uid));
    const holdsIt = forgetSignedForm(contests, {
      account,
      chainId: chainConfig.chain.id,
      title: started,
      typed: isHere.current ? title : undefined,
    });
    if (!holdsIt || !isHere.current) {
      notify.success({
        title: messages.notify(started),
        action: { label: hasLater ? messages.goOn : messages.share, onPress: share },
      });
      return;
    }
    onFinished(hasLater);
    notify.success(messages.notify(started));
    share();
  };
}

export type ResumedContestsProps = {
  readonly chainConfig: ChainConfig;
  readonly onVisible: (started: StartedContest, uid: Hex) => void;
};

/** Contests requested before a reload that are not indexed yet. `ResumedWrites` follows them. */
export function ResumedContests({ chainConfig, onVisible }: ResumedContestsProps) {
  const messages = useMessages('startContest', englishStartContest).resume;
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
    if (isOwn) onVisible(write, uid);
    return isOwn;
  });
  return own.map((write) => (
    <ResumedWriteBanner key={write.id} write={write} title={messages.title} notSigned={messages.notSigned}>
      <bdi>{messages.asked(write.title, formatMoment(BigInt(Math.floor(write.askedAtMs / 1000))))}</bdi>
    </ResumedWriteBanner>
  ));
}
