import { Banner, Button, DownloadIcon } from '@org/ui-theme';
import { useTexts } from '../../provider/contests.ts';
import { proofTexts } from '../../texts/en/proof.ts';
import styles from './ProofNote.module.css';
import type { ProofState } from './proofState.ts';

export type ProofNoteProps = {
  readonly proof: ProofState;
  /** This browser has stored it. */
  readonly isKept: boolean;
  readonly fileName: string;
  readonly onDownload: () => void;
  readonly onCheck: () => void;
};

/** The proven block, the proof as a file and the command that verifies it, or why there is no proof. */
export function ProofNote({ proof, isKept, fileName, onDownload, onCheck }: ProofNoteProps) {
  const words = useTexts('proof', proofTexts);
  switch (proof.status) {
    case 'unknown':
      return null;
    case 'no-proof':
      return (
        <Banner role="note" title={words.none}>
          {words.noneText}
        </Banner>
      );
    case 'too-large':
      return (
        <Banner role="note" title={words.tooLarge}>
          {words.tooLargeText}
        </Banner>
      );
    case 'failed':
      return (
        <Banner
          tone="warning"
          role="note"
          title={words.failed}
          action={
            <Button size="small" variant="outlined" onClick={onCheck}>
              {words.tryAgain}
            </Button>
          }
        >
          {words.failedText}
        </Banner>
      );
  }
  const { block, finality, hasReplaced, isOfPage } = proof;
  const kind = isOfPage || finality === 'replaced' ? (finality ?? 'open') : 'other';
  return (
    <div className={styles.proof}>
      <Banner
        tone={kind === 'final' ? 'success' : kind === 'replaced' || kind === 'other' ? 'warning' : undefined}
        role="note"
        title={words[kind].title(`${block.number}`)}
      >
        <p>{words[kind].text}</p>
        {hasReplaced && <p>{words.takenAgain}</p>}
        {finality !== null && <p>{isKept ? words.kept : words.notKept}</p>}
      </Banner>
      <Button variant="quiet" size="small" icon={<DownloadIcon size="small" />} onClick={onDownload}>
        {words.download}
      </Button>
      <p>{words.command}</p>
      <pre className={styles.command} dir="ltr">
        <code>{`npx @org/contests verify --bundle ${fileName} --block-hash ${block.hash} --offline`}</code>
      </pre>
    </div>
  );
}
