import { Button, Field, SearchIcon } from '@org/ui-theme';
import { useMessages } from '../../base/provider/contests.ts';
import { englishContestDetails } from '../../messages/en/contestDetails.ts';
import { englishContestsList } from '../../messages/en/contestsList.ts';
import styles from './Filters.module.css';
import { isOneOf, type ListFilters, sorts, stateFilters } from './listFilters.ts';

export type FiltersProps = {
  readonly filters: ListFilters;
  /** The text in the field, which is ahead of the debounced filter. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Typing is over. */
  readonly onSettle: () => void;
  readonly onChange: (change: Partial<ListFilters>) => void;
};

/** Search, filters and order of the list. */
export function Filters({ filters, text, onText, onSettle, onChange }: FiltersProps) {
  const contestMessages = useMessages('contestDetails', englishContestDetails);
  const messages = useMessages('contestsList', englishContestsList).search;
  const states = { ...contestMessages.states, all: messages.all };
  return (
    <search className={styles.filters} aria-label={messages.name}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSettle();
        }}
      >
        <Field label={messages.label} className={styles.search}>
          {(control) => (
            <span className={styles.field}>
              <SearchIcon />
              <input
                {...control}
                type="search"
                className="laurel-input"
                placeholder={messages.placeholder}
                autoComplete="off"
                enterKeyHint="search"
                value={text}
                onChange={(event) => onText(event.target.value)}
              />
            </span>
          )}
        </Field>
        <Field label={messages.sort} className={styles.sort}>
          {(control) => (
            <select
              {...control}
              className="laurel-input"
              value={filters.sort}
              onChange={({ target }) => isOneOf(sorts, target.value) && onChange({ sort: target.value })}
            >
              {sorts.map((sort) => (
                <option key={sort} value={sort}>
                  {messages.sorts[sort]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </form>
      <div className={styles.choices}>
        <fieldset className={styles.states} aria-label={messages.state}>
          {stateFilters.map((state) => (
            <Choice
              key={state}
              label={states[state]}
              isChosen={filters.state === state}
              onPress={() => onChange({ state })}
            />
          ))}
        </fieldset>
        <Choice
          label={messages.mine}
          isChosen={filters.isMine}
          onPress={() => onChange({ isMine: !filters.isMine })}
        />
      </div>
    </search>
  );
}

type ChoiceProps = { readonly label: string; readonly isChosen: boolean; readonly onPress: () => void };

function Choice({ label, isChosen, onPress }: ChoiceProps) {
  return (
    <Button
      size="small"
      variant={isChosen ? 'contained' : 'outlined'}
      aria-pressed={isChosen}
      onClick={onPress}
    >
      {label}
    </Button>
  );
}
