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
};

/** What is proven and by which block, the proof as a file, and the command that verifies it. */
export function ProofNote({ proof, isKept, fileName, onDownload }: ProofNoteProps) {
  const words = useTexts('proof', proofTexts);
  if (proof.status === 'no-proof')
    return (
      <Banner role="note" title={words.none}>
        {words.noneText}
      </Banner>
    );
  if (proof.status !== 'taken') return null;
  const { block, finality, hasReplaced } = proof;
  return (
    <div className={styles.proof}>
      <Banner
        tone={finality === 'final' ? 'success' : finality === 'replaced' ? 'warning' : undefined}
        role="note"
        title={words[finality ?? 'open'].title(`${block.number}`)}
      >
        <p>{words[finality ?? 'open'].text}</p>
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
