import type { Criterion } from '@org/contests';
import { Button, Dialog } from '@org/ui-theme';
import { type ReactNode, useId, useState } from 'react';
import { MarkdownView } from '../../base/MarkdownView.tsx';
import { Breakable } from '../../base/page/Breakable.tsx';
import { canOpenBeside, openBeside } from '../../base/page/openBeside.ts';
import { DocumentImage, SmallPicture, useStoresDocuments } from '../../base/picture/DocumentImage.tsx';
import { useMessages } from '../../base/provider/contests.ts';
import { type ShownEntry, useEntryNames } from '../../contest/parts/entryNames.ts';
import { LinkList } from '../../contest/parts/LinkList.tsx';
import { ProjectLink } from '../../contest/parts/NamedEntry.tsx';
import { getMaxScore } from '../../contest/review/score.ts';
import { englishContestReview } from '../../messages/en/contestReview.ts';
import { englishEntry } from '../../messages/en/entry.ts';
import { englishReviewForm } from '../../messages/en/reviewForm.ts';
import type { OwnReview } from './draftedReviews.ts';
import styles from './ReviewedEntry.module.css';
import type { FramePlace } from './ReviewFrame.tsx';

export type ReviewedEntryProps = {
  readonly name: ShownEntry;
  readonly place: Pick<FramePlace, 'heading' | 'progressId'>;
  /** Below the entry: what else the judge can do with it. */
  readonly children: ReactNode;
};

/** The entry beside the form of its review; on a phone a strip that opens over the form. */
export function ReviewedEntry({ name: shown, place, children }: ReviewedEntryProps) {
  const { entry: messages } = useMessages('reviewForm', englishReviewForm);
  const [isOpen, setIsOpen] = useState(false);
  const { name, place: stand = '' } = shown;
  return (
    <div className={styles.subject}>
      <div className={styles.strip}>
        <SmallPicture
          picture={shown.pictures?.[0]}
          naming={shown.naming}
          name={name}
          sizes="20vw"
          className={styles.thumb}
        />
        <div className={styles.names}>
          {stand !== '' && (
            <p className={styles.stand}>
              <bdi>{stand}</bdi>
            </p>
          )}
          <h3
            ref={place.heading}
            className={styles.name}
            tabIndex={-1}
            title={name}
            aria-describedby={place.progressId}
          >
            <bdi>{name}</bdi>
          </h3>
        </div>
        <Button
          className={styles.show}
          variant="quiet"
          size="small"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          {messages.show}
        </Button>
      </div>
      {isOpen ? (
        <EntrySheet name={shown} onClose={() => setIsOpen(false)}>
          {children}
        </EntrySheet>
      ) : (
        <EntryParts name={shown}>{children}</EntryParts>
      )}
    </div>
  );
}

export type EntrySheetProps = Pick<ReviewedEntryProps, 'name' | 'children'> & {
  readonly onClose: () => void;
};

/** The entry over the form of its review, on a phone. The form stays as it is. */
export function EntrySheet({ name, children, onClose }: EntrySheetProps) {
  const { entry: messages } = useMessages('reviewForm', englishReviewForm);
  return (
    <Dialog
      open
      size="wide"
      className={styles.sheet}
      title={<bdi>{name.name}</bdi>}
      description={name.place && <bdi>{name.place}</bdi>}
      closeLabel={messages.hide}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <EntryParts name={name}>{children}</EntryParts>
    </Dialog>
  );
}

/** Pictures, team, text and links. */
function EntryParts({ name: shown, children }: Pick<ReviewedEntryProps, 'name' | 'children'>) {
  const { track: trackWord } = useMessages('entry', englishEntry).about;
  const { entry: messages } = useMessages('reviewForm', englishReviewForm);
  const hint = useId();
  const describedBy = canOpenBeside() ? hint : undefined;
  const { name, whole, link, about = '', track = '', team = '' } = shown;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links in it are pressed, also by key
    <div
      className={styles.seen}
      onClick={(event) => openBeside(event, event.currentTarget.parentElement?.nextElementSibling)}
    >
      {describedBy && (
        <span id={hint} hidden>
          {messages.opensBeside}
        </span>
      )}
      <Pictures name={shown} />
      <div className={styles.facts}>
        {team !== '' && (
          <p>
            <bdi>{team}</bdi>
          </p>
        )}
        {whole !== name && (
          <p>
            <bdi>
              <Breakable text={whole} />
            </bdi>
          </p>
        )}
        {track !== '' && (
          <p>
            {trackWord} <bdi>{track}</bdi>
          </p>
        )}
      </div>
      {about.trim() !== '' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, also by keyboard, so that the criteria stay near
        <section className={styles.about} aria-label={name} tabIndex={0}>
          <MarkdownView text={about} level={4} linksDescribedBy={describedBy} />
        </section>
      )}
      <div className={styles.links}>
        <ProjectLink link={link} hasText describedBy={describedBy} />
        <LinkList links={shown.links ?? []} describedBy={describedBy} />
      </div>
      {children}
    </div>
  );
}

/** One picture large, and all of them small below it to choose from. */
function Pictures({ name: { name, pictures = [], naming } }: Pick<ReviewedEntryProps, 'name'>) {
  const { entry: messages } = useMessages('reviewForm', englishReviewForm);
  const storesDocuments = useStoresDocuments();
  const [chosen, setChosen] = useState(0);
  const picture = pictures[chosen] ?? pictures[0];
  if (!storesDocuments || !picture) return null;
  return (
    <div className={styles.pictures}>
      <DocumentImage
        key={picture.uri}
        {...{ picture, naming, name }}
        sizes="(min-width: 900px) 420px, 100vw"
        className={styles.large}
      />
      {pictures.length > 1 && (
        <div className={styles.minis}>
          {pictures.map((each, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a picture may be there twice
              key={index}
              type="button"
              aria-label={messages.picture(index + 1, pictures.length)}
              aria-pressed={index === chosen}
              onClick={() => setChosen(index)}
            >
              <DocumentImage picture={each} {...{ naming, name }} sizes="25vw" isDecorative />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

export type OwnReviewsProps = {
  readonly reviews: readonly OwnReview[];
  readonly criteria: readonly Criterion[];
};

/** The judge's reviews of other entries, to compare with: closed at first, the most points on top. */
export function OwnReviews({ reviews, criteria }: OwnReviewsProps) {
  const messages = useMessages('reviewForm', englishReviewForm);
  const { ofMax } = useMessages('contestReview', englishContestReview);
  const getName = useEntryNames();
  const max = getMaxScore(criteria);
  return (
    <details className={styles.mine}>
      <summary>{messages.mine(reviews.length)}</summary>
      <ul>
        {[...reviews]
          .sort((a, b) => b.points - a.points)
          .map(({ entry, points, comment, isSaved }) => (
            <li key={entry}>
              <bdi>{getName(entry).name}</bdi>
              <span>{ofMax(points, max)}</span>
              {isSaved && <small>{messages.mineSaved}</small>}
              {comment !== '' && (
                <p>
                  <bdi>{comment}</bdi>
                </p>
              )}
            </li>
          ))}
      </ul>
    </details>
  );
}
