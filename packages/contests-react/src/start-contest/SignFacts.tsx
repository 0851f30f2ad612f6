import { WarningIcon } from '@org/ui-theme';
import type { ReactNode } from 'react';
import { useTexts } from '../provider/contests.ts';
import { formatNumber } from '../text/formatNumber.ts';
import { startContestTexts } from '../texts/en/startContest.ts';
import { writingTexts } from '../texts/en/writing.ts';
import type { Texts } from '../texts/texts.ts';
import styles from './SignFacts.module.css';
import type { ContestFacts } from './useContestFacts.ts';

export type SignFactsProps = {
  readonly facts: ContestFacts;
  readonly judges: number;
  readonly entries: number;
};

/** The form's last step: size, cost, and that the contest is permanent. */
export function SignFacts({ facts, judges, entries }: SignFactsProps) {
  const writingWords = useTexts('writing', writingTexts);
  const words = useTexts('startContest', startContestTexts);
  const sign = useTexts('writing', writingTexts).preview;
  const { sizeBytes } = facts;
  return (
    <>
      <dl className={styles.facts}>
        <Fact name={words.facts.text}>
          {words.facts.textValue(words.preview.judges(judges), words.preview.entries(entries))}
        </Fact>
        <Fact name={sign.size}>
          {sizeBytes === undefined ? words.facts.notYet : sign.bytes(formatNumber(sizeBytes))}
        </Fact>
        <Fact name={sign.fee}>{describeFee(facts.cost, words, writingWords)}</Fact>
        <Fact name={words.preview.uid}>{words.preview.uidLater}</Fact>
      </dl>
      <div className={styles.forever}>
        <WarningIcon />
        <p>
          <strong>{words.facts.permanentlyPublic}</strong> {words.facts.publicText}
        </p>
      </div>
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

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
