import type { NewContest, NewContestSize } from '@org/contests/write';
import { WarningIcon } from '@org/ui-theme';
import { useMessages } from '../../base/provider/contests.ts';
import { formatMomentInZone } from '../../base/text/formatTime.ts';
import { englishStartContest } from '../../messages/en/startContest.ts';
import { englishWriting } from '../../messages/en/writing.ts';
import type { Messages } from '../../messages/messages.ts';
import { ListProblems } from './BasicsStep.tsx';
import { ContestLetter } from './ContestLetter.tsx';
import styles from './SignStep.module.css';
import type { ContestFacts, LaterAct } from './useContestFacts.ts';

/** True from half of the space for texts on: until then, its size is of no interest. */
export const isScarce = ({ bytes, maxBytes }: NewContestSize): boolean => 2 * bytes > maxBytes;

/** How much of the space for texts is used. */
export function SizeLine({ size: { bytes, maxBytes, freeBytes } }: { readonly size: NewContestSize }) {
  const messages = useMessages('startContest', englishStartContest).look;
  return (
    <div className={styles.size} data-over={freeBytes < 0 || undefined}>
      <meter aria-label={messages.sizeName} min={0} max={maxBytes} value={Math.min(bytes, maxBytes)} />
      <p>
        <span>{messages.size(bytes, maxBytes)}</span>{' '}
        {freeBytes < 0 && <strong>{messages.sizeOver(-freeBytes)}</strong>}
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
  const writingMessages = useMessages('writing', englishWriting);
  const messages = useMessages('startContest', englishStartContest);
  const { later, laterItems } = messages.facts;
  const until = contest.closesAt > 0n ? formatMomentInZone(contest.closesAt) : messages.letter.missing;
  return (
    <>
      <div className={styles.letter}>
        <ContestLetter contest={contest} level={3} />
      </div>
      {facts.size && <SizeLine size={facts.size} />}
      <dl className={styles.facts}>
        <div>
          <dt>{writingMessages.preview.fee}</dt>
          <dd>{describeFee(facts.cost, messages, writingMessages)}</dd>
        </div>
      </dl>
      <LaterActs later={facts.later} />
      <div className={styles.forever}>
        <WarningIcon />
        <p>
          <strong>{messages.facts.permanentlyPublic}</strong> <span>{messages.facts.publicText}</span>
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
          {messages.invalid(invalid)}
        </p>
      )}
      {!isConnected && <p className={styles.note}>{messages.notConnected}</p>}
    </>
  );
}

/** The confirmations that follow that of the start, with their size and fee. */
export function LaterActs({ later }: { readonly later: readonly LaterAct[] }) {
  const messages = useMessages('startContest', englishStartContest).later;
  if (later.length === 0) return null;
  return (
    <section className={styles.later}>
      <h3>{messages.title(1 + later.length)}</h3>
      <p>{messages.text}</p>
      <ol>
        <li>{messages.start}</li>
        {later.map(({ part, sizeBytes, cost }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
          <li key={index}>
            <span>
              {part.kind === 'list'
                ? messages.entries(part.entries.length)
                : messages.judges(part.judges.length)}
            </span>
            {sizeBytes !== undefined && cost?.status === 'known' && (
              <small>{messages.cost(sizeBytes, cost.fee)}</small>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

const describeFee = (
  cost: ContestFacts['cost'],
  messages: Messages['startContest'],
  writing: Messages['writing'],
): string => {
  switch (cost.status) {
    case 'known':
      return writing.about(cost.fee);
    case 'looking':
      return writing.preview.looking;
    case 'unknown':
      return writing.preview.unknown;
    case 'no-wallet':
      return messages.facts.noWallet;
    case 'not-yet':
      return messages.facts.notYet;
  }
};
