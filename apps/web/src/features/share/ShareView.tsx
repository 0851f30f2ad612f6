import { type Contest, getContestState } from '@org/contests';
import { Button, CheckIcon, CopyIcon, ShareIcon, TextField, useClipboard } from '@org/ui-theme';
import { StateTag } from '../../shared/contest-card/StateTag.tsx';
import { messages } from '../../shared/messages/messages.ts';
import { getShownTitle } from '../../shared/text/getShownTitle.ts';
import { formatMomentInZone, toDateTimeAttribute } from '../../shared/time/formatMoment.ts';
import { SharePicture } from './SharePicture.tsx';
import styles from './ShareView.module.css';
import { createShareLinks } from './shareLinks.ts';

const words = messages.share;

export type ShareViewProps = {
  /** The contest's page on this site. */
  readonly path: string;
  /** The same page as everybody can open it. */
  readonly url: string;
  /** The contest, once it is known. */
  readonly contest: Contest | undefined;
  readonly nowSeconds: bigint;
  /** Opens the device's own sheet, where it has one. */
  readonly onShare?: ((title: string) => void) | undefined;
};

/** One card: the link, a button that copies it, places to post it, and what the post will look like. */
export function ShareView({ path, url, contest, nowSeconds, onShare }: ShareViewProps) {
  const { state, copy } = useClipboard();
  const shownTitle = contest && getShownTitle(contest.title, words.untitled);
  const post = words.post(shownTitle ?? words.untitled);
  const links = createShareLinks({ url, text: post });
  const isOver = contest !== undefined && getContestState(contest, nowSeconds) !== 'judging';
  const isCopied = state === 'copied';
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h1 className={styles.title}>{words.title}</h1>
        {contest && (
          <p className={styles.contest}>
            <StateTag contest={contest} now={nowSeconds} /> <bdi>{shownTitle}</bdi>
          </p>
        )}
        {contest && <Ends contest={contest} nowSeconds={nowSeconds} />}
        <p className={styles.text}>{isOver ? words.textEnded : words.text}</p>
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
              <Button variant="outlined" href={links[place]} target="_blank" rel="noopener noreferrer">
                {words[place]}
              </Button>
            </li>
          ))}
          {onShare && (
            <li>
              <Button variant="outlined" icon={<ShareIcon size="small" />} onClick={() => onShare(post)}>
                {words.native}
              </Button>
            </li>
          )}
        </ul>
      </div>
      {contest && <SharePicture src={`${path}/og.png`} title={shownTitle ?? words.untitled} />}
    </section>
  );
}

/** Until when judges can review, in the viewer's time zone. */
function Ends({ contest, nowSeconds }: { contest: Contest; nowSeconds: bigint }) {
  const { endsAt } = contest;
  if (endsAt === null || getContestState(contest, nowSeconds) === 'withdrawn') return null;
  const say = nowSeconds < endsAt ? words.ends : words.ended;
  return (
    <p className={styles.text}>
      <time dateTime={toDateTimeAttribute(endsAt)}>{say(formatMomentInZone(endsAt))}</time>
    </p>
  );
}
