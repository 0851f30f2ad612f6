import { Button, Card, DownloadIcon, VerifiedIcon } from '@org/ui-theme';
import { useLazyComponent } from '../../../shared/lazy/useLazyComponent.ts';
import { messages } from '../../../shared/messages/messages.ts';
import type { ChainCheck } from './chainCheck.ts';
import styles from './Trust.module.css';

const loadOutcome = () => import('./Outcome.tsx').then(({ Outcome }) => Outcome);

const words = messages.contest.trust;

export type TrustProps = {
  readonly rule: string;
  /** The block up to which the page was read, where the source names one. */
  readonly block: bigint | null;
  readonly check: ChainCheck;
  readonly download: 'idle' | 'json' | 'failed';
  readonly onCheck: () => void;
  readonly onCancel: () => void;
  readonly onDownloadJson: () => void;
  readonly onDownloadCsv: () => void;
  readonly onDownloadReviews: () => void;
};

/** One quiet place of trust: the rule, the block, the check against the chain, and the files to compute with. */
export function Trust({
  rule,
  block,
  check,
  download,
  onCheck,
  onCancel,
  onDownloadJson,
  onDownloadCsv,
  onDownloadReviews,
}: TrustProps) {
  const { Component: Outcome, hasFailed } = useLazyComponent(loadOutcome, check.status !== 'idle');
  return (
    <Card as="section" className={styles.trust} aria-labelledby="trust-heading">
      <h2 id="trust-heading">{words.title}</h2>
      <p>{words.text}</p>
      <p className={styles.facts}>
        {block === null ? words.factsWithoutBlock(rule) : words.facts(rule, `${block}`)}
      </p>
      <div className={styles.outcome} aria-live="polite">
        {Outcome && <Outcome check={check} />}
        {!Outcome && hasFailed && <p className={styles.failed}>{words.unreachable}</p>}
      </div>
      <div className={styles.buttons}>
        {check.status === 'running' ? (
          <Button variant="outlined" onClick={onCancel}>
            {words.cancel}
          </Button>
        ) : (
          <Button variant="outlined" icon={<VerifiedIcon size="small" />} onClick={onCheck}>
            {words.check}
          </Button>
        )}
      </div>
      <h3>{words.downloads}</h3>
      <div className={styles.buttons}>
        <Button
          variant="outlined"
          size="small"
          icon={<DownloadIcon size="small" />}
          loading={download === 'json'}
          onClick={onDownloadJson}
        >
          {words.json}
        </Button>
        <Button variant="outlined" size="small" icon={<DownloadIcon size="small" />} onClick={onDownloadCsv}>
          {words.csv}
        </Button>
        <Button
          variant="outlined"
          size="small"
          icon={<DownloadIcon size="small" />}
          onClick={onDownloadReviews}
        >
          {words.reviewsCsv}
        </Button>
      </div>
      {download === 'failed' && (
        <p role="alert" className={styles.failed}>
          {words.downloadFailed}
        </p>
      )}
    </Card>
  );
}
