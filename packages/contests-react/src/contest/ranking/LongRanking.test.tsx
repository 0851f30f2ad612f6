import type { RankedEntry } from '@org/contests';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LongRanking } from './LongRanking.tsx';

const ranking = Array.from({ length: 1_200 }, (_, n) => ({ entry: `${n + 1}` }));
const renderTable = vi.fn((shown: readonly RankedEntry[]) => <p>{shown.length} rows</p>);

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  render(<LongRanking ranking={ranking as unknown as RankedEntry[]} {...{ renderTable }} />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  renderTable.mockClear();
});

test('draws the table once per key: not before the field shows the key', () => {
  const drawn = renderTable.mock.calls.length;
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Entry 1199' } });
  expect(screen.getByText('1 rows')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('1 of 1,200 entries');
  expect(renderTable.mock.calls.length - drawn).toBe(1);
});

test('keeps the focus at the search when its focused button goes away', () => {
  const button = screen.getByRole('button', { name: 'Show all 1,200 entries' });
  button.focus();
  fireEvent.click(button);
  expect(button.isConnected).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('searchbox').closest('search'));
});
