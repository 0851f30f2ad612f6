import { type ComponentPropsWithRef, useRef } from 'react';
import { joinClasses } from '../base/elements.tsx';
import { useOverflow } from '../base/useOverflow.ts';

export type TableProps = ComponentPropsWithRef<'table'> & {
  /** The accessible name. */
  label: string;
  /** Narrow rows, for many figures. */
  dense?: boolean | undefined;
  /** `always`: scrolls inside its frame on wide screens too, as it does on phones. */
  scroll?: 'phone' | 'always' | undefined;
};

/**
 * A table with a sticky head that scrolls inside itself on narrow pages.
 * Rows and cells are plain `thead`, `tbody`, `tr`, `th` and `td`; numeric cells have `data-numeric`.
 *
 * @example
 * <Table label="Ranking">
 *   <thead><tr><th scope="col">Rank</th><th scope="col">Entry</th><th scope="col"
 * data-numeric>Points</th></tr></thead>
 *   <tbody>{rows}</tbody>
 * </Table>
 */
export function Table({ label, dense = false, scroll = 'phone', className, ...rest }: TableProps) {
  const frame = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(frame) || scroll === 'always';

  return (
    <div
      ref={frame}
      className={joinClasses('laurel-table', className)}
      data-dense={dense || undefined}
      data-scroll={scroll}
      {...(overflows && { role: 'group', 'aria-label': label, tabIndex: 0 })}
    >
      <table {...rest} aria-label={label} />
    </div>
  );
}
