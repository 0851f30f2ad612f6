import { useTexts } from '../provider/contests.ts';
import { contestsListTexts } from '../texts/en/contestsList.ts';
import styles from './ContestCard.module.css';

/** Stands in a short list for a contest that the operator does not show: it names that, and leads there all the same. */
export function HiddenCard({ href }: { href: string }) {
  const words = useTexts('contestsList', contestsListTexts).hiddenCard;
  return (
    <article className={styles.card}>
      <p className={styles.description}>{words.text}</p>
      <p>
        <a className={styles.link} href={href}>
          {words.open}
        </a>
      </p>
    </article>
  );
}
