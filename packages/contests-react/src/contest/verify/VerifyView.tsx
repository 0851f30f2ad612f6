import { Button, DownloadIcon, VerifiedIcon } from '@org/ui-theme';
import { useTexts } from '../../base/provider/contests.ts';
import { formatNumber } from '../../base/text/formatNumber.ts';
import type { CheckState } from '../../data/reading/contestAnswer.ts';
import { chainCheckTexts } from '../../messages/en/chainCheck.ts';
import { proofTexts } from '../../messages/en/proof.ts';
import { Outcome } from './Outcome.tsx';
import { ProofNote, type ProofNoteProps } from './ProofNote.tsx';
import styles from './Trust.module.css';

export type VerifyViewProps = ProofNoteProps & {
  readonly check: CheckState;
  /** The block of the result; null if a scan gave it, which names none. */
  readonly block: bigint | null;
  readonly onCancel: () => void;
  /** The chain's currency is worth money. */
  readonly hasRealMoney: boolean;
  readonly download: 'idle' | 'json' | 'failed';
  readonly onDownloadJson: () => void;
  readonly onDownloadCsv: () => void;
  readonly onDownloadReviews: () => void;
  readonly onDownloadProof: () => void;
};

/** The check of a contest against the chain, its proof, and the downloads. */
export function VerifyView(props: VerifyViewProps) {
  const { check, block, download, onCheck } = props;
  const words = useTexts('chainCheck', chainCheckTexts);
  const proof = useTexts('proof', proofTexts);
  return (
    <div className={styles.trust}>
      <div>
        <p>{proof.intro}</p>
        {props.hasRealMoney && <p>{proof.unaudited}</p>}
        {block !== null && <p className={styles.facts}>{words.read(formatNumber(block))}</p>}
      </div>
      <div className={styles.buttons}>
        {check.status === 'running' ? (
          <Button variant="outlined" size="small" onClick={props.onCancel}>
            {words.cancel}
          </Button>
        ) : (
          <Button variant="outlined" size="small" icon={<VerifiedIcon size="small" />} onClick={onCheck}>
            {words.check}
          </Button>
        )}
        <File label={words.json} isLoading={download === 'json'} onClick={props.onDownloadJson} />
        <File label={words.csv} onClick={props.onDownloadCsv} />
        <File label={words.reviewsCsv} onClick={props.onDownloadReviews} />
        <File label={proof.download} onClick={props.onDownloadProof} />
      </div>
      <div className={styles.outcome} aria-live="polite">
        <Outcome check={check} />
      </div>
      {download === 'failed' && (
        <p role="alert" className={styles.failed}>
          {words.downloadFailed}
        </p>
      )}
      <ProofNote {...props} />
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
