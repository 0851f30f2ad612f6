import { Banner, Button, Checkbox, Link } from '@org/ui-theme';
import { createPortal } from 'react-dom';
import { useMessages, usePaths } from '../base/provider/contests.ts';
import { formatMoment } from '../base/text/formatTime.ts';
import { englishDrafts } from '../messages/en/drafts.ts';
import type { Messages } from '../messages/messages.ts';
import type { KeepDraftsState } from './draftSyncState.ts';
import styles from './KeepDraftsView.module.css';

type DraftChoiceProps<Draft> = {
  readonly state: KeepDraftsState<Draft>;
  /** The current draft of the form. */
  readonly draft: Draft;
  /** Choosing the other version would replace typed text. */
  readonly isTyped: boolean;
  /** The text that identifies a version for the visitor. */
  readonly describe: (draft: Draft) => string;
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
};

/** Offers a draft found on the server, or the choice between two versions. Renders nothing otherwise. */
function DraftChoice<Draft>(props: DraftChoiceProps<Draft>) {
  const messages = useMessages('drafts', englishDrafts);
  const { state } = props;
  if (state.status === 'conflict') return <Conflict {...props} {...state} />;
  if (state.status !== 'off' || !state.found) return null;
  return (
    <Banner
      title={messages.found.title}
      action={
        <Button size="small" onClick={props.onTakeTheirs}>
          {messages.found.act}
        </Button>
      }
    >
      <span>{messages.found.text(formatAt(state.found.updatedAt))}</span>{' '}
      {props.isTyped && <span>{messages.found.replaces}</span>}
    </Banner>
  );
}

function Conflict<Draft>({
  theirs,
  isRoom,
  isBusy,
  ...props
}: DraftChoiceProps<Draft> & Extract<KeepDraftsState<Draft>, { status: 'conflict' }>) {
  const messages = useMessages('drafts', englishDrafts);
  return (
    <Banner tone="warning" title={messages.conflict.title}>
      <p>{isRoom ? messages.conflict.text : messages.conflict.textNoRoom}</p>
      <div className={styles.versions}>
        <div className={styles.version}>
          <strong>{messages.conflict.here}</strong>
          <Quote text={props.describe(props.draft)} />
          <Button size="small" variant="outlined" disabled={isBusy} onClick={props.onKeepMine}>
            {messages.conflict.keepHere}
          </Button>
        </div>
        <div className={styles.version}>
          <strong>{messages.conflict.there(formatAt(theirs.updatedAt))}</strong>
          <Quote text={props.describe(theirs.draft)} />
          <Button size="small" variant="outlined" disabled={isBusy} onClick={props.onTakeTheirs}>
            {messages.conflict.takeThere}
          </Button>
        </div>
      </div>
    </Banner>
  );
}

const SHOWN_CHARACTERS = 240;

function Quote({ text }: { readonly text: string }) {
  const messages = useMessages('drafts', englishDrafts);
  const characters = [...text.trim()];
  const isLong = characters.length > SHOWN_CHARACTERS;
  const shown = isLong ? `${characters.slice(0, SHOWN_CHARACTERS).join('')}…` : characters.join('');
  return <blockquote>{shown === '' ? messages.conflict.empty : <bdi>{shown}</bdi>}</blockquote>;
}

/** Formats an ISO 8601 time of the server. */
function formatAt(iso: string): string {
  return formatMoment(BigInt(Math.floor(Date.parse(iso) / 1000)));
}

export type KeepDraftsViewProps<Draft> = DraftChoiceProps<Draft> & {
  /** The element that shows the choice between versions, if not this one. */
  readonly choicePlace?: HTMLElement | null | undefined;
  readonly onKeep: (isKept: boolean) => void;
  readonly onSignIn: () => void;
};

/** Turns saving on the server on and off, shows its state, and resolves conflicts. */
export function KeepDraftsView<Draft>(props: KeepDraftsViewProps<Draft>) {
  const messages = useMessages('drafts', englishDrafts);
  const paths = usePaths();
  const { state, choicePlace } = props;
  const choice = <DraftChoice {...props} />;
  if (state.status === 'signed-out')
    return (
      <Banner
        tone="warning"
        title={messages.here['session-required']}
        action={
          <Button size="small" variant="outlined" onClick={props.onSignIn}>
            {messages.signIn}
          </Button>
        }
      />
    );
  return (
    <div className={styles.keep}>
      {state.status !== 'foreign' && (
        <Checkbox
          label={messages.keep}
          description={messages.keepHelp}
          checked={!['off', 'unowned', 'removing'].includes(state.status)}
          disabled={state.status === 'conflict'}
          onCheckedChange={props.onKeep}
        />
      )}
      <div className={styles.line}>
        <p role="status">{describeState(state, messages)}</p>
        <Link href={paths.drafts}>{messages.mine}</Link>
      </div>
      {choicePlace ? createPortal(choice, choicePlace) : choice}
    </div>
  );
}

const describeState = (
  state: Exclude<KeepDraftsState<unknown>, { status: 'signed-out' }>,
  messages: Messages['drafts'],
): string => {
  switch (state.status) {
    case 'looking':
      return messages.looking;
    case 'removing':
      return messages.removing;
    case 'saving':
      return messages.saving;
    case 'kept':
      if (state.problem) return messages.notRemoved;
      if (state.savedAt === undefined) return messages.nothing;
      return (state.isTaken ? messages.taken : messages.saved)(formatAt(state.savedAt));
    case 'here':
      return messages.here[state.code];
    case 'unowned':
      return messages.unowned;
    case 'foreign':
      return messages.foreign(state.owner);
    default:
      return '';
  }
};
