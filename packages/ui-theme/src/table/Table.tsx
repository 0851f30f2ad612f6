import { type ComponentPropsWithRef, useRef } from 'react';
import { joinClasses } from '../elementProps.ts';
import { useOverflow } from '../useOverflow.ts';

export type TableProps = ComponentPropsWithRef<'table'> & {
  /** The accessible name. */
  label: string;
  /** Rows close to each other, for many figures. */
  dense?: boolean | undefined;
  /** On phones it always scrolls inside its frame; `always` does so on wide screens too, for many columns. */
  scroll?: 'phone' | 'always' | undefined;
};

/**
 * A table whose head stays in sight and which scrolls inside itself where the page is too narrow.
 * Rows and cells are plain `thead`, `tbody`, `tr`, `th` and `td`; cells of figures carry `data-numeric`.
 *
 * @example
 * <Table label="Ranking">
 *   <thead><tr><th scope="col">Rank</th><th scope="col">Entry</th><th scope="col" data-numeric>Points</th></tr></thead>
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
