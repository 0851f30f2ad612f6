import { type Contest, getPhase } from '@org/contests';
import {
  Button,
  CheckIcon,
  CopyIcon,
  Link,
  ShareIcon,
  Skeleton,
  TextField,
  useClipboard,
} from '@org/ui-theme';
import { useState } from 'react';
import { lazyPart } from '../../base/page/lazyPart.ts';
import { useMessages } from '../../base/provider/contests.ts';
import { formatMomentInZone, toDateTimeAttribute } from '../../base/text/formatTime.ts';
import { getListState } from '../../data/judging/judgeContests.ts';
import { englishShare } from '../../messages/en/share.ts';
import { getShownTitle } from '../../messages/text/names.ts';
import { PhaseTag } from '../parts/PhaseTag.tsx';
import { EmbedSection, type EmbedSectionProps } from './EmbedSection.tsx';
import styles from './ShareView.module.css';
import { createShareLinks } from './shareLinks.ts';

const loadQr = () => import('../../base/page/QrCode.tsx');
const QrPart = lazyPart(() => loadQr().then(({ QrCode }) => QrCode));

export type ShareViewProps = {
  /** The contest's page on this site. */
  readonly path: string;
  /** The public URL of that page. */
  readonly url: string;
  /** Undefined if it is hidden or cannot be found. */
  readonly contest: Contest | 'loading' | undefined;
  /** The URLs for embedding, feed readers and calendars. */
  readonly embed?: EmbedSectionProps | undefined;
  readonly reviewsFeed?: string | undefined;
  readonly calendar?: string | undefined;
  /** The URL of the link preview picture. Default: `og.png` below `path`. */
  readonly picture?: string | undefined;
  /** The operator of this site hides the contest. */
  readonly isHidden: boolean;
  readonly nowSeconds: bigint;
  /** Opens the native share sheet, if available. */
  readonly onShare?: ((title: string) => void) | undefined;
};

/**
 * One card: the link, a copy button, and places to post it. The card does not depend on the scan and comes before the
 * content that has to load.
 */
export function ShareView({
  path,
  url,
  contest,
  embed,
  reviewsFeed,
  calendar,
  picture = `${path}/og.png`,
  isHidden,
  nowSeconds,
  onShare,
}: ShareViewProps) {
  const messages = useMessages('share', englishShare);
  const clipboard = useClipboard();
  const known = typeof contest === 'object' ? contest : undefined;
  const shownTitle = known ? getShownTitle(known.title, messages.untitled) : messages.untitled;
  const post = messages.post(shownTitle);
  const links = createShareLinks({ url, text: post });
  const isCopied = clipboard.state === 'copied';
  const phase = known && getPhase(known, nowSeconds);
  /** After the end there is no date to remember. */
  const comingDates = phase === 'closed' || phase === 'withdrawn' ? undefined : calendar;
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h1 className={styles.title}>{messages.title}</h1>
        <p className={styles.text}>{isHidden ? messages.hidden : messages.everybody}</p>
      </div>
      <div className={styles.link}>
        <TextField
          label={messages.link}
          value={url}
          inputMode="url"
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <div className={styles.code}>
          <div className={styles.qrSpace}>
            <QrPart className={styles.qr} href={url} />
          </div>
          <Button
            variant="outlined"
            size="small"
            onClick={() =>
              // The picture above shows whether the code could be loaded.
              loadQr().then(
                ({ saveQr }) => saveQr(url, shownTitle),
                () => {},
              )
            }
          >
            {messages.saveQr}
          </Button>
        </div>
      </div>
      <div className={styles.actions}>
        <Button icon={isCopied ? <CheckIcon /> : <CopyIcon />} onClick={() => clipboard.copy(url)}>
          {messages.copy}
        </Button>
        <Button variant="outlined" href={path}>
          {messages.toContest}
        </Button>
        <span className={styles.status} role="status">
          {{ idle: '', copied: messages.copied, failed: messages.copyFailed }[clipboard.state]}
        </span>
      </div>
      <div className={styles.elsewhere}>
        <h2 className={styles.heading}>{messages.elsewhere}</h2>
        <ul className={styles.places}>
          {(['x', 'telegram', 'email'] as const).map((place) => (
            <li key={place}>
              <Button variant="outlined" href={links[place]} target="_blank" rel="noopener noreferrer">
                {messages[place]}
              </Button>
            </li>
          ))}
          {onShare && (
            <li>
              <Button variant="outlined" icon={<ShareIcon size="small" />} onClick={() => onShare(post)}>
                {messages.native}
              </Button>
            </li>
          )}
        </ul>
      </div>
      {contest === 'loading' && <Skeleton lines={3} label={messages.loading} />}
      {known && (
        <div className={styles.about}>
          <PhaseTag contest={known} now={nowSeconds} />
          <p className={styles.contest}>
            <bdi>{shownTitle}</bdi>
          </p>
          <p className={styles.text}>
            <Ends contest={known} nowSeconds={nowSeconds} />
            <span>
              {['upcoming', 'judging'].includes(getListState(known, nowSeconds))
                ? messages.text
                : messages.textEnded}
            </span>
          </p>
          {(reviewsFeed || comingDates) && (
            <ul className={styles.places}>
              {reviewsFeed && (
                <li>
                  <Link href={reviewsFeed} type="application/atom+xml">
                    {messages.feed}
                  </Link>
                </li>
              )}
              {comingDates && (
                <li>
                  <Link href={comingDates} type="text/calendar">
                    {messages.calendar}
                  </Link>
                </li>
              )}
            </ul>
          )}
          <SharePicture src={picture} title={shownTitle} />
        </div>
      )}
      {known && embed && <EmbedSection {...embed} />}
    </section>
  );
}

/** The judging deadline in the viewer's time zone. */
function Ends({ contest, nowSeconds }: { contest: Contest; nowSeconds: bigint }) {
  const messages = useMessages('share', englishShare);
  const { endsAt } = contest;
  if (getListState(contest, nowSeconds) === 'withdrawn') return null;
  const say = nowSeconds < endsAt ? messages.ends : messages.ended;
  return (
    <>
      <time dateTime={toDateTimeAttribute(endsAt)}>{say(formatMomentInZone(endsAt))}</time>{' '}
    </>
  );
}

/** The link preview picture; renders nothing if the server has none. */
export function SharePicture({ src, title }: { src: string; title: string }) {
  const messages = useMessages('share', englishShare);
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return null;
  return (
    <figure className={styles.figure}>
      <figcaption>{messages.picture}</figcaption>
      <img
        className={styles.picture}
        src={src}
        alt={messages.pictureAlt(title)}
        onError={() => setHasFailed(true)}
      />
    </figure>
  );
}
