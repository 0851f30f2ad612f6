import type { Contest } from '@org/contests';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContestsView } from './ContestsView.tsx';
import { CARDS_PER_CHUNK, CardChunk } from './ListBody.tsx';
import { type ListFilters, NO_FILTERS } from './listFilters.ts';
import type { ListState } from './listState.ts';
import { useTypedText } from './textSearch.ts';

const make = (count: number) => Array.from({ length: count }, (_, n) => ({ uid: `0x${n}` }) as Contest);
const isReserved = (count: number) => {
  const { container } = render(<CardChunk contests={make(count)} renderContest={({ uid }) => uid} />);
  return container.querySelector('[data-whole]') !== null;
};

afterEach(cleanup);

test('reserves the height of complete chunks only', () => {
  expect(isReserved(CARDS_PER_CHUNK)).toBe(true);
  expect(isReserved(2)).toBe(false);
});

const contest = (n: number) => ({ uid: `0x${n}`, title: `Contest ${n}` }) as unknown as Contest;
const listed: Extract<ListState, { status: 'listed' }> = {
  status: 'listed',
  contests: [contest(1), contest(2)],
  unreadable: 0,
  isPartlyKnown: false,
  hidden: 0,
  searched: 2,
  total: 2,
  more: 'none',
  isChanging: false,
};

