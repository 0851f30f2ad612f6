import { Link } from '@org/ui-theme';
import { useMessages } from '../../base/provider/contests.ts';
import { englishLifecycle } from '../../messages/en/lifecycle.ts';
import { englishOrganize } from '../../messages/en/organize.ts';
import styles from './OrganizerLine.module.css';
import { ORGANIZER_ID } from './organizerPlace.ts';

/** Under the title: the way to the organizer's region, which lies below the content. */
export function OrganizerLine() {
  const messages = useMessages('organize', englishOrganize);
  const lifecycle = useMessages('lifecycle', englishLifecycle);
  return (
    <p className={styles.line}>
      {lifecycle.organizer} <Link href={`#${ORGANIZER_ID}`}>{messages.name}</Link>
    </p>
  );
}
