import { Button } from '@org/ui-theme';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../../base/provider/contests.ts';
import { formatAbout } from '../../base/text/formatNumber.ts';
import { isLie, type UnaskedVerdict } from '../../data/reading/contestAnswer.ts';
import { chainCheckTexts } from '../../messages/en/chainCheck.ts';
import type { Texts } from '../../messages/texts.ts';
import styles from './CheckLine.module.css';
import { Outcome } from './Outcome.tsx';

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
