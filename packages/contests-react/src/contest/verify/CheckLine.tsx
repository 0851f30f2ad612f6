import type { ReadingWord } from '@org/contests/chain';
import { Banner, Button } from '@org/ui-theme';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Hex } from 'viem';
import { useTexts } from '../../base/provider/contests.ts';
import { formatAbout } from '../../base/text/formatNumber.ts';
import { type CheckState, isLie, type UnaskedVerdict } from '../../data/reading/contestAnswer.ts';
import { chainCheckTexts } from '../../messages/en/chainCheck.ts';
import type { Texts } from '../../messages/texts.ts';
import styles from './CheckLine.module.css';

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

export type CheckLineViewProps = {
  readonly verdict: UnaskedVerdict | undefined;
  /** The order of two reviews is being checked, which takes longer than usual. */
  readonly isOrdering?: boolean;
  readonly isBusy: boolean;
  readonly onAsk: () => void;
  readonly onReadFromChain: () => void;
};

/** One line of fixed height. A contradiction is also shown at the bottom of the window. */
export function CheckLineView(props: CheckLineViewProps) {
  const { verdict, isOrdering = false, isBusy, onAsk, onReadFromChain } = props;
  const words = useTexts('chainCheck', chainCheckTexts);
  const [page, setPage] = useState<HTMLElement | null>(null);
  useEffect(() => setPage(document.querySelector('main')), []);
  const alarm = isLie(verdict) && (
    <div className={styles.alarm}>
      <Outcome
        check={verdict}
        action={
          <Button size="small" variant="outlined" onClick={onReadFromChain}>
            {words.readFromChain}
          </Button>
        }
      />
    </div>
  );
  return (
    <>
      <span
        className={styles.text}
        data-status={verdict?.status === 'agrees' ? verdict.word.status : verdict?.status}
        role="status"
      >
        {isOrdering ? words.ordering : say(verdict, words)}
      </span>
      {verdict?.status === 'too-much' && (
        <Button size="small" variant="quiet" className={styles.ask} loading={isBusy} onClick={onAsk}>
          {words.ask(formatAbout(verdict.requests))}
        </Button>
      )}
      {alarm && page && createPortal(alarm, page)}
    </>
  );
}

const say = (verdict: UnaskedVerdict | undefined, words: Texts['chainCheck']): string => {
  switch (verdict?.status) {
    case 'agrees':
      return sayAgrees(verdict, words);
    case 'behind':
      return words.behind;
    case 'unreachable':
      return words.unreachable;
    default:
      return isLie(verdict) ? words.differs : words.unchecked;
  }
};

function sayAgrees(
  { block, word }: Extract<UnaskedVerdict, { status: 'agrees' }>,
  words: Texts['chainCheck'],
): string {
  const [host = '', other] = word.hosts;
  if (word.status === 'disputed') return words.line.disputed(host, other);
  const agrees = words.agrees(`${block}`);
  return word.status === 'confirmed'
    ? words.line.confirmed(agrees, host, other ?? '')
    : words.line.claimed(agrees, host);
}
