import { Button, CheckIcon, CopyIcon, TextField, useClipboard } from '@org/ui-theme';
import { messages } from '../../shared/messages/messages.ts';
import { getShownTitle } from '../../shared/text/getShownTitle.ts';
import styles from './ShareView.module.css';
import { createShareLinks } from './shareLinks.ts';

const words = messages.share;

export type ShareViewProps = {
  /** The contest's page on this site. */
  readonly path: string;
  /** The same page as everybody can open it. */
  readonly url: string;
  /** The contest's title, once it is known. */
  readonly title: string | undefined;
};

/** One card: the link, a button that copies it, and places to post it. */
export function ShareView({ path, url, title }: ShareViewProps) {
  const { state, copy } = useClipboard();
  const shownTitle = title === undefined ? undefined : getShownTitle(title, words.untitled);
  const links = createShareLinks({ url, text: words.post(shownTitle ?? words.untitled) });
  const isCopied = state === 'copied';
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h1 className={styles.title}>{words.title}</h1>
        {shownTitle !== undefined && (
          <p className={styles.contest}>
            <bdi>{shownTitle}</bdi>
          </p>
        )}
        <p className={styles.text}>{words.text}</p>
      </div>
      <TextField label={words.link} value={url} readOnly onFocus={(event) => event.target.select()} />
      <div className={styles.actions}>
        <Button icon={isCopied ? <CheckIcon /> : <CopyIcon />} onClick={() => copy(url)}>
          {words.copy}
        </Button>
        <Button variant="outlined" href={path}>
          {words.toContest}
        </Button>
        <span className={styles.status} role="status">
          {isCopied && words.copied}
          {state === 'failed' && words.copyFailed}
        </span>
      </div>
      <div className={styles.elsewhere}>
        <h2 className={styles.heading}>{words.elsewhere}</h2>
        <ul className={styles.places}>
          {(['x', 'telegram', 'email'] as const).map((place) => (
            <li key={place}>
              <Button variant="quiet" href={links[place]} target="_blank" rel="noopener noreferrer">
                {words[place]}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
