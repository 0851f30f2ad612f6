import type { ReadingWord } from '@org/contests/chain';
import { Banner, Button, VerifiedIcon } from '@org/ui-theme';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Hex } from 'viem';
import { useMessages } from '../../base/provider/contests.ts';
import { formatAbout } from '../../base/text/formatNumber.ts';
import { type CheckState, isLie, type UnaskedVerdict } from '../../data/reading/contestAnswer.ts';
import { englishChainCheck } from '../../messages/en/chainCheck.ts';
import type { Messages } from '../../messages/messages.ts';
import styles from './CheckLine.module.css';

/**
 * The progress and outcome of the comparison of scan and chain. Loaded with the first check. With an `action`, a
 * contradiction is announced.
 */
export function Outcome({ check, action }: { check: CheckState; action?: ReactNode }) {
  const messages = useMessages('chainCheck', englishChainCheck);
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
          title={check.word.status === 'disputed' ? messages.unreachable : messages.agrees(`${check.block}`)}
        >
          {sayWord(check.word, messages.word)}
        </Banner>
      );
    case 'behind':
      return (
        <Banner tone="warning" role="note" title={messages.behind}>
          {messages.behindText(check.uids.length, check.scan)} <Uids uids={check.uids} />
        </Banner>
      );
    case 'left-out':
      return (
        <Banner tone="error" role={action ? 'alert' : 'note'} title={messages.leftOut} action={action}>
          {messages.leftOutText(check.uids.length, check.scan)} <Uids uids={check.uids} />
        </Banner>
      );
    case 'altered':
      return (
        <Banner tone="error" role={action ? 'alert' : 'note'} title={messages.altered} action={action}>
          {messages.alteredText(check.uids.length, check.scan)} <Uids uids={check.uids} />
        </Banner>
      );
    case 'unreachable':
      return (
        <Banner tone="warning" role="note" title={messages.unreachable}>
          {messages.unreachableText}
        </Banner>
      );
  }
}

/** The line is not green on the word of one endpoint. */
const TONES = { confirmed: 'success', claimed: 'info', disputed: 'warning' } as const;

/** Names the hosts whose word it is. */
export function sayWord(
  { status, hosts: [host = '', other] }: ReadingWord,
  messages: MessagesOfPart,
): string {
  if (status === 'disputed') return messages.disputed(host, other);
  return status === 'claimed' ? messages.claimed(host) : messages.confirmed(host, other ?? '');
}

type MessagesOfPart = Messages['chainCheck']['word'];

function Running({ done, total }: { done: number; total: number }) {
  const messages = useMessages('chainCheck', englishChainCheck);
  return (
    <div className={styles.running}>
      <span>{messages.checking}</span>
      <progress aria-label={messages.checking} {...(total > 0 && { value: done, max: total })} />
    </div>
  );
}

/** More than anybody would read. */
const MAX_UIDS = 20;

function Uids({ uids }: { uids: readonly Hex[] }) {
  const messages = useMessages('chainCheck', englishChainCheck);
  if (uids.length === 0) return null;
  return (
    <ul className={styles.uids} aria-label={messages.named}>
      {uids.slice(0, MAX_UIDS).map((uid) => (
        <li key={uid}>{uid}</li>
      ))}
    </ul>
  );
}

export type CheckLineViewProps = {
  readonly verdict: UnaskedVerdict | undefined;
  /** The reviews that count; null before there can be any: then only trouble is mentioned. */
  readonly reviews: number | null;
  /** The chain runs on the reader's own machine: there is nobody whose word has to be confirmed. */
  readonly isOwnChain?: boolean;
  /** The order of two reviews is being checked, which takes longer than usual. */
  readonly isOrdering?: boolean;
  readonly isBusy: boolean;
  readonly onAsk: () => void;
  readonly onReadFromChain: () => void;
};

/** One line of fixed height. A contradiction is also shown at the bottom of the window. */
export function CheckLineView(props: CheckLineViewProps) {
  const { verdict, reviews, isOwnChain = false, isOrdering = false, isBusy, onAsk, onReadFromChain } = props;
  const messages = useMessages('chainCheck', englishChainCheck);
  const word = verdict?.status === 'agrees' ? verdict.word.status : undefined;
  const isGreen = word === 'confirmed' || (word === 'claimed' && isOwnChain);
  const said = isOrdering ? messages.ordering : say(verdict, reviews, isGreen, messages);
  const [page, setPage] = useState<HTMLElement | null>(null);
  useEffect(() => setPage(document.querySelector('main')), []);
  const alarm = isLie(verdict) && (
    <div className={styles.alarm}>
      <Outcome
        check={verdict}
        action={
          <Button size="small" variant="outlined" onClick={onReadFromChain}>
            {messages.readFromChain}
          </Button>
        }
      />
    </div>
  );
  return (
    <>
      <span
        className={styles.text}
        data-status={isGreen ? 'confirmed' : (word ?? verdict?.status)}
        role="status"
      >
        {isGreen && said !== '' && <VerifiedIcon size="small" />}
        {/* A new text gets a new element: the old one would move at the end of the line. */}
        <span key={said}>{said}</span>
      </span>
      {verdict?.status === 'too-much' && (
        <Button size="small" variant="quiet" className={styles.ask} loading={isBusy} onClick={onAsk}>
          {messages.ask(formatAbout(verdict.requests))}
        </Button>
      )}
      {alarm && page && createPortal(alarm, page)}
    </>
  );
}

const say = (
  verdict: UnaskedVerdict | undefined,
  reviews: number | null,
  isGreen: boolean,
  messages: Messages['chainCheck'],
): string => {
  switch (verdict?.status) {
    case 'agrees':
      if (verdict.word.status === 'disputed')
        return messages.line.disputed(verdict.word.hosts[0] ?? '', verdict.word.hosts[1]);
      if (reviews === null) return '';
      return messages.line[isGreen ? 'follows' : 'claimed'](reviews);
    case 'behind':
      return messages.line.behind;
    case 'unreachable':
      return messages.line.unreachable;
    default:
      if (isLie(verdict)) return messages.differs;
      return verdict || reviews !== null ? messages.unchecked : '';
  }
};
