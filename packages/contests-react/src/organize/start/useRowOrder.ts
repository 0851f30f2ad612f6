import { type PointerEvent, type RefObject, useRef, useState } from 'react';

/** The props that make an element the grip of a row. */
export type RowGrip = {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onLostPointerCapture: () => void;
};

export type RowOrderOptions<Row> = {
  /** The list, whose children are the rows in their order. */
  readonly list: RefObject<HTMLElement | null>;
  readonly rows: readonly Row[];
  readonly onOrder: (rows: readonly Row[]) => void;
  /** The sentence of a screen reader once the row at `index` has moved to `position`. */
  readonly describe: (index: number, position: number) => string;
};

/** Rows that are put in order by dragging a grip, or one by one with the buttons `data-move` "up" and "down" of each row. */
export function useRowOrder<Row>({ list, rows, onOrder, describe }: RowOrderOptions<Row>) {
  const [dragged, setDragged] = useState<number>();
  const [said, setSaid] = useState('');
  const lastY = useRef(0);
  const place = (from: number, to: number) => {
    const row = rows[from];
    if (row === undefined || to < 0 || to >= rows.length) return;
    onOrder(rows.toSpliced(from, 1).toSpliced(to, 0, row));
    setSaid(describe(from, to));
  };
  const drag = (from: number, y: number) => {
    const boxes = Array.from(list.current?.children ?? [], (each) => each.getBoundingClientRect());
    const own = boxes[from];
    if (!own) return;
    // By its direction, so that rows of different heights do not swap back at once.
    const isDown = y > lastY.current;
    const next = boxes[isDown ? from + 1 : from - 1];
    lastY.current = y;
    if (!next || (isDown ? y < next.bottom - own.height : y > next.top + own.height)) return;
    if (isDown ? y < next.top : y > next.bottom) return;
    const to = isDown ? from + 1 : from - 1;
    place(from, to);
    setDragged(to);
  };
  return {
    /** The row that is being dragged. */
    dragged,
    /** The last move in words. */
    said,
    /** Moves a row, and the focus with it. */
    move: (from: number, to: number) => {
      place(from, to);
      const direction = to < from ? 'up' : 'down';
      // The rows render in the next frame.
      requestAnimationFrame(() => {
        const buttons = [
          ...(list.current?.children[to]?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? []),
        ].filter(({ disabled }) => !disabled);
        (buttons.find(({ dataset }) => dataset.move === direction) ?? buttons[0])?.focus();
      });
    },
    getGrip: (index: number): RowGrip => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        // Text is not selected, and the focus stays.
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        lastY.current = event.clientY;
        setDragged(index);
      },
      onPointerMove: (event) => {
        if (dragged !== undefined) drag(dragged, event.clientY);
      },
      onLostPointerCapture: () => setDragged(undefined),
    }),
  };
}
