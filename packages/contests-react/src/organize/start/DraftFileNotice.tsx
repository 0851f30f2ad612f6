import { Banner, Button } from '@org/ui-theme';
import { useRef, useState } from 'react';
import { useMessages } from '../../base/provider/contests.ts';
import { saveFile, toFileName } from '../../base/text/saveFile.ts';
import { englishContestNames } from '../../messages/en/contest.ts';
import { englishStartContest } from '../../messages/en/startContest.ts';
import { getShownTitle, inSentence } from '../../messages/text/names.ts';
import type { ContestForm } from '../form/contestForm.ts';
import {
  type DraftFileReading,
  MAX_DRAFT_FILE_BYTES,
  readDraftFile,
  writeDraftFile,
} from '../form/draftFile.ts';

/** Downloads the draft. */
export function saveDraftFile(form: ContestForm, nowSeconds: bigint): void {
  saveFile(
    `${toFileName(form.title).slice(0, 60)}.json`,
    'application/json',
    writeDraftFile(form, nowSeconds),
  );
}

type OpenDraftFileProps = {
  /** The text of the button. Default: that of the form. */
  readonly label?: string;
  readonly isBusy: boolean;
  readonly onFile: (file: File) => void;
};

/** The button that opens the file of a draft. */
export function OpenDraftFile({ label, isBusy, onFile }: OpenDraftFileProps) {
  const messages = useMessages('startContest', englishStartContest).draftFile;
  const input = useRef<HTMLInputElement>(null);
  const text = label ?? messages.open;
  return (
    <>
      <Button variant="quiet" size="small" disabled={isBusy} onClick={() => input.current?.click()}>
        {text}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".json,application/json"
        aria-label={text}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file can be chosen again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}

type Refusal = Extract<DraftFileReading, { ok: false }>;

/** A file that was opened. `asking`: the form is not empty. */
export type DraftFileState =
  | { readonly status: 'asking'; readonly form: ContestForm }
  | { readonly status: 'refused'; readonly refusal: Refusal }
  | { readonly status: 'taken'; readonly title: string };

type UseDraftFileOptions = {
  readonly isEmpty: boolean;
  readonly nowSeconds: bigint;
  readonly onTake: (form: ContestForm) => void;
};

/** The draft from a file. A file that cannot be read changes nothing, and typed text is replaced only on request. */
export function useDraftFile({ isEmpty, nowSeconds, onTake }: UseDraftFileOptions) {
  const [state, setState] = useState<DraftFileState>();
  const newest = useRef<File>(undefined);
  const take = (form: ContestForm) => {
    onTake(form);
    setState({ status: 'taken', title: form.title });
  };
  return {
    state,
    open: async (file: File) => {
      newest.current = file;
      const reading = await readDraftFile(file, nowSeconds);
      if (newest.current !== file) return;
      if (!reading.ok) setState({ status: 'refused', refusal: reading });
      else if (isEmpty) take(reading.form);
      else setState({ status: 'asking', form: reading.form });
    },
    onTake: take,
    onClose: () => setState(undefined),
  };
}

export type DraftFileNoticeProps = {
  readonly state: DraftFileState;
  readonly onTake: (form: ContestForm) => void;
  readonly onClose: () => void;
};

/** The form shows the whole title. */
const TITLE_LENGTH = 120;

/** A notice above the form about a draft from a file. */
export function DraftFileNotice({ state, onTake, onClose }: DraftFileNoticeProps) {
  const { copy, draftFile: messages } = useMessages('startContest', englishStartContest);
  const names = useMessages('contestNames', englishContestNames);
  const show = (title: string) => getShownTitle(title, names.untitled).slice(0, TITLE_LENGTH);
  const close = (
    <Button size="small" variant="quiet" onClick={onClose}>
      {messages.close}
    </Button>
  );
  switch (state.status) {
    case 'taken':
      return <Banner role="status" title={messages.taken(show(state.title))} action={close} />;
    case 'refused':
      return (
        <Banner tone="error" role="alert" title={messages.refusedTitle} action={close}>
          {describeRefusal(state.refusal, messages)}
        </Banner>
      );
    case 'asking': {
      const { form } = state;
      return (
        <Banner
          role="status"
          title={messages.asking(show(form.title))}
          action={
            <>
              <Button size="small" variant="outlined" onClick={() => onTake(form)}>
                {copy.fill}
              </Button>
              {close}
            </>
          }
        >
          {copy.askingText}
        </Banner>
      );
    }
  }
}

/** The sentence for a file that cannot be read. */
export const describeRefusal = (
  refusal: Refusal,
  { refused }: (typeof englishStartContest)['draftFile'],
): string => {
  switch (refusal.reason) {
    case 'too-large':
      return refused.tooLarge(MAX_DRAFT_FILE_BYTES);
    case 'unreadable':
      return refused.unreadable;
    case 'not-json':
      return refused.notJson;
    case 'wrong-field':
      return refused.wrongField(inSentence(refusal.field || 'JSON'));
  }
};
