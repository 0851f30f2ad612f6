import type { BlockWord } from '@org/contests/proof';
import { Banner, Button } from '@org/ui-theme';
import { useTexts } from '../../base/provider/contests.ts';
import { proofTexts } from '../../messages/en/proof.ts';
import type { Texts } from '../../messages/texts.ts';
import styles from './ProofNote.module.css';
import type { ProofState } from './proofState.ts';

export type ProofNoteProps = {
  readonly proof: ProofState;
  /** This browser has stored it. */
  readonly isKept: boolean;
  readonly fileName: string;
  readonly onCheck: () => void;
};

/** The proven block, the proof as a file and the command that verifies it, or why there is no proof. */
export function ProofNote({ proof, isKept, fileName, onCheck }: ProofNoteProps) {
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
  const { block, finality, hasReplaced, isOfPage, host, word } = proof;
  const kind = isOfPage || finality === 'replaced' ? (finality ?? 'open') : 'other';
  const isAgreed = kind === 'final' && word?.status === 'confirmed';
  const getTone = () => {
    if (kind === 'replaced' || kind === 'other' || word?.status === 'disputed') return 'warning';
    return isAgreed ? 'success' : undefined;
  };
  return (
    <div className={styles.proof}>
      <Banner tone={getTone()} role="note" title={words[kind].title(`${block.number}`)}>
        <p>{kind === 'final' ? sayFinal(host ?? '', word, words) : words[kind].text}</p>
        {hasReplaced && <p>{words.takenAgain}</p>}
        {finality !== null && <p>{isKept ? words.kept : words.notKept}</p>}
      </Banner>
      <p>{words.command(`${block.number}`)}</p>
      <pre className={styles.command} dir="ltr">
        <code>{`npx @org/contests verify --bundle ${fileName} --block-hash ${words.placeholder} --offline`}</code>
      </pre>
      {host !== null && <p>{words.hashBy(host)}</p>}
      <code className={styles.command}>{block.hash}</code>
    </div>
  );
}

/** Names the endpoints whose word it is that the block is final. */
function sayFinal(host: string, word: BlockWord | null, words: Texts['proof']): string {
  const [first = host, second = ''] = word?.hosts ?? [];
  if (word?.hosts.length === 0) return words.final.unsaid;
  switch (word?.status) {
    case 'confirmed':
      return words.final.agreed(first, second);
    case 'disputed':
      return words.final.contradicted(first);
    default:
      return words.final.alone(first);
  }
}
