import { formatBytes } from '@org/contests-react';
import { Banner, Button, Card, Dialog } from '@org/ui-theme';
import { useState } from 'react';
import { messages } from '../../messages/messages.ts';
import styles from './SettingsView.module.css';
import type { StoredGroup, StoredGroupName } from './storedGroups.ts';

const storedMessages = messages.settings.stored;

/** Asked before something is cleared that nothing else has. */
const QUESTIONS = {
  drafts: storedMessages.confirmDrafts,
  sealed: storedMessages.confirmSealed,
  all: storedMessages.confirmAll,
};

const needsQuestion = (name: StoredGroupName): name is StoredGroupName & keyof typeof QUESTIONS =>
  name in QUESTIONS;

export type StoredState =
  | { readonly status: 'blocked' }
  | { readonly status: 'found'; readonly groups: readonly StoredGroup[] };

export type StoredViewProps = {
  readonly state: StoredState;
  readonly isBusy: boolean;
  /** The browser's data was cleared, but signing out on the server failed. */
  readonly isStillSignedIn: boolean;
  readonly onClear: (group: StoredGroupName) => void;
  readonly onClearAll: () => void;
};

/** The data stored in this browser, with buttons to clear it. */
export function StoredView({ state, isBusy, isStillSignedIn, onClear, onClearAll }: StoredViewProps) {
  const [question, setQuestion] = useState<keyof typeof QUESTIONS>();
  const ask = QUESTIONS[question ?? 'all'];
  return (
    <Card as="section" className={styles.section} aria-labelledby="settings-stored">
      <h2 id="settings-stored">{storedMessages.title}</h2>
      <p>{storedMessages.text}</p>
      {isStillSignedIn && <Banner tone="error" title={storedMessages.notSignedOut} />}
      {state.status === 'blocked' && <p>{storedMessages.blocked}</p>}
      {state.status === 'found' && state.groups.length === 0 && <p>{storedMessages.nothing}</p>}
      {state.status === 'found' && state.groups.length > 0 && (
        <ul className={styles.groups}>
          {state.groups.map((group) => (
            <Group
              key={group.name}
              group={group}
              isBusy={isBusy}
              onClear={() => (needsQuestion(group.name) ? setQuestion(group.name) : onClear(group.name))}
            />
          ))}
        </ul>
      )}
      {state.status === 'found' && <p className={styles.note}>{storedMessages.byItself}</p>}
      <div className={styles.acts}>
        <Button variant="outlined" disabled={isBusy} onClick={() => setQuestion('all')}>
          {storedMessages.clearAll}
        </Button>
      </div>
      <Dialog
        open={question !== undefined}
        title={ask.title}
        description={ask.text}
        onOpenChange={() => setQuestion(undefined)}
        footer={
          <>
            <Button variant="outlined" onClick={() => setQuestion(undefined)}>
              {storedMessages.keep}
            </Button>
            <Button
              onClick={() => {
                setQuestion(undefined);
                if (question === undefined || question === 'all') onClearAll();
                else onClear(question);
              }}
            >
              {question === 'all' ? storedMessages.clearAll : storedMessages.clear}
            </Button>
          </>
        }
      />
    </Card>
  );
}

type GroupProps = { readonly group: StoredGroup; readonly isBusy: boolean; readonly onClear: () => void };

function Group({ group, isBusy, onClear }: GroupProps) {
  const { name, text } = storedMessages.groups[group.name];
  return (
    <li className={styles.group}>
      <div>
        <h3>{name}</h3>
        <p>{text}</p>
        <p className={styles.note}>{storedMessages.size(group.items, formatBytes(group.bytes))}</p>
      </div>
      <Button
        size="small"
        variant="quiet"
        disabled={isBusy}
        aria-label={storedMessages.clearOne(name)}
        onClick={onClear}
      >
        {storedMessages.clear}
      </Button>
    </li>
  );
}
