import type { Contest } from '@org/contests';
import type { DocumentFault } from '@org/contests/r2';
import { Banner } from '@org/ui-theme';
import { useTexts } from '../provider/contests.ts';
import { contestR2Texts } from '../texts/en/contestR2.ts';
import styles from './MissingDocument.module.css';

/** More of a `data:` URI says nothing to people. */
const MOST_CHARACTERS = 200;

export type MissingDocumentProps = { readonly contest: Contest; readonly reason: DocumentFault };

/** Why the texts of the contest are missing, where they should be, and their hash. */
export function MissingDocument({ contest: { terms }, reason }: MissingDocumentProps) {
  const words = useTexts('contestR2', contestR2Texts).document;
  if (reason === 'not-asked') return <Banner role="status" title={words.loading} />;
  return (
    <Banner tone="warning" role="note" title={words.title}>
      {words.reasons[reason]} {words.text}
      <dl className={styles.facts}>
        <dt>{words.place}</dt>
        <dd>
          <bdi>{terms?.uri.slice(0, MOST_CHARACTERS)}</bdi>
        </dd>
        <dt>{words.hash}</dt>
        <dd>{terms?.contentHash}</dd>
      </dl>
    </Banner>
  );
}
