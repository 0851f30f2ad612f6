import {
  type Contest,
  formatSealedReview,
  type ReviewInput,
  type SealedReview,
  toSealedReview,
} from '@org/contests';
import { Banner, Button, DownloadIcon } from '@org/ui-theme';
import { useEffect, useRef } from 'react';
import type { Address, Hex } from 'viem';
import { useMessages } from '../../base/provider/contests.ts';
import { formatMomentInZone } from '../../base/text/formatTime.ts';
import { saveFile, toFileName } from '../../base/text/saveFile.ts';
import { englishSealed } from '../../messages/en/sealed.ts';
import { keepSealedReview, listSealedReviews } from './keptReviews.ts';

export type SealedNoteProps = {
  readonly contest: Pick<Contest, 'endsAt' | 'terms'>;
  /** The browser could not store the review when the judge submitted it. */
  readonly isUnkept: boolean;
  /** Undefined when several reviews are signed together. */
  readonly onSave: (() => void) | undefined;
};

/** In the judge's dialog of a sealed contest: what happens with the review, and its file. */
export function SealedNote({ contest, isUnkept, onSave }: SealedNoteProps) {
  const { save, note: own } = useMessages('sealed', englishSealed);
  const messages = onSave ? own : own.many;
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
          onSave && (
            <Button size="small" variant="outlined" icon={<DownloadIcon size="small" />} onClick={onSave}>
              {save}
            </Button>
          )
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

/** Seals a review, keeps it in this browser, and downloads its file. */
export function saveSealedReview(options: {
  readonly contest: Contest;
  readonly account: Address;
  readonly input: ReviewInput;
}): void {
  downloadSealedReview(options.contest, sealReview(options).review);
}

/** Downloads the file of a sealed review, which `npx @org/contests reveal` also reads. */
export function downloadSealedReview({ title }: Pick<Contest, 'title'>, review: SealedReview): void {
  const name = `${toFileName(title)}-${review.entry}-sealed-review.json`;
  saveFile(name, 'application/json', formatSealedReview(review));
  saved.add(review.salt);
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
