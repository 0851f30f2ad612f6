import { Banner, Button, Card, DownloadIcon, VerifiedIcon } from '@org/ui-theme';
import type { Hex } from 'viem';
import { messages } from '../../../shared/messages/messages.ts';
import styles from './Trust.module.css';

const words = messages.contest.trust;

/** What the comparison of the scan with the chain has come to. */
export type ChainCheck =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly done: number; readonly total: number }
  | { readonly status: 'agrees'; readonly block: bigint }
  | { readonly status: 'behind' | 'left-out' | 'altered'; readonly uids: readonly Hex[] }
  | { readonly status: 'unreachable' };

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
  return (
    <Card as="section" className={styles.trust} aria-labelledby="trust-heading">
      <h2 id="trust-heading">{words.title}</h2>
      <p>{words.text}</p>
      <p className={styles.facts}>
        {block === null ? words.factsWithoutBlock(rule) : words.facts(rule, `${block}`)}
      </p>
      <div className={styles.outcome} aria-live="polite">
        <Outcome check={check} />
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

function Outcome({ check }: { check: ChainCheck }) {
  switch (check.status) {
    case 'idle':
      return null;
    case 'running':
      return <Running done={check.done} total={check.total} />;
    case 'agrees':
      return <Banner tone="success" role="note" title={words.agrees(`${check.block}`)} />;
    case 'behind':
      return (
        <Banner tone="warning" role="note" title={words.behind}>
          {words.behindText(check.uids.length)} <Uids uids={check.uids} />
        </Banner>
      );
    case 'left-out':
      return (
        <Banner tone="error" role="note" title={words.leftOut}>
          {words.leftOutText(check.uids.length)} <Uids uids={check.uids} />
        </Banner>
      );
    case 'altered':
      return (
        <Banner tone="error" role="note" title={words.altered}>
          {words.alteredText(check.uids.length)} <Uids uids={check.uids} />
        </Banner>
      );
    case 'unreachable':
      return (
        <Banner tone="warning" role="note" title={words.unreachable}>
          {words.unreachableText}
        </Banner>
      );
  }
}

function Running({ done, total }: { done: number; total: number }) {
  return (
    <div className={styles.running}>
      <span>{words.checking}</span>
      <progress aria-label={words.checking} {...(total > 0 && { value: done, max: total })} />
    </div>
  );
}

/** More than anybody would read. */
const MAX_UIDS = 20;

function Uids({ uids }: { uids: readonly Hex[] }) {
  if (uids.length === 0) return null;
  return (
    <ul className={styles.uids} aria-label={words.named}>
      {uids.slice(0, MAX_UIDS).map((uid) => (
        <li key={uid}>{uid}</li>
      ))}
    </ul>
  );
}
