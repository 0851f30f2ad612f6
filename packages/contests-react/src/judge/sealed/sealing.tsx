import type { ChainConfig } from '@org/chain-config';
import {
  type Contest,
  formatSealedReview,
  type ReviewInput,
  type SealedReview,
  toSealedReview,
} from '@org/contests';
import { Banner, Button, CalendarIcon, DownloadIcon } from '@org/ui-theme';
import { useEffect, useRef } from 'react';
import type { Address, Hex } from 'viem';
import { useConfig, useMessages, usePaths } from '../../base/provider/contests.ts';
import { formatMomentInZone } from '../../base/text/formatTime.ts';
import { saveFile, toFileName } from '../../base/text/saveFile.ts';
import { englishSealed } from '../../messages/en/sealed.ts';
import { keepSealedReview, listSealedReviews } from './keptReviews.ts';

/** The contest's dates for a calendar, with the time of revealing; undefined without a server. */
export function useCalendarHref({ slug }: ChainConfig, { uid }: Pick<Contest, 'uid'>): string | undefined {
  const { feeds } = useConfig();
  const { calendar } = usePaths();
  return feeds ? calendar?.(slug, uid) : undefined;
}

export type SealedNoteProps = {
  readonly chainConfig: ChainConfig;
  readonly contest: Pick<Contest, 'uid' | 'endsAt' | 'terms'>;
  /** The browser could not store the review when the judge submitted it. */
  readonly isUnkept: boolean;
  /** Several reviews are signed together. */
  readonly areMany?: boolean;
  /** Undefined: there is nothing to save. */
  readonly onSave: (() => void) | undefined;
};

/** In the judge's dialog of a sealed contest: what happens with the review, and its file. */
export function SealedNote({ chainConfig, contest, isUnkept, areMany = false, onSave }: SealedNoteProps) {
  const { calendar, save, saveAll, note: own } = useMessages('sealed', englishSealed);
  const messages = areMany ? own.many : own;
  const calendarHref = useCalendarHref(chainConfig, contest);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isUnkept) note.current?.scrollIntoView({ block: 'nearest' });
  }, [isUnkept]);
  const from = formatMomentInZone(contest.endsAt);
  const until = formatMomentInZone(contest.terms.revealUntil ?? 0n);
  return (
    <div ref={note}>
      <Banner
        // Screen readers announce an alert that is added.
        key={isUnkept ? 'unkept' : 'note'}
        role={isUnkept ? 'alert' : 'note'}
        tone={isUnkept ? 'error' : 'info'}
        title={messages.title}
        action={
          <>
            <Button
              size="small"
              variant="outlined"
              icon={<DownloadIcon size="small" />}
              disabled={!onSave}
              onClick={onSave}
            >
              {areMany ? saveAll : save}
            </Button>
            {calendarHref && (
              <Button size="small" variant="quiet" icon={<CalendarIcon size="small" />} href={calendarHref}>
                {calendar}
              </Button>
            )}
          </>
        }
      >
        <p>{isUnkept ? messages.unkept : messages.text(from, until)}</p>
        {!isUnkept && <p>{messages.keep}</p>}
      </Banner>
    </div>
  );
}

type SaltedInput = ReviewInput & { readonly salt: Hex };

/** The salts of reviews that the judge saved as files. */
const saved = new Set<Hex>();

/**
 * Seals reviews and keeps them in this browser: must be called before anything is signed. The same review keeps its salt, so
 * that a repeated attempt makes the same commitment.
 *
 * `isSafe`: each is in this browser, or was saved as a file.
 */
export function sealReviews(options: {
  readonly contest: Contest;
  readonly account: Address;
  readonly inputs: readonly ReviewInput[];
}): { readonly inputs: readonly SaltedInput[]; readonly isSafe: boolean } {
  const sealed = options.inputs.map((input) => sealReview({ ...options, input }));
  return {
    inputs: sealed.map(({ input }) => input),
    isSafe: sealed.every(({ isKept, review }) => isKept || saved.has(review.salt)),
  };
}

/** Seals reviews, keeps them in this browser, and downloads them as one file. */
export function saveSealedReviews({
  inputs,
  ...by
}: {
  readonly contest: Contest;
  readonly account: Address;
  readonly inputs: readonly ReviewInput[];
}): void {
  downloadSealedReviews(
    by.contest,
    inputs.map((input) => sealReview({ ...by, input }).review),
  );
}

/** Downloads sealed reviews as a file that `npx @org/contests reveal` also reads: one alone, several as a list. */
export function downloadSealedReviews(
  { title }: Pick<Contest, 'title'>,
  reviews: readonly SealedReview[],
): void {
  const [first] = reviews;
  if (!first) return;
  const isOne = reviews.length === 1;
  const what = isOne ? `${first.entry}-sealed-review` : `${reviews.length}-sealed-reviews`;
  const text = isOne ? formatSealedReview(first) : `[\n${reviews.map(formatSealedReview).join(',')}]\n`;
  saveFile(`${toFileName(title)}-${what}.json`, 'application/json', text);
  for (const { salt } of reviews) saved.add(salt);
}

function sealReview({
  input,
  ...by
}: {
  readonly contest: Contest;
  readonly account: Address;
  readonly input: ReviewInput;
}) {
  const salted: SaltedInput = { ...input, salt: createSalt() };
  const fresh = toSealedReview({ ...by, input: salted });
  const isSame = (review: SealedReview) =>
    formatSealedReview({ ...review, salt: fresh.salt }) === formatSealedReview(fresh);
  const review = listSealedReviews(by.contest).find(isSame) ?? fresh;
  return { input: { ...salted, salt: review.salt }, review, isKept: keepSealedReview(review) };
}

function createSalt(): Hex {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
