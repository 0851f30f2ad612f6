import { WarningIcon } from '@org/ui-theme';
import type { ReactNode } from 'react';
import { messages } from '../../shared/messages/messages.ts';
import { formatNumber } from '../../shared/text/formatNumber.ts';
import type { ContestFacts } from './contestFacts.ts';
import styles from './SignFacts.module.css';

const words = messages.startContest;
const sign = messages.writing.preview;

export type SignFactsProps = {
  readonly facts: ContestFacts;
  readonly judges: number;
  readonly entries: number;
};

/** The last step before the last look: what is signed, how large it is, what it costs, and that it stays. */
export function SignFacts({ facts, judges, entries }: SignFactsProps) {
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
        <Fact name={sign.fee}>{describeFee(facts.cost)}</Fact>
        <Fact name={words.preview.uid}>{words.preview.uidLater}</Fact>
      </dl>
      <div className={styles.forever}>
        <WarningIcon />
        <p>
          <strong>{words.facts.publicForEver}</strong> {words.facts.publicText}
        </p>
      </div>
    </>
  );
}

const describeFee = (cost: ContestFacts['cost']): string => {
  switch (cost.status) {
    case 'known':
      return messages.writing.about(cost.fee);
    case 'looking':
      return sign.looking;
    case 'unknown':
      return sign.unknown;
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
