import styles from './FieldProblems.module.css';

/** The problems of a field: one sentence or a list. */
export function FieldProblems({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length < 2) return sentences[0];
  return (
    <ul className={styles.problems}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
