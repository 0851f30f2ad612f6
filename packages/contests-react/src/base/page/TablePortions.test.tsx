import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TablePortions, useWhole } from './TablePortions.tsx';

const draw = (items: readonly string[]) => (
  <table>
    <TablePortions
      items={items}
      rowsPerPortion={2}
      isWhole
      renderRow={(item, index) => (
        <tr key={item} aria-rowindex={index + 1}>
          <td>
            <button type="button">{item}</button>
          </td>
        </tr>
      )}
    />
  </table>
);

afterEach(cleanup);

test('a row that moves to another portion stays the same, with its focus', () => {
  const { rerender } = render(draw(['anvil', 'kiln', 'loom', 'lathe']));
  const loom = screen.getByRole('button', { name: 'loom' });
  loom.focus();
  rerender(draw(['kiln', 'loom', 'lathe']));
  expect(screen.getByRole('button', { name: 'loom' })).toBe(loom);
  expect(loom.closest('tr')?.getAttribute('aria-rowindex')).toBe('2');
  expect(document.activeElement).toBe(loom);
});

const open = (platform: string) => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  vi.stubGlobal('matchMedia', () => new EventTarget());
  return renderHook(() => useWhole(false)).result;
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ['Linux x86_64', { key: 'f', ctrlKey: true }],
  ['Win32', { key: 'F', ctrlKey: true }],
  ['Win32', { key: 'F3' }],
  ['Linux x86_64', { key: 'G', ctrlKey: true, shiftKey: true }],
  ['MacIntel', { key: 'f', metaKey: true }],
  ['iPad', { key: 'g', metaKey: true }],
])('on %s, the search keys %j draw all rows', (platform, keys) => {
  const result = open(platform);
  fireEvent.keyDown(document.body, keys);
  expect(result.current.isWhole).toBe(true);
});

test.each([
  ['MacIntel', { key: 'f', ctrlKey: true }],
  ['MacIntel', { key: 'f', metaKey: true, ctrlKey: true, altKey: true }],
  ['Linux x86_64', { key: 'f', metaKey: true }],
  ['Linux x86_64', { key: 'f', ctrlKey: true, altKey: true }],
  ['Linux x86_64', { key: 'F', ctrlKey: true, shiftKey: true }],
  ['Linux x86_64', { key: 'f' }],
])('on %s, the keys %j do something else', (platform, keys) => {
  const result = open(platform);
  fireEvent.keyDown(document.body, keys);
  expect(result.current.isWhole).toBe(false);
});

test('a long table draws all rows on request', () => {
  const result = open('Win32');
  act(() => result.current.showWhole());
  expect(result.current.isWhole).toBe(true);
});
