import { Banner } from '@org/ui-theme';
import type { Hex } from 'viem';
import { messages } from '../../../shared/messages/messages.ts';
import type { ChainCheck } from './chainCheck.ts';
import styles from './Outcome.module.css';

const words = messages.chainCheck;

/** Where the comparison of the scan with the chain is, and what it found. Its code comes with the first check. */
export function Outcome({ check }: { check: ChainCheck }) {
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
