import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from './latest.ts';

/**
 * True if a long table is drawn as a whole: a short one always, a long one from the moment in which it is printed or the
 * browser searches the page, and after `showWhole`.
 */
export function useWhole(isShort: boolean): { readonly isWhole: boolean; readonly showWhole: () => void } {
  const [isShown, setIsShown] = useState(false);
  const isWhole = isShort || isShown;
  useEffect(() => {
    if (isWhole) return;
    const controller = new AbortController();
    const { signal } = controller;
    // The browser lays the page out for paper right after the event.
    const show = () => flushSync(() => setIsShown(true));
    window.addEventListener('beforeprint', show, { signal });
    window.matchMedia('print').addEventListener('change', ({ matches }) => matches && show(), { signal });
    window.addEventListener('keydown', (event) => isFind(event) && show(), { signal });
    return () => controller.abort();
  }, [isWhole]);
  return { isWhole, showWhole: () => setIsShown(true) };
}

/** The keys that open the browser's own search. On Apple's systems Ctrl-F moves the cursor in a text. */
const isFind = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) => {
  if (key === 'F3') return true;
  const isCommand = /^(Mac|iP)/.test(navigator.platform) ? metaKey : ctrlKey;
  // With Shift, G goes back.
  return isCommand && !altKey && (/^g$/i.test(key) || (/^f$/i.test(key) && !shiftKey));
};

/** About two screens of rows. */
const ROWS_PER_PORTION = 25;
/** Drawn one screen before they come into sight, so that the keyboard and a screen reader find them there. */
const MARGIN = '100% 0px';
/** In pixels, until rows have been measured. */
const GUESSED_HEIGHT = 64;
/** Begins the keys of blank rows: half a character, which no text from a chain contains, so no row has the same key. */
const BLANK = '\ud800';

export type TablePortionsProps<Item> = {
  readonly items: readonly Item[];
  readonly rowsPerPortion?: number;
  /** Draws all rows, from `useWhole`. */
  readonly isWhole: boolean;
  /** The row has a key of its own: a row whose place changes stays the same where both places are drawn. */
  readonly renderRow: (item: Item, index: number) => ReactNode;
};

/**
 * The body of a long table. A portion of rows is drawn when it comes near, and stays, so that scrolling never loses focus
 * or a screen reader's position; a blank row of the same height keeps the place of a portion that is not drawn.
 */
export function TablePortions<Item>({
  items,
  rowsPerPortion = ROWS_PER_PORTION,
  isWhole,
  renderRow,
}: TablePortionsProps<Item>) {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set([0]));
  const [rowHeight, setRowHeight] = useState(GUESSED_HEIGHT);
  const body = useRef<HTMLTableSectionElement>(null);
  useLayoutEffect(() => {
    const first = Math.min(rowsPerPortion, items.length);
    const last = body.current?.children[first - 1];
    if (!body.current || !last) return;
    const height = last.getBoundingClientRect().bottom - body.current.getBoundingClientRect().top;
    if (height) setRowHeight(height / first);
  }, [items, rowsPerPortion]);
  const starts = Array.from(
    { length: Math.ceil(items.length / rowsPerPortion) },
    (_, n) => n * rowsPerPortion,
  );
  // One body with all rows in it: React would draw a row that moves to another body anew, closed and without focus.
  return (
    <tbody ref={body}>
      {starts.flatMap((start, portion) => {
        const rows = items.slice(start, start + rowsPerPortion);
        if (isWhole || near.has(portion)) return rows.map((item, index) => renderRow(item, start + index));
        return (
          <Blank
            key={`${BLANK}${start}`}
            height={rows.length * rowHeight}
            onNear={() => setNear((before) => new Set(before).add(portion))}
          />
        );
      })}
    </tbody>
  );
}

type BlankProps = { readonly height: number; readonly onNear: () => void };

function Blank({ height, onNear }: BlankProps) {
  const row = useRef<HTMLTableRowElement>(null);
  const near = useLatest(onNear);
  useEffect(() => {
    if (!row.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && near.current(),
      { rootMargin: MARGIN },
    );
    observer.observe(row.current);
    return () => observer.disconnect();
  }, [near]);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row takes no focus
    <tr ref={row} aria-hidden="true">
      <td style={{ blockSize: height, padding: 0 }} />
    </tr>
  );
}
