import {
  CONTEST_LIMITS,
  type Contest,
  getSealedCommitment,
  parseSealedReview,
  type Result,
  type SealedReview,
} from '@org/contests';
import { Banner, Button, Checkbox } from '@org/ui-theme';
import { type DragEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Address } from 'viem';
import { moveFocusToPage } from '../../base/page/pageStart.ts';
import { useMessages } from '../../base/provider/contests.ts';
import { formatMomentInZone } from '../../base/text/formatTime.ts';
import { useEntryNames } from '../../contest/parts/entryNames.ts';
import { findJudge } from '../../data/reading/judges.ts';
import { englishRefusals } from '../../messages/en/refusals.ts';
import { englishSealed } from '../../messages/en/sealed.ts';
import { englishWriting } from '../../messages/en/writing.ts';
import type { Messages } from '../../messages/messages.ts';
import { isBeforeSending, isWriting, type WriteState } from '../../write/writeState.ts';
import type { Commitment } from '../sealed/commitments.ts';
import styles from './RevealView.module.css';
import { SealedReviewsView } from './SealedReviewsView.tsx';
import type { LostReveal } from './useReveal.ts';

/** Why a file cannot reveal a review. */
export type SealedFileFlaw = keyof Messages['sealed']['reveal']['flaws'] | 'already-revealed';

type SealedFile =
  | { readonly ok: true; readonly value: SealedReview }
  | {
      readonly ok: false;
      readonly reason: SealedFileFlaw;
      /** The number of its entry, if it is a review. */
      readonly entry?: string;
    };

/**
 * A review of each entry, as long as a review can be: JSON escapes each byte of a comment as six characters at most, and the
 * other fields need less than 1 kB.
 */
const MAX_BYTES = CONTEST_LIMITS.entries * (6 * CONTEST_LIMITS.textBytes + 1_024);

/** Reads the sealed reviews of a file that can be revealed in this contest now: one, or a list. Never throws. */
export async function readSealedFile(file: Blob, result: Result): Promise<readonly SealedFile[]> {
  const unreadable = [{ ok: false, reason: 'unreadable' }] as const;
  if (file.size > MAX_BYTES) return unreadable;
  try {
    const bytes = await file.arrayBuffer();
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    const parsed = (Array.isArray(value) ? value : [value]).map(parseSealedReview);
    const reviews = parsed.flatMap((each) => (each.ok ? each.value : []));
    if (reviews.length === 0) return unreadable;
    const read = reviews.map((review): SealedFile => {
      const reason = findFlaw(review, result);
      return reason ? { ok: false, reason, entry: `${review.entry}` } : { ok: true, value: review };
    });
    return reviews.length === parsed.length ? read : [...read, { ok: false, reason: 'unreadable-part' }];
  } catch {
    return unreadable;
  }
}

/** Why a sealed review cannot be revealed in this contest now. The contract checks points and comment only then. */
export function findFlaw(review: SealedReview, { contest, details }: Result): SealedFileFlaw | undefined {
  if (review.chainId !== contest.chainId) return 'other-chain';
  if (review.contest !== contest.uid) return 'other-contest';
  if (!findJudge(contest, review.judge)) return 'not-a-judge';
  if (!contest.entries.includes(`${review.entry}`)) return 'unknown-entry';
  if (!hasValidPoints(contest, review)) return 'wrong-points';
  if (new TextEncoder().encode(review.comment).length > CONTEST_LIMITS.textBytes) return 'too-long';
  const inForce = details.reviews.find(
    ({ entry, judge, status }) => entry === review.entry && judge === review.judge && status === 'in-force',
  );
  if (!inForce || !contest.terms) return 'not-committed';
  if (inForce.commitment !== getSealedCommitment(contest.terms.resolver, review)) return 'not-in-force';
  return inForce.kind === 'reveal' ? 'already-revealed' : undefined;
}

/** True if the contract accepts the points. */
function hasValidPoints({ criteria }: Pick<Contest, 'criteria'>, { points }: SealedReview): boolean {
  return (
    points.length === criteria.length &&
    criteria.every(({ maxPoints }, index) => (points[index] ?? 0) <= maxPoints)
  );
}

/** A file, or the review of an entry in it, that cannot be revealed here. */
export type RefusedFile = {
  readonly name: string;
  readonly flaw: SealedFileFlaw;
  readonly entry?: string | undefined;
};

