import type { Contest, DocumentFault } from '@org/contests';
import { Banner, Button } from '@org/ui-theme';
import { useMessages } from '../../base/provider/contests.ts';
import type { PassingFault } from '../../data/reading/fetchFromGateway.ts';
import { englishMissingDocument } from '../../messages/en/contestTrouble.ts';
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
  const messages = useMessages('missingDocument', englishMissingDocument);
  if (reason === 'not-asked') return <Banner role="status" title={messages.loading} />;
  const uri = terms.uri;
  return (
    <Banner
      tone="warning"
      role="note"
      title={messages.title}
      action={
        later && (
          <Button size="small" variant="outlined" loading={later.isBusy} onClick={later.onTryAgain}>
            {messages.tryAgain}
          </Button>
        )
      }
    >
      {later?.fault === 'busy' ? messages.busy : messages.reasons[reason]} {messages.text}
      <dl className={styles.facts}>
        <dt>{messages.place}</dt>
        <dd>
          <bdi>{uri.length > MOST_CHARACTERS ? `${uri.slice(0, MOST_CHARACTERS)}…` : uri}</bdi>
        </dd>
        <dt>{messages.hash}</dt>
        <dd>{terms.contentHash}</dd>
      </dl>
    </Banner>
  );
}

/** Says that the organizer withdrew the contest. */
export function WithdrawnNote() {
  const { withdrawn } = useMessages('missingDocument', englishMissingDocument);
  return (
    <Banner tone="warning" role="note" title={withdrawn.title}>
      {withdrawn.text}
    </Banner>
  );
}
