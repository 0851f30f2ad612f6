import { Link } from '@org/ui-theme';
import { useTexts } from '../../base/provider/contests.ts';
import { lifecycleTexts } from '../../messages/en/lifecycle.ts';
import { organizeTexts } from '../../messages/en/organize.ts';
import styles from './OrganizerLine.module.css';
import { ORGANIZER_ID } from './organizerPlace.ts';

/** Under the title: the way to the organizer's region, which lies below the content. */
export function OrganizerLine() {
  const words = useTexts('organize', organizeTexts);
  const lifecycle = useTexts('lifecycle', lifecycleTexts);
  return (
    <p className={styles.line}>
      {lifecycle.organizer} <Link href={`#${ORGANIZER_ID}`}>{words.name}</Link>
    </p>
  );
}
