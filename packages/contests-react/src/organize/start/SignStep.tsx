import type { NewContest, NewContestSize } from '@org/contests/write';
import { WarningIcon } from '@org/ui-theme';
import { useTexts } from '../../base/provider/contests.ts';
import { formatMomentInZone } from '../../base/text/formatTime.ts';
import { startContestTexts } from '../../messages/en/startContest.ts';
import { writingTexts } from '../../messages/en/writing.ts';
import type { Texts } from '../../messages/texts.ts';
import { ListProblems } from './BasicsStep.tsx';
import { ContestLetter } from './ContestLetter.tsx';
import styles from './SignStep.module.css';
import type { ContestFacts } from './useContestFacts.ts';

/** How much of the space for texts is used. */
export function SizeLine({ size: { bytes, maxBytes, freeBytes } }: { readonly size: NewContestSize }) {
  const words = useTexts('startContest', startContestTexts).look;
  return (
    <div className={styles.size} data-over={freeBytes < 0 || undefined}>
      <meter aria-label={words.sizeName} min={0} max={maxBytes} value={Math.min(bytes, maxBytes)} />
      <p>
        <span>{words.size(bytes, maxBytes)}</span>{' '}
        {freeBytes < 0 && <strong>{words.sizeOver(-freeBytes)}</strong>}
      </p>
    </div>
  );
}

export type SignStepProps = {
  readonly contest: NewContest;
  readonly facts: ContestFacts;
  /** The number of invalid fields that are shown. */
  readonly invalid: number;
  /** Problems of the texts as a whole. */
  readonly problems: readonly string[] | undefined;
  readonly isConnected: boolean;
};

/** The last step: everything that becomes public, its size and cost, and what can change later. */
export function SignStep({ contest, facts, invalid, problems, isConnected }: SignStepProps) {
  const writingWords = useTexts('writing', writingTexts);
  const words = useTexts('startContest', startContestTexts);
  const { later, laterItems } = words.facts;
  const until = contest.closesAt > 0n ? formatMomentInZone(contest.closesAt) : words.letter.missing;
  return (
    <>
      <div className={styles.letter}>
        <ContestLetter contest={contest} level={3} />
      </div>
      {facts.size && <SizeLine size={facts.size} />}
      <dl className={styles.facts}>
        <div>
          <dt>{writingWords.preview.fee}</dt>
          <dd>{describeFee(facts.cost, words, writingWords)}</dd>
        </div>
      </dl>
      <div className={styles.forever}>
        <WarningIcon />
        <p>
          <strong>{words.facts.permanentlyPublic}</strong> <span>{words.facts.publicText}</span>
        </p>
      </div>
      <section className={styles.later}>
        <h3>{later}</h3>
        <ul>
          <li>{laterItems.never}</li>
          <li>
            {contest.revealUntil === null ? laterItems.entries(until) : laterItems.entriesSealed(until)}
          </li>
          <li>{laterItems.judges(until)}</li>
          <li>{laterItems.dates}</li>
          <li>{laterItems.withdraw}</li>
        </ul>
      </section>
      <ListProblems sentences={problems} />
      {invalid > 0 && (
        <p className={styles.invalid} role="alert">
          {words.invalid(invalid)}
        </p>
      )}
      {!isConnected && <p className={styles.note}>{words.notConnected}</p>}
    </>
  );
}

const describeFee = (
  cost: ContestFacts['cost'],
  words: Texts['startContest'],
  writing: Texts['writing'],
): string => {
  switch (cost.status) {
    case 'known':
      return writing.about(cost.fee);
    case 'looking':
      return writing.preview.looking;
    case 'unknown':
      return writing.preview.unknown;
    case 'no-wallet':
      return words.facts.noWallet;
    case 'not-yet':
      return words.facts.notYet;
  }
};