const props = (changes: Partial<ComponentProps<typeof ContestsView>> = {}) => ({
  state: listed,
  filters: NO_FILTERS,
  text: changes.filters?.text ?? '',
  chains: [],
  renderContest: ({ title }: Contest) => <span>{title}</span>,
  onText: vi.fn(),
  onSettle: vi.fn(),
  onChange: vi.fn(),
  onClear: vi.fn(),
  onConnect: vi.fn(),
  onStart: vi.fn(),
  onRetry: vi.fn(),
  onShowMore: vi.fn(),
  ...changes,
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const searching: ListFilters = { ...NO_FILTERS, text: 'games' };

test.each([
  ['2 contests', {}, NO_FILTERS],
  ['1 contest', { contests: [contest(1)] }, NO_FILTERS],
  ['No contests', { contests: [] }, searching],
  ['2 of 3,000 contests', { more: 'there', searched: 100, total: 3_000 }, NO_FILTERS],
  ['2 contests so far, 1,500 of 3,000 searched', { more: 'there', searched: 1_500, total: 3_000 }, searching],
] as const)('announces the count of listed contests: %s', (text, changes, filters) => {
  render(<ContestsView {...props({ state: { ...listed, ...changes }, filters })} />);
  expect(screen.getByRole('status').textContent).toBe(text);
});

test('announces nothing and is busy while the next list loads', () => {
  const { container } = render(<ContestsView {...props({ state: { ...listed, isChanging: true } })} />);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(container.querySelector('[aria-busy="true"]')?.textContent).toBe('Contest 1Contest 2');
});

test('selects the state and order of the list, and "Mine"', async () => {
  const given = props();
  render(<ContestsView {...given} />);
  await userEvent.click(screen.getByRole('button', { name: 'Closed' }));
  expect(given.onChange).toHaveBeenLastCalledWith({ state: 'closed' });
  await userEvent.click(screen.getByRole('button', { name: 'Mine' }));
  expect(given.onChange).toHaveBeenLastCalledWith({ isMine: true });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Ending soonest');
  expect(given.onChange).toHaveBeenLastCalledWith({ sort: 'ending' });
  expect(screen.getByRole('button', { name: 'All' }).getAttribute('aria-pressed')).toBe('true');
});

test('distinguishes no matches from an empty chain', async () => {
  const nothing: ListState = { ...listed, contests: [] };
  const found = props({ state: nothing, filters: searching });
  render(<ContestsView {...found} />);
  expect(screen.getByRole('heading', { name: 'No contests found' })).toBeTruthy();
  // Visually hidden: only announced.
  expect(screen.getByText('No contests').className).toContain('hidden');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(found.onClear).toHaveBeenCalledOnce();
  cleanup();

  render(<ContestsView {...props({ state: nothing })} />);
  expect(screen.getByRole('heading', { name: 'No contests yet' })).toBeTruthy();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Start a contest' })).toHaveLength(1);
  cleanup();

  const further = props({ state: { ...listed, contests: [], more: 'there' }, filters: searching });
  render(<ContestsView {...further} />);
  await userEvent.click(screen.getByRole('button', { name: 'Search more' }));
  expect(further.onShowMore).toHaveBeenCalledOnce();
});

test('says how far a search and the order by ends reach', () => {
  render(<ContestsView {...props({ state: { ...listed, read: 12 }, filters: searching })} />);
  expect(screen.getByText(/names of entries and winners are searched in the 12 contests/)).toBeTruthy();
  cleanup();
  const ending = { ...NO_FILTERS, sort: 'ending' } as const;
  const state: ListState = { ...listed, searched: 500, total: 900, more: 'there' };
  render(<ContestsView {...props({ state, filters: ending })} />);
  expect(screen.getByText(/^Ordered among the 500 contests read so far, of 900/)).toBeTruthy();
});

test('counts hidden and unreadable contests', () => {
  render(<ContestsView {...props({ state: { ...listed, hidden: 1, unreadable: 2 } })} />);
  expect(screen.getByText('1 contest is hidden by the operator of this site.')).toBeTruthy();
  expect(screen.getByText(/^2 more attestations are listed/)).toBeTruthy();
});

test('asks for a wallet for "Mine"', async () => {
  const given = props({ state: { status: 'unconnected' }, filters: { ...NO_FILTERS, isMine: true } });
  render(<ContestsView {...given} />);
  await userEvent.click(screen.getByRole('button', { name: 'Connect a wallet' }));
  expect(given.onConnect).toHaveBeenCalledOnce();
});

function Typing({ value, onSettled }: { value: string; onSettled: (text: string) => void }) {
  const { text, setText, settle } = useTypedText(value, onSettled);
  return <input value={text} onChange={(event) => setText(event.target.value)} onBlur={settle} />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

test('reports typed text once, debounced, and does not change it', () => {
  const onSettled = vi.fn();
  const { rerender } = render(<Typing value="" onSettled={onSettled} />);
  for (const text of ['s', 'sm', 'small ']) type(text);
  vi.advanceTimersByTime(299);
  expect(onSettled).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onSettled.mock.calls).toEqual([['small']]);
  // The URL drops the trailing space, which the field has to keep.
  rerender(<Typing value="small" onSettled={onSettled} />);
  expect(field().value).toBe('small ');
  fireEvent.blur(field());
  expect(onSettled).toHaveBeenCalledTimes(1);
});

test('replaces typed text with a value from the URL', () => {
  const onSettled = vi.fn();
  const { rerender } = render(<Typing value="one" onSettled={onSettled} />);
  type('two');
  fireEvent.blur(field());
  expect(onSettled.mock.calls).toEqual([['two']]);
  rerender(<Typing value="two" onSettled={onSettled} />);
  rerender(<Typing value="one" onSettled={onSettled} />);
  expect(field().value).toBe('one');
  vi.advanceTimersByTime(1_000);
  expect(onSettled).toHaveBeenCalledTimes(1);
});

function Taking({ value, onTake }: { value: string; onTake: (text: string) => void }) {
  const { text, setText, take } = useTypedText(value, onTake);
  return (
    <>
      <input value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => onTake(take())}>
        Choose
      </button>
      <button type="button" onClick={() => onTake(take(''))}>
        Clear
      </button>
    </>
  );
}

test('includes typed text in a choice and does not report it again', () => {
  const onTake = vi.fn();
  render(<Taking value="" onTake={onTake} />);
  type('small');
  fireEvent.click(screen.getByRole('button', { name: 'Choose' }));
  vi.advanceTimersByTime(1_000);
  expect(onTake.mock.calls).toEqual([['small']]);
  type('small games');
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  vi.advanceTimersByTime(1_000);
  expect(onTake.mock.calls).toEqual([['small'], ['']]);
  expect(field().value).toBe('');
});
