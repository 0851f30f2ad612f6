import { Button, Field, SearchIcon } from '@org/ui-theme';
import { useTexts } from '../../base/provider/contests.ts';
import { contestDetailsTexts } from '../../messages/en/contestDetails.ts';
import { contestsListTexts } from '../../messages/en/contestsList.ts';
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
  const contestWords = useTexts('contestDetails', contestDetailsTexts);
  const words = useTexts('contestsList', contestsListTexts).search;
  const states = { ...contestWords.states, all: words.all };
  return (
    <search className={styles.filters} aria-label={words.name}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSettle();
        }}
      >
        <Field label={words.label} className={styles.search}>
          {(control) => (
            <span className={styles.field}>
              <SearchIcon />
              <input
                {...control}
                type="search"
                className="laurel-input"
                placeholder={words.placeholder}
                autoComplete="off"
                enterKeyHint="search"
                value={text}
                onChange={(event) => onText(event.target.value)}
              />
            </span>
          )}
        </Field>
        <Field label={words.sort} className={styles.sort}>
          {(control) => (
            <select
              {...control}
              className="laurel-input"
              value={filters.sort}
              onChange={({ target }) => isOneOf(sorts, target.value) && onChange({ sort: target.value })}
            >
              {sorts.map((sort) => (
                <option key={sort} value={sort}>
                  {words.sorts[sort]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </form>
      <div className={styles.choices}>
        <fieldset className={styles.states} aria-label={words.state}>
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
          label={words.mine}
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
