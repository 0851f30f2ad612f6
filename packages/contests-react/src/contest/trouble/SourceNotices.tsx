import type { ChainConfig } from '@org/chain-config';
import type { ChainProgress } from '@org/contests/chain';
import { Banner, Button } from '@org/ui-theme';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { Hex } from 'viem';
import { useTexts } from '../../base/provider/contests.ts';
import { formatAbout } from '../../base/text/formatNumber.ts';
import { chainProgressKey } from '../../data/reading/chainKeys.ts';
import type { Source, TooMuch } from '../../data/reading/contestAnswer.ts';
import { contestTroubleTexts, reviewsFailedTexts } from '../../messages/en/contestTrouble.ts';
import styles from './SourceNotices.module.css';

export type SourceNoticesProps = {
  readonly chainConfig: ChainConfig;
  /** The contest's chain. */
  readonly uid: Hex;
  readonly source: Source;
  /** The visitor requested the chain; otherwise it is the fallback for the scan. */
  readonly force: boolean;
  readonly onReadFromScan: () => void;
  readonly isStale?: boolean;
  /** A read from the chain has to be asked for. */
  readonly tooMuch?: TooMuch | undefined;
  readonly isPartial?: boolean;
  readonly onReadFromChain?: () => void;
  readonly onTryAgain?: () => void;
};

/** The source of the page's data if it is unusual. */
export function SourceNotices(props: SourceNoticesProps) {
  const words = useTexts('contestTrouble', contestTroubleTexts);
  const failedWords = useTexts('reviewsFailed', reviewsFailedTexts);
  const act = (label: string, onClick: (() => void) | undefined) => (
    <Button size="small" variant="outlined" onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <>
      {props.source === 'chain' && (
        <Banner title={words.fromChain.title} action={act(words.fromChain.back, props.onReadFromScan)}>
          {props.force ? words.fromChain.text : words.fromChain.scanDown}
          <Progress {...props} />
        </Banner>
      )}
      {props.isStale && (
        <Banner
          tone="warning"
          role="status"
          title={words.stale.title}
          action={
            <>
              {act(words.stale.tryAgain, props.onTryAgain)}
              {props.tooMuch && act(failedWords.readCostly, props.onReadFromChain)}
            </>
          }
        >
          {words.stale.text} {props.tooMuch && failedWords.textCostly(formatAbout(props.tooMuch.requests))}
        </Banner>
      )}
      {props.isPartial && (
        <Banner
          tone="warning"
          role="status"
          title={words.partial.title}
          action={act(words.partial.read, props.onReadFromChain)}
        >
          {words.partial.text}
        </Banner>
      )}
    </>
  );
}

/** Progress of reading the chain. Its space is kept, so that nothing moves afterwards. */
function Progress({ chainConfig, uid }: Pick<SourceNoticesProps, 'chainConfig' | 'uid'>) {
  const words = useTexts('contestTrouble', contestTroubleTexts);
  const queryKey = chainProgressKey(chainConfig, uid);
  const { data } = useQuery<ChainProgress>({ queryKey, queryFn: skipToken });
  const isDone = data?.step === 'attestations' && data.done >= data.total;
  return (
    <progress
      className={styles.progress}
      data-done={isDone || undefined}
      aria-label={words.fromChain.reading}
      {...(data && { value: data.done, max: data.total })}
    />
  );
}
