import { type ContestDocument, type EntryDocument, hasVisibleText } from '@org/contests';
import { getEntryHref, showLink } from '@org/contests/names';
import { Card, Link } from '@org/ui-theme';
import { useTexts } from '../../base/provider/contests.ts';
import { submitTexts } from '../../messages/en/submit.ts';
import styles from './SubmitView.module.css';

export type EntryCardProps = {
  readonly document: EntryDocument;
  readonly tracks: ContestDocument['tracks'];
  /** The page has the name as its heading. */
  readonly isNamed?: boolean | undefined;
};

/** The texts of an entry as everyone sees them. */
export function EntryCard({ document, tracks, isNamed = false }: EntryCardProps) {
  const words = useTexts('submit', submitTexts);
  const { name, link, about, team = [], place = '' } = document;
  const track = tracks[document.track - 1]?.name ?? '';
  const href = getEntryHref(link);
  const facts = [
    [words.fields.team, team.join(', ')],
    [words.fields.track, track],
    [words.fields.place, place],
  ].filter(([, value]) => value !== '');
  return (
    <Card className={styles.card}>
      {!isNamed && (
        <h3>
          <bdi>{hasVisibleText(name) ? name : words.preview.name}</bdi>
        </h3>
      )}
      {facts.map(([label, value]) => (
        <p key={label} className={styles.soft}>
          <span>{label}:</span> <bdi>{value}</bdi>
        </p>
      ))}
      {about !== '' && (
        <p className={styles.text}>
          <bdi>{about}</bdi>
        </p>
      )}
      {href !== undefined ? (
        <p>
          <Link href={href} external rel="noopener noreferrer nofollow">
            <bdi>{showLink(link)}</bdi>
          </Link>
        </p>
      ) : (
        link !== '' && (
          <p>
            <bdi>{link}</bdi>
          </p>
        )
      )}
    </Card>
  );
}
