import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Table } from '../content/Table.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('reads an element’s size after the browser’s own layout, not in a render', () => {
  const reports: (() => void)[] = [];
  const watched = new Set<Element>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: () => void) {
        reports.push(report);
      }
      observe = (element: Element) => watched.add(element);
      disconnect = () => watched.clear();
    },
  );
  const width = vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  const draw = (text: string) => (
    <Table label="Ranking">
      <tbody>
        <tr>
          <td>{text}</td>
        </tr>
      </tbody>
    </Table>
  );
  const { container, rerender } = render(draw('a'));
  const frame = container.firstElementChild;
  rerender(draw('b'));
  expect(width).not.toHaveBeenCalled();
  expect([...watched]).toEqual([frame, frame?.firstElementChild]);
  act(() => reports.at(-1)?.());
  expect(frame?.getAttribute('tabindex')).toBe('0');
  cleanup();
  expect(watched.size).toBe(0);
});
