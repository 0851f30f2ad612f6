import type { ChainConfig } from '@org/chain-config';
import { encodeContest } from '@org/contests';
import { Banner, Button } from '@org/ui-theme';
import { useMemo } from 'react';
import type { Hex } from 'viem';
import { messages } from '../../shared/messages/messages.ts';
import { getScanReader } from '../../shared/scan/getScanReader.ts';
import { formatMoment } from '../../shared/time/formatMoment.ts';
import { forgetIntent, type Intent, type OpenIntent } from '../../shared/writing/intents.ts';
import { isSince } from '../../shared/writing/isSince.ts';
import type { Writers } from '../../shared/writing/loadWriters.ts';
import { useIntents } from '../../shared/writing/useIntents.ts';
import { useResumedWrites } from '../../shared/writing/useResumedWrites.ts';
import { WriteSteps } from '../../shared/writing/WriteSteps.tsx';

const words = messages.startContest.resume;

/** Among so many of the newest contests one's own must be, if it was signed. */
const NEWEST = 25;

export type ResumedContestsProps = {
  readonly chainConfig: ChainConfig;
  readonly onVisible: (title: string, uid: Hex) => void;
};

/** Contests that somebody was asked to sign before this page was closed or reloaded: what became of them. */
export function ResumedContests({ chainConfig, onVisible }: ResumedContestsProps) {
  const intents = useIntents();
  const own = useMemo(
    () =>
      intents.filter(
        (intent): intent is Extract<OpenIntent, { kind: 'contest' }> =>
          intent.kind === 'contest' && intent.chainId === chainConfig.chain.id,
      ),
    [intents, chainConfig],
  );
  useResumedWrites({
    chainConfig,
    intents: own,
    findUid: (intent, writers) => findOnScan(chainConfig, intent, writers),
    onVisible: (intent, uid) => onVisible(intent.kind === 'contest' ? intent.title : '', uid),
  });
  return own.map(({ id, title, askedAtMs, transactionHash, uid }) => (
    <Banner
      key={id}
      title={words.title}
      action={
        transactionHash ? undefined : (
          <Button size="small" variant="outlined" onClick={() => forgetIntent(id)}>
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

const findOnScan = async (
  chainConfig: ChainConfig,
  { account, dataHash, askedAtMs }: Intent,
  { keccak256 }: Writers,
): Promise<Hex | undefined> => {
  const { contests } = await getScanReader(chainConfig).fetchContests({ skip: 0, take: NEWEST });
  return contests.find(
    (contest) =>
      contest.organizer.toLowerCase() === account.toLowerCase() &&
      isSince(contest.time, askedAtMs) &&
      keccak256(encodeContest(contest)) === dataHash,
  )?.uid;
};
