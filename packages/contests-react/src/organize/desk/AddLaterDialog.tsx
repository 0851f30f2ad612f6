import { type EntriesDocument, placeDocument, writeDocument } from '@org/contests';
import type { ContestAct } from '@org/contests/write';
import { useMemo, useRef, useState } from 'react';
import type { Address } from 'viem';
import { useConfig, useMessages } from '../../base/provider/contests.ts';
import { englishOrganize } from '../../messages/en/organize.ts';
import { englishStartContest } from '../../messages/en/startContest.ts';
import type { Messages } from '../../messages/messages.ts';
import { ActDialog } from '../../write/ActDialog.tsx';
import type { StoreFirst } from '../../write/writeState.ts';
import { readContestForm } from '../form/contestForm.ts';
import { readDraftFile } from '../form/draftFile.ts';
import { forgetPictures, storeWithPictures } from '../form/keptPictures.ts';
import { forgetLater, keepLaterOfDraft, listLeft, readLater } from '../form/laterParts.ts';
import { describeRefusal, OpenDraftFile } from '../start/DraftFileNotice.tsx';
import type { DeskPlace } from './deskPlace.ts';
import styles from './Fields.module.css';

/** The entries or judges that one confirmation adds. */
export type LaterStep =
  | { readonly kind: 'list'; readonly document: EntriesDocument }
  | { readonly kind: 'judges'; readonly judges: readonly Address[] };

const toKey = (step: LaterStep): string =>
  step.kind === 'list' ? writeDocument(step.document).contentHash : step.judges.join();

/** The dialog may be longer than the window. */
const show = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** Keeps what a contest lacks of its draft, unless a text has broken characters, which no document can have. */
export const keepChecked: typeof keepLaterOfDraft = (draft, place) => {
  try {
    return keepLaterOfDraft(draft, place);
  } catch (error) {
    if (error instanceof TypeError) return { ok: false, reason: 'invalid' };
    throw error;
  }
};

/** Closed at first in the dialogs for entries and judges: goes on with a large contest that was started in another browser. */
export function GoOnFromDraft({ contest, state, onTask }: DeskPlace) {
  const messages = useMessages('organize', englishOrganize).fromDraft;
  const files = useMessages('startContest', englishStartContest).draftFile;
  const { storesDocuments } = useConfig();
  const [refusal, setRefusal] = useState<string>();
  const newest = useRef<File>(undefined);
  const open = async (file: File) => {
    newest.current = file;
    const nowMs = Date.now();
    const nowSeconds = BigInt(Math.floor(nowMs / 1000));
    const reading = await readDraftFile(file, nowSeconds);
    if (newest.current !== file) return;
    if (!reading.ok) return setRefusal(describeRefusal(reading, files));
    const draft = readContestForm(reading.form, nowSeconds);
    const kept = keepChecked(draft, { contest, state, isStored: storesDocuments, nowMs });
    if (kept.ok) onTask({ kind: 'add-later' });
    else setRefusal(messages.refused[kept.reason]);
  };
  return (
    <details className={styles.fromDraft}>
      <summary>{messages.ask}</summary>
      <p>{messages.hint}</p>
      <OpenDraftFile label={messages.open} isBusy={false} onFile={(file) => void open(file)} />
      {refusal !== undefined && (
        <p key={refusal} ref={show} role="alert">
          {refusal}
        </p>
      )}
    </details>
  );
}

/** Adds what one act could not start, one confirmation after another. What is left is found by the state of the contest. */
export function AddLaterDialog(place: DeskPlace) {
  const { contest, state, onClose } = place;
  const messages = useMessages('organize', englishOrganize).addLater;
  const [parts] = useState(() => readLater(contest.chainId, contest.uid));
  const [first] = useState(() => listLeft(parts, state));
  const steps = useMemo<readonly LaterStep[]>(
    () => [
      ...first.lists.map((document) => ({ kind: 'list', document }) as const),
      ...first.judges.map((judges) => ({ kind: 'judges', judges }) as const),
    ],
    [first],
  );
  const [done, setDone] = useState(0);
  const [isPressed, setIsPressed] = useState(false);
  const isDone = useRef(false);
  const step = steps[done];
  const left = listLeft(parts, state);
  // The state that was read may be older than the last act: its numbers would be refused.
  const isBehind = step?.kind === 'list' && left.lists.length > first.lists.length - done;
  const { act, store } = useMemo(() => toAct(step, state.entries.length + 1), [step, state]);
  if (!step) return null;
  return (
    <ActDialog
      {...place}
      {...describeStep(step, { done, of: steps.length }, messages)}
      key={toKey(step)}
      isSubjectShown={false}
      // The next confirmation may be there within the time of a double click.
      follows={done > 0}
      act={isBehind ? undefined : act}
      store={store}
      onIncomplete={() => setIsPressed(true)}
      onDone={() => {
        isDone.current = true;
        if (step.kind === 'list')
          void forgetPictures(step.document.entries.flatMap(({ pictures = [] }) => pictures));
        // Parts that cannot be read stay stored, and the desk says so.
        if (done + 1 === steps.length && parts.unread === 0) forgetLater(contest.chainId, contest.uid);
      }}
      onClose={() => {
        if (isDone.current && done + 1 < steps.length) setDone(done + 1);
        else onClose();
        isDone.current = false;
        setIsPressed(false);
      }}
    >
      <LaterItems {...{ step, isBehind, isPressed }} />
    </ActDialog>
  );
}

/** The texts of one confirmation. */
export function describeStep(
  step: LaterStep,
  { done, of }: { readonly done: number; readonly of: number },
  messages: Messages['organize']['addLater'],
) {
  const count = step.kind === 'list' ? step.document.entries.length : step.judges.length;
  return {
    title: messages.title[step.kind](count),
    subject: messages.subject[step.kind](count),
    lines: [...(of > 1 ? [messages.step(done + 1, of)] : []), ...messages.lines],
    label: messages.act[step.kind](count),
  };
}

function toAct(
  step: LaterStep | undefined,
  first: number,
): { readonly act: ContestAct | undefined; readonly store: StoreFirst | undefined } {
  if (!step) return { act: undefined, store: undefined };
  if (step.kind === 'judges')
    return { act: { kind: 'judges', judges: step.judges, listed: true }, store: undefined };
  const { entries } = step.document;
  const { uri, contentHash, toStore } = placeDocument(step.document);
  return {
    act: {
      ...{ kind: 'list', first, uri, contentHash },
      entries: entries.map((entry) => writeDocument(entry).contentHash),
    },
    store: storeWithPictures(
      toStore,
      entries.flatMap(({ pictures = [] }) => pictures),
    ),
  };
}

type LaterItemsProps = {
  readonly step: LaterStep;
  /** The state that was read does not have the last act yet. */
  readonly isBehind: boolean;
  /** The button was pressed meanwhile. */
  readonly isPressed: boolean;
};

export function LaterItems({ step, isBehind, isPressed }: LaterItemsProps) {
  const { behind } = useMessages('organize', englishOrganize).addLater;
  const items = step.kind === 'list' ? step.document.entries.map(({ name }) => name) : step.judges;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the list scrolls, which the keyboard can do too */}
      <ol className={styles.later} tabIndex={0}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat
          <li key={index}>
            <bdi>{item}</bdi>
          </li>
        ))}
      </ol>
      {isBehind && <p role={isPressed ? 'alert' : undefined}>{behind}</p>}
    </>
  );
}
