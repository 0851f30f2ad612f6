import styles from './FieldProblems.module.css';

/** What is wrong with a field: a sentence, or a list of them. */
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
