import type { Contest, DocumentFault } from '@org/contests';
import { Banner, Button } from '@org/ui-theme';
import { useTexts } from '../../base/provider/contests.ts';
import type { PassingFault } from '../../data/reading/fetchFromGateway.ts';
import { contestDetailsTexts } from '../../messages/en/contestDetails.ts';
import styles from './MissingDocument.module.css';

/** More of a `data:` URI says nothing to people. */
const MOST_CHARACTERS = 200;

/** Texts that may be had later. */
export type TextsLater = {
  readonly fault: PassingFault;
  readonly isBusy: boolean;
  readonly onTryAgain: () => void;
};

export type MissingDocumentProps = {
  readonly contest: Contest;
  readonly reason: DocumentFault;
  readonly later?: TextsLater | undefined;
};

/** Why the texts of the contest are missing, where they should be, and their hash. */
export function MissingDocument({ contest: { terms }, reason, later }: MissingDocumentProps) {
  const words = useTexts('contestDetails', contestDetailsTexts).document;
  if (reason === 'not-asked') return <Banner role="status" title={words.loading} />;
  const uri = terms.uri;
  return (
    <Banner
      tone="warning"
      role="note"
      title={words.title}
      action={
        later && (
          <Button size="small" variant="outlined" loading={later.isBusy} onClick={later.onTryAgain}>
            {words.tryAgain}
          </Button>
        )
      }
    >
      {later?.fault === 'busy' ? words.busy : words.reasons[reason]} {words.text}
      <dl className={styles.facts}>
        <dt>{words.place}</dt>
        <dd>
          <bdi>{uri.length > MOST_CHARACTERS ? `${uri.slice(0, MOST_CHARACTERS)}…` : uri}</bdi>
        </dd>
        <dt>{words.hash}</dt>
        <dd>{terms.contentHash}</dd>
      </dl>
    </Banner>
  );
}
