import type { ContestDocument } from '@org/contests';
import { Card } from '@org/ui-theme';
import { useTexts } from '../../base/provider/contests.ts';
import { contestDetailsTexts } from '../../messages/en/contestDetails.ts';
import { inSentence } from '../../messages/text/names.ts';
import styles from './Facts.module.css';

/** The prizes and tracks of the contest. Empty if the document names none. */
export function Prizes({ document: { prizes, tracks } }: { readonly document: ContestDocument }) {
  const words = useTexts('contestDetails', contestDetailsTexts).prizes;
  if (prizes.length + tracks.length === 0) return null;
  const getTrack = (track: number) => inSentence(tracks[track - 1]?.name ?? '');
  const show = (title: string, items: readonly { name: string; about: string; track?: number }[]) =>
    items.length > 0 && (
      <>
        <h3>{title}</h3>
        <ul className={styles.items}>
          {items.map(({ name, about, track = 0 }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two items may have the same name
            <li key={index}>
              <span className={styles.line}>
                <bdi>{name}</bdi>
                {getTrack(track) !== '' && (
                  <span className={styles.soft}>{words.forTrack(getTrack(track))}</span>
                )}
              </span>
              {about !== '' && (
                <p className={styles.soft}>
                  <bdi>{about}</bdi>
                </p>
              )}
            </li>
          ))}
        </ul>
      </>
    );
  return (
    <Card as="section" className={styles.facts} aria-label={words.name}>
      <h2>{words.name}</h2>
      {show(words.prizes, prizes)}
      {show(words.tracks, tracks)}
    </Card>
  );
}
