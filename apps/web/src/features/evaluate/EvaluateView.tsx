import { type Criterion, LIMITS, sumPoints } from '@org/contests';
import { Banner, Button, Checkbox, CheckboxGroup, Dialog, TextArea } from '@org/ui-theme';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { EntryLink } from '../../shared/contest/EntryLink.tsx';
import { messages } from '../../shared/messages/messages.ts';
import { countCharacters } from '../../shared/text/countCharacters.ts';
import { isWriting, type WriteState } from '../../shared/writing/writeState.ts';
import styles from './EvaluateView.module.css';
import type { ReviewDraft } from './reviewDraft.ts';

const words = messages.evaluate;

export type EvaluateViewProps = {
  readonly entry: string;
  readonly criteria: readonly Criterion[];
  readonly draft: ReviewDraft;
  readonly isChange: boolean;
  /** What keeps the comment from being signed. */
  readonly commentProblem: string | undefined;
  readonly state: WriteState;
  /** What is said under the form: who signs and what it costs, or how far it has come. */
  readonly status: ReactNode;
  readonly isDraftKept: boolean;
  readonly onDraft: (draft: ReviewDraft) => void;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  readonly onClose: () => void;
};

/** One entry, its criteria and a comment; then from the wallet to everybody's eyes. */
export function EvaluateView(props: EvaluateViewProps) {
  const { state, draft, criteria } = props;
  const body = useRef<HTMLDivElement>(null);
  const comment = useRef<HTMLTextAreaElement>(null);
  const isBusy = isWriting(state);

  const toggle = (tag: string, checked: boolean) =>
    props.onDraft({
      ...draft,
      tags: criteria.map(({ id }) => id).filter((id) => (id === tag ? checked : draft.tags.includes(id))),
    });

  const submit = () => {
    props.onSubmit();
    // What keeps it from being signed is drawn by the next frame, maybe out of sight.
    requestAnimationFrame(() => {
      const problem = body.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]');
      if (problem instanceof HTMLTextAreaElement) problem.focus({ preventScroll: true });
      problem?.scrollIntoView({ block: 'center' });
    });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isBusy || event.altKey) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      submit();
      return;
    }
    const isTyping = event.target instanceof HTMLTextAreaElement;
    if (isTyping || event.ctrlKey || event.metaKey) return;
    const criterion = criteria[Number(event.key) - 1];
    if (criterion) toggle(criterion.id, !draft.tags.includes(criterion.id));
    if (event.key.toLowerCase() === 'c') {
      event.preventDefault();
      comment.current?.focus();
    }
  };

  return (
    <Dialog
      open
      size="wide"
      title={words.title}
      closeLabel={words.close}
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      footer={<Buttons {...props} onSubmit={submit} isBusy={isBusy} />}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: shortcuts for controls that are there as well */}
      <div ref={body} className={styles.evaluate} onKeyDown={onKeyDown}>
        <EntryLink entry={props.entry} className={styles.entry} />
        {props.isChange && <Banner role="note" title={words.change} />}
        <CheckboxGroup label={words.criteria} help={words.criteriaHelp}>
          {criteria.map(({ id, label, maxPoints }) => (
            <Checkbox
              key={id}
              row
              label={messages.criteria[id] ?? label}
              description={words.sentences[id]}
              trailing={words.worth(maxPoints)}
              checked={draft.tags.includes(id)}
              disabled={isBusy}
              onCheckedChange={(checked) => toggle(id, checked)}
            />
          ))}
        </CheckboxGroup>
        <Sum criteria={criteria} tags={draft.tags} />
        <TextArea
          ref={comment}
          label={words.comment}
          help={words.commentHelp}
          count={words.commentCount(countCharacters(draft.comment), LIMITS.commentCharacters)}
          error={props.commentProblem}
          rows={4}
          value={draft.comment}
          readOnly={isBusy}
          onChange={(event) => props.onDraft({ ...draft, comment: event.target.value })}
        />
        {!props.isDraftKept && <p className={styles.note}>{words.draftNotKept}</p>}
        <p className={styles.keys}>{words.keys}</p>
        {props.status}
      </div>
    </Dialog>
  );
}

function Sum({ criteria, tags }: { criteria: readonly Criterion[]; tags: readonly string[] }) {
  const max = criteria.reduce((sum, criterion) => sum + criterion.maxPoints, 0);
  return (
    <p className={styles.sum} aria-live="polite">
      <span>{words.sum}</span>
      <output>{words.sumOf(sumPoints(criteria, tags), max)}</output>
    </p>
  );
}

function Buttons(props: EvaluateViewProps & { isBusy: boolean }) {
  const canCancel = props.state.status === 'checking' || props.state.status === 'confirm-in-wallet';
  return (
    <>
      {canCancel && (
        <Button variant="outlined" onClick={props.onCancel}>
          {messages.writing.cancel}
        </Button>
      )}
      <Button wide={!canCancel} loading={props.isBusy} onClick={props.onSubmit}>
        {words.submit}
      </Button>
    </>
  );
}
