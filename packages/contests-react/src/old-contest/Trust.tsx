import { Button, DownloadIcon, VerifiedIcon } from '@org/ui-theme';
import type { CheckState } from '../contest/check/checkState.ts';
import styles from '../contest-page/verify/Trust.module.css';
import { useLazyComponent } from '../page/useLazyComponent.ts';
import { useTexts } from '../provider/contests.ts';
import { formatNumber } from '../text/formatNumber.ts';
import { chainCheckTexts } from '../texts/en/chainCheck.ts';

const loadOutcome = () => import('../contest/check/Outcome.tsx').then(({ Outcome }) => Outcome);

export type TrustProps = {
  readonly rule: string;
  /** The block of the data, if the source names it. */
  readonly block: bigint | null;
  readonly check: CheckState;
  readonly download: 'idle' | 'json' | 'failed';
  readonly onCheck: () => void;
  readonly onCancel: () => void;
  readonly onDownloadJson: () => void;
  readonly onDownloadCsv: () => void;
  readonly onDownloadReviews: () => void;
};

/** The rule, the block, the check against the chain, and the downloads. */
export function Trust(props: TrustProps) {
  const words = useTexts('chainCheck', chainCheckTexts);
  const { rule, block, check, download } = props;
  const { Component: Outcome, hasFailed } = useLazyComponent(loadOutcome, check.status !== 'idle');
  return (
    <div className={styles.trust}>
      <div>
        <p>{words.intro}</p>
        <p className={styles.facts}>
          {words.rule(rule)}
          {block !== null && ` · ${words.block(formatNumber(block))}`}
        </p>
      </div>
      <div className={styles.buttons}>
        {check.status === 'running' ? (
          <Button variant="outlined" size="small" onClick={props.onCancel}>
            {words.cancel}
          </Button>
        ) : (
          <Button
            variant="outlined"
            size="small"
            icon={<VerifiedIcon size="small" />}
            onClick={props.onCheck}
          >
            {words.check}
          </Button>
        )}
        <File label={words.json} isLoading={download === 'json'} onClick={props.onDownloadJson} />
        <File label={words.csv} onClick={props.onDownloadCsv} />
        <File label={words.reviewsCsv} onClick={props.onDownloadReviews} />
      </div>
      <div className={styles.outcome} aria-live="polite">
        {Outcome && <Outcome check={check} />}
        {!Outcome && hasFailed && <p className={styles.failed}>{words.unreachable}</p>}
      </div>
      {download === 'failed' && (
        <p role="alert" className={styles.failed}>
          {words.downloadFailed}
        </p>
      )}
    </div>
  );
}

type FileProps = { readonly label: string; readonly isLoading?: boolean; readonly onClick: () => void };

function File({ label, isLoading = false, onClick }: FileProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<DownloadIcon size="small" />}
      loading={isLoading}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
