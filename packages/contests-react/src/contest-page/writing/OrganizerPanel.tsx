import { Button, Card } from '@org/ui-theme';
import { useTexts } from '../../provider/contests.ts';
import { lifecycleTexts } from '../../texts/en/lifecycle.ts';
import styles from './OrganizerPanel.module.css';

export type OrganizerPanelProps = {
  /** The form that starts a contest, filled in like this one. */
  readonly nextHref: string;
  /** Nothing once the contest is withdrawn. */
  readonly onWithdraw: (() => void) | undefined;
};

/** What the organizer may still do with a contest: its text, judges and entries are fixed for ever. */
export function OrganizerPanel({ nextHref, onWithdraw }: OrganizerPanelProps) {
  const words = useTexts('lifecycle', lifecycleTexts);
  return (
    <Card as="section" className={styles.panel} aria-label={words.organizer}>
      <p>{words.organizer}</p>
      <div className={styles.acts}>
        <Button variant="outlined" size="small" href={nextHref}>
          {words.next}
        </Button>
        {onWithdraw && (
          <Button variant="quiet" size="small" onClick={onWithdraw}>
            {words.contest.act}
          </Button>
        )}
      </div>
    </Card>
  );
}
