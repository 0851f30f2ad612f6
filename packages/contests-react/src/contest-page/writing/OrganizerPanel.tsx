import { Button, Card } from '@org/ui-theme';
import { useTexts } from '../../provider/contests.ts';
import { lifecycleTexts } from '../../texts/en/lifecycle.ts';
import styles from './OrganizerPanel.module.css';

export type OrganizerPanelProps = {
  /** The start form, prefilled with this contest. */
  readonly nextHref: string;
  /** Undefined once the contest is withdrawn. */
  readonly onWithdraw: (() => void) | undefined;
};

/** The organizer's actions: text, judges and entries can never change. */
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
