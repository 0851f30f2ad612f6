import { Banner, Button, Checkbox, Link } from '@org/ui-theme';
import { createPortal } from 'react-dom';
import { usePaths, useTexts } from '../base/provider/contests.ts';
import { draftsTexts } from '../messages/en/drafts.ts';
import type { Texts } from '../messages/texts.ts';
import { DraftChoice, type DraftChoiceProps, formatAt } from './DraftChoice.tsx';
import type { KeepDraftsState } from './draftSyncState.ts';
import styles from './KeepDraftsView.module.css';

export type KeepDraftsViewProps<Draft> = DraftChoiceProps<Draft> & {
  /** The element that shows the choice between versions, if not this one. */
  readonly choicePlace?: HTMLElement | null | undefined;
  readonly onKeep: (isKept: boolean) => void;
  readonly onSignIn: () => void;
};

/** Turns saving on the server on and off, shows its state, and resolves conflicts. */
export function KeepDraftsView<Draft>(props: KeepDraftsViewProps<Draft>) {
  const words = useTexts('drafts', draftsTexts);
  const paths = usePaths();
  const { state, choicePlace } = props;
  const choice = <DraftChoice {...props} />;
  if (state.status === 'signed-out')
    return (
      <Banner
        tone="warning"
        title={words.here['session-required']}
        action={
          <Button size="small" variant="outlined" onClick={props.onSignIn}>
            {words.signIn}
          </Button>
        }
      />
    );
  return (
    <div className={styles.keep}>
      {state.status !== 'foreign' && (
        <Checkbox
          label={words.keep}
          description={words.keepHelp}
          checked={!['off', 'unowned', 'removing'].includes(state.status)}
          disabled={state.status === 'conflict'}
          onCheckedChange={props.onKeep}
        />
      )}
      <div className={styles.line}>
        <p role="status">{describeState(state, words)}</p>
        <Link href={paths.drafts}>{words.mine}</Link>
      </div>
      {choicePlace ? createPortal(choice, choicePlace) : choice}
    </div>
  );
}

const describeState = (
  state: Exclude<KeepDraftsState<unknown>, { status: 'signed-out' }>,
  words: Texts['drafts'],
): string => {
  switch (state.status) {
    case 'looking':
      return words.looking;
    case 'removing':
      return words.removing;
    case 'saving':
      return words.saving;
    case 'kept':
      if (state.problem) return words.notRemoved;
      if (state.savedAt === undefined) return words.nothing;
      return (state.isTaken ? words.taken : words.saved)(formatAt(state.savedAt));
    case 'here':
      return words.here[state.code];
    case 'unowned':
      return words.unowned;
    case 'foreign':
      return words.foreign(state.owner);
    default:
      return '';
  }
};
