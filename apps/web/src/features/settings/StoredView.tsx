import { formatBytes } from '@org/contests-react';
import { Banner, Button, Card, Dialog } from '@org/ui-theme';
import { useState } from 'react';
import { messages } from '../../messages/messages.ts';
import styles from './SettingsView.module.css';
import type { StoredGroup, StoredGroupName } from './storedGroups.ts';

const words = messages.settings.stored;

/** Asked before something is cleared that nothing else has. */
const QUESTIONS = { drafts: words.confirmDrafts, sealed: words.confirmSealed, all: words.confirmAll };

const isAsked = (name: StoredGroupName): name is StoredGroupName & keyof typeof QUESTIONS =>
  name in QUESTIONS;

export type StoredState =
  | { readonly status: 'blocked' }
  | { readonly status: 'found'; readonly groups: readonly StoredGroup[] };

export type StoredViewProps = {
  readonly state: StoredState;
  readonly isBusy: boolean;
  /** Everything was cleared here, but signing out on the server failed. */
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
      <h2 id="settings-stored">{words.title}</h2>
      <p>{words.text}</p>
      {isStillSignedIn && <Banner tone="error" title={words.notSignedOut} />}
      {state.status === 'blocked' && <p>{words.blocked}</p>}
      {state.status === 'found' && state.groups.length === 0 && <p>{words.nothing}</p>}
      {state.status === 'found' && state.groups.length > 0 && (
        <ul className={styles.groups}>
          {state.groups.map((group) => (
            <Group
              key={group.name}
              group={group}
              isBusy={isBusy}
              onClear={() => (isAsked(group.name) ? setQuestion(group.name) : onClear(group.name))}
            />
          ))}
        </ul>
      )}
      {state.status === 'found' && <p className={styles.note}>{words.byItself}</p>}
      <div className={styles.acts}>
        <Button variant="outlined" disabled={isBusy} onClick={() => setQuestion('all')}>
          {words.clearAll}
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
              {words.keep}
            </Button>
            <Button
              onClick={() => {
                setQuestion(undefined);
                if (question === undefined || question === 'all') onClearAll();
                else onClear(question);
              }}
            >
              {question === 'all' ? words.clearAll : words.clear}
            </Button>
          </>
        }
      />
    </Card>
  );
}

type GroupProps = { readonly group: StoredGroup; readonly isBusy: boolean; readonly onClear: () => void };

function Group({ group, isBusy, onClear }: GroupProps) {
  const { name, text } = words.groups[group.name];
  return (
    <li className={styles.group}>
      <div>
        <h3>{name}</h3>
        <p>{text}</p>
        <p className={styles.note}>{words.size(group.items, formatBytes(group.bytes))}</p>
      </div>
      <Button
        size="small"
        variant="quiet"
        disabled={isBusy}
        aria-label={words.clearOne(name)}
        onClick={onClear}
      >
        {words.clear}
      </Button>
    </li>
  );
}
