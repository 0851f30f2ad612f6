import type { RankedEntry } from '@org/contests';
import { Button, Field, SearchIcon } from '@org/ui-theme';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { TablePortions, useWhole } from '../../base/page/TablePortions.tsx';
import { useMessages } from '../../base/provider/contests.ts';
import { englishLongRanking } from '../../messages/en/plots.ts';
import { matchesText } from '../../messages/text/matchesText.ts';
import { useEntryNames } from '../parts/entryNames.ts';
import styles from './LongRanking.module.css';
import type { LongTable } from './RankingTable.tsx';

export type LongRankingProps = {
  readonly ranking: readonly RankedEntry[];
  /** The visitor opened the search: the field takes the focus. */
  readonly isOpened?: boolean | undefined;
  readonly renderTable: (ranking: readonly RankedEntry[], long: LongTable) => ReactNode;
};

/** A search for entries, teams, tracks and places. Of hundreds, rows are drawn as they come near. */
export function LongRanking({ ranking, renderTable, isOpened = false }: LongRankingProps) {
  const getName = useEntryNames();
  const messages = useMessages('longRanking', englishLongRanking);
  const [text, setText] = useState('');
  const { isWhole, showWhole } = useWhole(false);
  const search = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isOpened) field.current?.focus();
  }, [isOpened]);
  const wanted = useDeferredValue(text).trim();
  // Memoized, table too: each key shows in the field at once, and the entries follow.
  const found = useMemo(
    () =>
      wanted
        ? ranking.filter(({ entry }) => {
            const { name, whole, team = '', track = '', place = '' } = getName(entry);
            return matchesText({ title: name, description: `${whole} ${team} ${track} ${place}` }, wanted);
          })
        : ranking,
    [wanted, ranking, getName],
  );
  const table = useMemo(
    () =>
      found.length > 0 &&
      renderTable(found, {
        rowCount: found.length + 1,
        renderBody: (renderRow) => (
          <TablePortions
            items={found}
            isWhole={isWhole}
            // The head is the first row.
            renderRow={(ranked, index) => renderRow(ranked, index + 2)}
          />
        ),
      }),
    [found, renderTable, isWhole],
  );
  const showAll = () => {
    showWhole();
    // The focused button goes away. Not the field: on a phone, its keyboard would cover the entries.
    search.current?.focus();
  };
  return (
    <>
      <search ref={search} className={styles.find} aria-label={messages.find} tabIndex={-1}>
        <Field label={messages.find}>
          {(control) => (
            <span className={styles.field}>
              <SearchIcon />
              <input
                {...control}
                ref={field}
                type="search"
                className="laurel-input"
                autoComplete="off"
                enterKeyHint="search"
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
            </span>
          )}
        </Field>
        <p role="status">{wanted ? messages.found(found.length, ranking.length) : ''}</p>
        {!isWhole && (
          <Button size="small" variant="quiet" onClick={showAll}>
            {messages.showAll(ranking.length)}
          </Button>
        )}
      </search>
      {table}
    </>
  );
}
