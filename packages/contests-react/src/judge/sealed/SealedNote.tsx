import type { Contest } from '@org/contests';
import { Banner, Button, DownloadIcon } from '@org/ui-theme';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../base/provider/contests.ts';
import { formatMomentInZone } from '../../base/text/formatTime.ts';
import { sealedTexts } from '../../messages/en/sealed.ts';

export type SealedNoteProps = {
  readonly contest: Pick<Contest, 'endsAt' | 'terms'>;
  /** The browser could not store the review when the judge submitted it. */
  readonly isUnkept: boolean;
  /** Undefined when several reviews are signed together. */
  readonly onSave: (() => void) | undefined;
};

/** In the judge's dialog of a sealed contest: what happens with the review, and its file. */
export function SealedNote({ contest, isUnkept, onSave }: SealedNoteProps) {
  const { save, note: own } = useTexts('sealed', sealedTexts);
  const words = onSave ? own : own.many;
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
        title={words.title}
        action={
          onSave && (
            <Button size="small" variant="outlined" icon={<DownloadIcon size="small" />} onClick={onSave}>
              {save}
            </Button>
          )
        }
      >
        <p>{isUnkept ? words.unkept : words.text(from, until)}</p>
        {!isUnkept && <p>{words.keep}</p>}
      </Banner>
    </div>
  );
}
