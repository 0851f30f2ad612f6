import type { ReadingWord } from '@org/contests/chain';
import { Banner } from '@org/ui-theme';
import type { ReactNode } from 'react';
import type { Hex } from 'viem';
import { useTexts } from '../../base/provider/contests.ts';
import type { CheckState } from '../../data/reading/contestAnswer.ts';
import { chainCheckTexts } from '../../messages/en/chainCheck.ts';
import type { Texts } from '../../messages/texts.ts';
import styles from './Outcome.module.css';

/**
 * The progress and outcome of the comparison of scan and chain. Loaded with the first check. With an `action`, a
 * contradiction is announced.
 */
export function Outcome({ check, action }: { check: CheckState; action?: ReactNode }) {
  const words = useTexts('chainCheck', chainCheckTexts);
  switch (check.status) {
    case 'idle':
      return null;
    case 'running':
      return <Running done={check.done} total={check.total} />;
    case 'agrees':
      return (
        <Banner
          tone={TONES[check.word.status]}
          role="note"
          // Two endpoints that differ leave open which of them has the chain.
          title={check.word.status === 'disputed' ? words.unreachable : words.agrees(`${check.block}`)}
        >
          {sayWord(check.word, words.word)}
        </Banner>
      );
    case 'behind':
      return (
        <Banner tone="warning" role="note" title={words.behind}>
          {words.behindText(check.uids.length, check.scan)} <Uids uids={check.uids} />
        </Banner>
      );
    case 'left-out':
      return (
        <Banner tone="error" role={action ? 'alert' : 'note'} title={words.leftOut} action={action}>
          {words.leftOutText(check.uids.length, check.scan)} <Uids uids={check.uids} />
        </Banner>
      );
    case 'altered':
      return (
        <Banner tone="error" role={action ? 'alert' : 'note'} title={words.altered} action={action}>
          {words.alteredText(check.uids.length, check.scan)} <Uids uids={check.uids} />
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

/** Nothing is green on the word of one endpoint. */
const TONES = { confirmed: 'success', claimed: 'info', disputed: 'warning' } as const;

function sayWord({ status, hosts: [host = '', other] }: ReadingWord, words: Words): string {
  if (status === 'disputed') return words.disputed(host, other);
  return status === 'claimed' ? words.claimed(host) : words.confirmed(host, other ?? '');
}

type Words = Texts['chainCheck']['word'];

function Running({ done, total }: { done: number; total: number }) {
  const words = useTexts('chainCheck', chainCheckTexts);
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
  const words = useTexts('chainCheck', chainCheckTexts);
  if (uids.length === 0) return null;
  return (
    <ul className={styles.uids} aria-label={words.named}>
      {uids.slice(0, MAX_UIDS).map((uid) => (
        <li key={uid}>{uid}</li>
      ))}
    </ul>
  );
}
