import type { ReadingWord } from '@org/contests/chain';
import type { BlockWord } from '@org/contests/proof';
import { Banner, Button, DownloadIcon, VerifiedIcon } from '@org/ui-theme';
import { useMessages } from '../../base/provider/contests.ts';
import { formatNumber } from '../../base/text/formatNumber.ts';
import type { CheckState } from '../../data/reading/contestAnswer.ts';
import { englishChainCheck } from '../../messages/en/chainCheck.ts';
import { englishProof } from '../../messages/en/proof.ts';
import type { Messages } from '../../messages/messages.ts';
import { Outcome, sayWord } from './CheckLine.tsx';
import type { ProofState } from './proofState.ts';
import styles from './VerifyView.module.css';

type ProofNoteProps = {
  readonly proof: ProofState;
  /** The browser has stored the proof. */
  readonly isKept: boolean;
  readonly fileName: string;
  readonly onCheck: () => void;
};

/** The proven block, the proof as a file and the command that verifies it, or why there is no proof. */
function ProofNote({ proof, isKept, fileName, onCheck }: ProofNoteProps) {
  const messages = useMessages('proof', englishProof);
  switch (proof.status) {
    case 'unknown':
      return null;
    case 'no-proof':
      return (
        <Banner role="note" title={messages.none}>
          {messages.noneText}
        </Banner>
      );
    case 'too-large':
      return (
        <Banner role="note" title={messages.tooLarge}>
          {messages.tooLargeText}
        </Banner>
      );
    case 'failed':
      return (
        <Banner
          tone="warning"
          role="note"
          title={messages.failed}
          action={
            <Button size="small" variant="outlined" onClick={onCheck}>
              {messages.tryAgain}
            </Button>
          }
        >
          {messages.failedText}
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
      <Banner tone={getTone()} role="note" title={messages[kind].title(`${block.number}`)}>
        <p>{kind === 'final' ? sayFinal(host ?? '', word, messages) : messages[kind].text}</p>
        {hasReplaced && <p>{messages.takenAgain}</p>}
        {finality !== null && <p>{isKept ? messages.kept : messages.notKept}</p>}
      </Banner>
      <p>{messages.command(`${block.number}`)}</p>
      <pre className={styles.command} dir="ltr">
        <code>{`npx @org/contests verify --bundle ${fileName} --block-hash ${messages.placeholder} --offline`}</code>
      </pre>
      {host !== null && <p>{messages.hashBy(host)}</p>}
      <code className={styles.command}>{block.hash}</code>
    </div>
  );
}

/** Names the endpoints whose word it is that the block is final. */
function sayFinal(host: string, word: BlockWord | null, messages: Messages['proof']): string {
  const [first = host, second = ''] = word?.hosts ?? [];
  if (word?.hosts.length === 0) return messages.final.unsaid;
  switch (word?.status) {
    case 'confirmed':
      return messages.final.agreed(first, second);
    case 'disputed':
      return messages.final.contradicted(first);
    default:
      return messages.final.alone(first);
  }
}

export type VerifyViewProps = ProofNoteProps & {
  readonly check: CheckState;
  /** The block of the result; null if a scan gave it, which names none. */
  readonly block: bigint | null;
  /** The endpoints that say that the chain has this at that block, once they are known. */
  readonly word?: ReadingWord | undefined;
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
  const messages = useMessages('chainCheck', englishChainCheck);
  const proof = useMessages('proof', englishProof);
  return (
    <div className={styles.trust}>
      <div>
        <p>{proof.intro}</p>
        {props.hasRealMoney && <p>{proof.unaudited}</p>}
        {block !== null && <p className={styles.facts}>{messages.read(formatNumber(block))}</p>}
        {props.word && <p className={styles.facts}>{sayWord(props.word, messages.word)}</p>}
      </div>
      <div className={styles.buttons}>
        {check.status === 'running' ? (
          <Button variant="outlined" size="small" onClick={props.onCancel}>
            {messages.cancel}
          </Button>
        ) : (
          <Button variant="outlined" size="small" icon={<VerifiedIcon size="small" />} onClick={onCheck}>
            {messages.check}
          </Button>
        )}
        <File label={messages.json} isLoading={download === 'json'} onClick={props.onDownloadJson} />
        <File label={messages.csv} onClick={props.onDownloadCsv} />
        <File label={messages.reviewsCsv} onClick={props.onDownloadReviews} />
        <File label={proof.download} onClick={props.onDownloadProof} />
      </div>
      <div className={styles.outcome} aria-live="polite">
        <Outcome check={check} />
      </div>
      {download === 'failed' && (
        <p role="alert" className={styles.failed}>
          {messages.downloadFailed}
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
