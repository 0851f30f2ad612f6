import { useState } from 'react';
import { messages } from '../../shared/messages/messages.ts';
import styles from './SharePicture.module.css';

const words = messages.share;

/** The picture that a post with the link shows; nothing where the server draws none. */
export function SharePicture({ src, title }: { src: string; title: string }) {
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
