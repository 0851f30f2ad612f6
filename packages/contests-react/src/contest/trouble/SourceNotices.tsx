import type { ChainConfig } from '@org/chain-config';
import type { ChainProgress } from '@org/contests/chain';
import { Banner, Button, InfoIcon } from '@org/ui-theme';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { Hex } from 'viem';
import { useMessages } from '../../base/provider/contests.ts';
import { formatAbout } from '../../base/text/formatNumber.ts';
import { chainProgressKey } from '../../data/reading/chainKeys.ts';
import type { Source, TooMuch } from '../../data/reading/contestAnswer.ts';
import { englishContestTrouble, englishReviewsFailed } from '../../messages/en/contestTrouble.ts';
import styles from './SourceNotices.module.css';

export type SourceNoticesProps = {
  readonly chainConfig: ChainConfig;
  /** The contest's chain. */
  readonly uid: Hex;
  readonly source: Source;
  /** The visitor requested the chain; otherwise it is the fallback for the scan. */
  readonly force: boolean;
  readonly readFromScan: () => void;
  readonly isStale?: boolean;
  /** A read from the chain has to be asked for. */
  readonly tooMuch?: TooMuch | undefined;
  readonly isPartial?: boolean;
  /**
   * `line`: as text in the line of the check. `rest`: the banners without the chain notice. `over`: banners laid over the skeleton,
   * which must not move. Undefined: all as banners.
   */
  readonly part?: 'line' | 'rest' | 'over' | undefined;
  readonly readFromChain?: () => void;
  readonly refetch?: () => void;
};

/** The source of the page's data if it is unusual. */
export function SourceNotices(props: SourceNoticesProps) {
  const messages = useMessages('contestTrouble', englishContestTrouble);
  const failedMessages = useMessages('reviewsFailed', englishReviewsFailed);
  const act = (label: string, onClick: (() => void) | undefined) => (
    <Button size="small" variant="outlined" onClick={onClick}>
      {label}
    </Button>
  );
  if (props.part === 'line') return <SourceText {...props} />;
  const banners = (
    <>
      {props.part !== 'rest' && props.source === 'chain' && (
        <Banner title={messages.fromChain.title} action={act(messages.fromChain.back, props.readFromScan)}>
          <span>{props.force ? messages.fromChain.text : messages.fromChain.scanDown}</span>
          <Progress {...props} />
        </Banner>
      )}
      {props.isStale && (
        <Banner
          tone="warning"
          role="status"
          title={messages.stale.title}
          action={
            <>
              {act(messages.stale.tryAgain, props.refetch)}
              {props.tooMuch && act(failedMessages.readCostly, props.readFromChain)}
            </>
          }
        >
          <span>{messages.stale.text}</span>{' '}
          {props.tooMuch && <span>{failedMessages.textCostly(formatAbout(props.tooMuch.requests))}</span>}
        </Banner>
      )}
      {props.isPartial && (
        <Banner
          tone="warning"
          role="status"
          title={messages.partial.title}
          action={act(messages.partial.read, props.readFromChain)}
        >
          {messages.partial.text}
        </Banner>
      )}
    </>
  );
  return props.part === 'over' ? <div className={styles.over}>{banners}</div> : banners;
}

/** The page is read from the chain: about as high as the line of the check. */
function SourceText({ force, readFromScan }: SourceNoticesProps) {
  const { fromChain } = useMessages('contestTrouble', englishContestTrouble);
  return (
    <p role="status" className={styles.text}>
      <InfoIcon size="small" />
      <span>
        <strong>{fromChain.line}</strong> {!force && <span>{fromChain.scanDown}</span>}
      </span>
      {/* By itself, the page uses the index again once it responds. */}
      {force && (
        <Button className={styles.act} size="small" variant="quiet" onClick={readFromScan}>
          {fromChain.back}
        </Button>
      )}
    </p>
  );
}

/** Progress of reading the chain. Its space is kept, so that nothing moves afterwards. */
function Progress({ chainConfig, uid }: Pick<SourceNoticesProps, 'chainConfig' | 'uid'>) {
  const messages = useMessages('contestTrouble', englishContestTrouble);
  const queryKey = chainProgressKey(chainConfig, uid);
  const { data } = useQuery<ChainProgress>({ queryKey, queryFn: skipToken });
  const isDone = data?.step === 'attestations' && data.done >= data.total;
  return (
    <progress
      className={styles.progress}
      data-done={isDone || undefined}
      aria-label={messages.fromChain.reading}
      {...(data && { value: data.done, max: data.total })}
    />
  );
}