export type RevealViewProps = {
  readonly contest: Pick<Contest, 'entries' | 'criteria' | 'terms'>;
  readonly account: Address;
  /** The reviews that this browser can reveal, and the viewer's own ones that it cannot. */
  readonly commitments: readonly Commitment[];
  /** How many of them can be revealed. */
  readonly ready: number;
  readonly refused: readonly RefusedFile[];
  /** Reviews that the chain did not take, with its reason. */
  readonly lost: readonly LostReveal[];
  /** The reviews of one press, while they are being revealed. */
  readonly run: { readonly done: number; readonly total: number } | undefined;
  /** All in as few transactions as possible. */
  readonly isTogether: boolean;
  /** Less than an hour is left. */
  readonly isUrgent: boolean;
  readonly state: WriteState;
  readonly canReveal: boolean;
  /** Above the buttons: the account, the fee, and what blocks signing. */
  readonly notice: ReactNode;
  /** The progress or the error of the write. */
  readonly status: ReactNode;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onTogether: (isTogether: boolean) => void;
  readonly onReveal: () => void;
  readonly onCancel: () => void;
  /** The contest's dates for a calendar; undefined without a server. */
  readonly calendarHref?: string | undefined;
  readonly onSave: (commitments: readonly Commitment[]) => void;
};

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** The panel that reveals sealed reviews, once judging has ended. */
export function RevealView(props: RevealViewProps) {
  const messages = useMessages('sealed', englishSealed).reveal;
  const writingMessages = useMessages('writing', englishWriting);
  const { contest, account, commitments, ready, refused, lost, run, state } = props;
  const refusals = useMessages('refusals', englishRefusals);
  const getName = useEntryNames();
  const unusable = refused.flatMap(({ flaw, ...file }) =>
    flaw === 'already-revealed' ? [] : { ...file, flaw },
  );
  const alreadyRevealed = refused.length - unusable.length;
  const until = formatMomentInZone(contest.terms.revealUntil ?? 0n);
  const isOwn = commitments.some(({ judge }) => judge === account);
  const isBusy = run !== undefined || isWriting(state);
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    return () => {
      // The panel disappears after the last reveal: a focus inside must not be lost.
      if (element?.contains(document.activeElement)) queueMicrotask(moveFocusToPage);
    };
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shorter way to what the button does
    <div
      ref={panel}
      className={styles.reveal}
      onDragOver={(event) => {
        if (isBusy || !hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        // The event also fires when the pointer leaves a child.
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        // Otherwise the browser opens the file in place of the page.
        event.preventDefault();
        setIsOver(false);
        if (!isBusy) props.onFiles([...event.dataTransfer.files]);
      }}
    >
      <SealedReviewsView
        {...{ contest, account, commitments }}
        title={messages.name}
        text={isOwn ? messages.text(until) : messages.anybody(until)}
        calendarHref={isOwn ? props.calendarHref : undefined}
        onSave={props.onSave}
      >
        {alreadyRevealed > 0 && <p role="status">{messages.alreadyRevealed(alreadyRevealed)}</p>}
        {unusable.length > 0 && (
          <section className={styles.refused} role="alert" aria-label={messages.refused}>
            <h3>{messages.refused}</h3>
            <ul>
              {unusable.map(({ name, flaw, entry }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two files can have one name
                <li key={index}>
                  <bdi>{name}</bdi>
                  {entry !== undefined && (
                    <>
                      {' '}
                      – <bdi>{getName(entry).name}</bdi>
                    </>
                  )}
                  <p>{messages.flaws[flaw]}</p>
                </li>
              ))}
            </ul>
          </section>
        )}
        {lost.length > 0 && (
          <section className={styles.refused} role="alert" aria-label={messages.lost}>
            <h3>{messages.lost}</h3>
            <ul>
              {lost.map(({ review, revert }) => (
                <li key={review.salt}>
                  <bdi>{getName(`${review.entry}`).name}</bdi>
                  <p>{revert ? refusals[revert] : writingMessages.errors.reverted}</p>
                </li>
              ))}
            </ul>
          </section>
        )}
        {props.isUrgent && isOwn && <Banner tone="warning" role="status" title={messages.urgent(until)} />}
        {ready > 1 && !isBusy && (
          <Checkbox
            label={messages.together}
            description={messages.togetherHelp}
            checked={props.isTogether}
            onCheckedChange={props.onTogether}
          />
        )}
        {run && run.total > 1 && <p role="status">{messages.step(run.done + 1, run.total)}</p>}
        {props.status}
        <div className={styles.foot}>
          {ready > 0 && <div className={styles.notice}>{props.notice}</div>}
          <div className={styles.acts}>
            {isBeforeSending(state) ? (
              <Button variant="outlined" onClick={props.onCancel}>
                {writingMessages.cancel}
              </Button>
            ) : (
              <Button variant="outlined" disabled={isBusy} onClick={() => input.current?.click()}>
                {messages.choose}
              </Button>
            )}
            {ready > 0 && (
              <Button loading={isBusy} disabled={!props.canReveal && !isBusy} onClick={props.onReveal}>
                {messages.act(ready)}
              </Button>
            )}
          </div>
        </div>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          multiple
          hidden
          onChange={(event) => {
            props.onFiles([...(event.target.files ?? [])]);
            // Allows choosing the same file again.
            event.target.value = '';
          }}
        />
      </SealedReviewsView>
      {isOver && <p className={styles.drop}>{messages.drop}</p>}
    </div>
  );
}
