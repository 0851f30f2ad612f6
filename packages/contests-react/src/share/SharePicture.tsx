import { useState } from 'react';
import { useTexts } from '../provider/contests.ts';
import { shareTexts } from '../texts/en/share.ts';
import styles from './SharePicture.module.css';

/** The picture that a post with the link shows; nothing where the server draws none. */
export function SharePicture({ src, title }: { src: string; title: string }) {
  const words = useTexts('share', shareTexts);
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return null;
  return (
    <figure className={styles.figure}>
      <figcaption>{words.picture}</figcaption>
      <img
        className={styles.picture}
        src={src}
        alt={words.pictureAlt(title)}
        onError={() => setHasFailed(true)}
      />
    </figure>
  );
}
