import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TablePortions } from './TablePortions.tsx';

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
