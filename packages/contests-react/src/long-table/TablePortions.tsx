import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLatest } from '../writing/useLatest.ts';

/** About two screens of rows. */
const ROWS_PER_PORTION = 25;
/** Drawn one screen before they come into sight, so that the keyboard and a screen reader find them there. */
const MARGIN = '100% 0px';
/** In pixels, until rows have been measured. */
const GUESSED_HEIGHT = 64;

export type TablePortionsProps<Item> = {
  readonly items: readonly Item[];
  readonly rowsPerPortion?: number;
  /** Draws all rows, from `useWhole`. */
  readonly isWhole: boolean;
  readonly renderRow: (item: Item, index: number) => ReactNode;
};

/**
 * The bodies of a long table. A portion of rows is drawn when it comes near, and stays, so that focus and a screen
 * reader's position are never lost; blank rows of the same height keep the place of the others.
 */
export function TablePortions<Item>({
  items,
  rowsPerPortion = ROWS_PER_PORTION,
  isWhole,
  renderRow,
}: TablePortionsProps<Item>) {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set([0]));
  const [rowHeight, setRowHeight] = useState(GUESSED_HEIGHT);
  const first = useRef<HTMLTableSectionElement>(null);
  useLayoutEffect(() => {
    const height = first.current?.getBoundingClientRect().height;
    if (height) setRowHeight(height / Math.min(rowsPerPortion, items.length));
  }, [items, rowsPerPortion]);
  const starts = Array.from(
    { length: Math.ceil(items.length / rowsPerPortion) },
    (_, n) => n * rowsPerPortion,
  );
  return starts.map((start, portion) => {
    const rows = items.slice(start, start + rowsPerPortion);
    if (!isWhole && !near.has(portion))
      return (
        <Blank
          key={start}
          height={rows.length * rowHeight}
          onNear={() => setNear((before) => new Set(before).add(portion))}
        />
      );
    return (
      <tbody key={start} ref={portion === 0 ? first : undefined}>
        {rows.map((item, index) => renderRow(item, start + index))}
      </tbody>
    );
  });
}

type BlankProps = { readonly height: number; readonly onNear: () => void };

function Blank({ height, onNear }: BlankProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const near = useLatest(onNear);
  useEffect(() => {
    if (!body.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && near.current(),
      { rootMargin: MARGIN },
    );
    observer.observe(body.current);
    return () => observer.disconnect();
  }, [near]);
  return (
    <tbody ref={body} aria-hidden="true">
      <tr>
        <td style={{ blockSize: height, padding: 0 }} />
      </tr>
    </tbody>
  );
}
