import { Button, InfoIcon } from '@org/ui-theme';
import { useMessages } from '../../base/provider/contests.ts';
import { compareAward } from '../../contest/notes/rankPrizes.ts';
import { englishNoteParts } from '../../messages/en/noteParts.ts';
import { englishOrganize } from '../../messages/en/organize.ts';
import { DeskPicture, Part } from './DeskParts.tsx';
import type { OrganizerViewProps } from './deskPlace.ts';
import styles from './OrganizerView.module.css';

/** Published awards, or the prizes as the ranking would give them. */
export function Awards({ awarded = [], ranked, entries, coverage, notesStatus, onTask }: OrganizerViewProps) {
  const isRead = notesStatus === 'read';
  const messages = useMessages('organize', englishOrganize).awards;
  const notes = useMessages('noteParts', englishNoteParts).awards;
  const find = (entry: number | undefined) => entries.find(({ number }) => number === entry);
  const getName = (entry: number) => find(entry)?.name ?? notes.unknown(entry);
  const draw = (key: number, prize: string, winners: readonly number[], text = '') => (
    <li key={key} className={styles.item}>
      <DeskPicture entry={find(winners[0])} name={prize} />
      <span className={styles.what}>
        <strong>
          <bdi>{prize}</bdi>
        </strong>
        <bdi className={styles.soft}>
          {winners.length > 0 ? winners.map(getName).join(', ') : messages.nobody}
        </bdi>
        {text !== '' && (
          <span className={styles.differs}>
            <InfoIcon size="small" />
            <span>{text}</span>
          </span>
        )}
      </span>
    </li>
  );
  return (
    <Part
      title={messages.name}
      aside={isRead ? messages.counts(awarded.length) : ''}
      count={coverage.status === 'before' || !isRead ? 0 : Math.max(awarded.length, ranked.length)}
      acts={
        <Button size="small" variant="outlined" disabled={!isRead} onClick={() => onTask({ kind: 'awards' })}>
          {messages.write}
        </Button>
      }
    >
      {isRead && awarded.length === 0 && ranked.length > 0 && (
        <p className={styles.soft}>{messages.byRanking}</p>
      )}
      <ul className={styles.awards}>
        {awarded.length > 0
          ? awarded.map(({ prize, entry }, index) => {
              const other = compareAward({ prize, entry }, ranked);
              const text =
                other === null || other === 'same'
                  ? ''
                  : notes.differs(other.entries.map(getName), other.place, other.trackName);
              return draw(index, prize, [entry], text);
            })
          : (isRead ? ranked : []).map(({ prize, entries: first }, index) => draw(index, prize, first))}
      </ul>
    </Part>
  );
}
