import type { Contest, Result } from '@org/contests';
import { Button, CheckIcon, CopyIcon, Meter, useClipboard } from '@org/ui-theme';
import { useTexts } from '../../provider/contests.ts';
import { getShownTitle } from '../../text/names.ts';
import { contestNamesTexts } from '../../texts/en/contestNames.ts';
import { lifecycleTexts } from '../../texts/en/lifecycle.ts';
import styles from './ViewerNotices.module.css';

export type OrganizerPanelProps = {
  readonly contest: Contest;
  /** Undefined while the reviews are loading. */
  readonly result: Result | undefined;
  /** Judges can still review: they can be reminded. */
  readonly isJudging: boolean;
  /** The start form, prefilled with this contest. */
  readonly nextHref: string;
  /** The contest's own path. */
  readonly contestHref: string;
  /** Undefined once the contest is withdrawn. */
  readonly onWithdraw: (() => void) | undefined;
};

/** The organizer's coverage and actions: text, judges and entries can never change. */
export function OrganizerPanel(props: OrganizerPanelProps) {
  const { contest, result, isJudging, nextHref, onWithdraw } = props;
  const words = useTexts('lifecycle', lifecycleTexts);
  const possible = contest.entries.length * contest.judges.length;
  const reviews = result?.counted.length ?? 0;
  return (
    <section className={styles.panel} aria-label={words.organizer}>
      <div className={styles.text}>
        <p>{result ? words.coverage(reviews, possible) : words.organizer}</p>
        <Meter
          label={words.coverageLabel}
          value={reviews}
          max={possible}
          text={words.coverage(reviews, possible)}
        />
      </div>
      <div className={styles.acts}>
        {isJudging && result && reviews < possible && <Reminder {...props} result={result} />}
        {onWithdraw && (
          <Button variant="quiet" size="small" onClick={onWithdraw}>
            {words.contest.act}
          </Button>
        )}
        <Button variant="outlined" size="small" href={nextHref}>
          {words.next}
        </Button>
      </div>
    </section>
  );
}

/** Copies a message to the judges who still have entries to review. */
function Reminder({ contest, result, contestHref }: OrganizerPanelProps & { readonly result: Result }) {
  const words = useTexts('lifecycle', lifecycleTexts);
  const contestNamesWords = useTexts('contestNames', contestNamesTexts);
  const { state, copy } = useClipboard();
  const getReminder = () => {
    const total = contest.entries.length;
    const waiting = result.progress.filter(({ reviewed }) => reviewed < total);
    return words.reminder(
      getShownTitle(contest.title, contestNamesWords.untitled),
      waiting.map(({ judge, reviewed }) => words.reminderJudge(judge, total - reviewed)),
      new URL(contestHref, window.location.href).href,
    );
  };
  const labels = { idle: words.remind, copied: words.reminded, failed: words.remindFailed };
  return (
    <Button
      size="small"
      icon={state === 'copied' ? <CheckIcon size="small" /> : <CopyIcon size="small" />}
      onClick={() => void copy(getReminder())}
    >
      <span role="status">{labels[state]}</span>
    </Button>
  );
}
