import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { JUDGES } from '../../testing/sampleContest.ts';
import { Printed, type PrintedEntry, type PrintedProps } from './PrintDialog.tsx';

afterEach(cleanup);

const makeEntry = (number: number, place: string): PrintedEntry => ({
  ...{ number, name: number === 1 ? 'Tide marks' : '<img src=x>', team: 'Harbor school', track: 'Outdoors' },
  ...{ place, href: `https://laurel.example/contests/local/0x01/entries/${number}` },
});
const first = makeEntry(1, 'Table 12');
const second = makeEntry(2, '');
const props: PrintedProps = {
  ...{ title: 'Signs', what: 'judges', until: 'Dec 9, 6 PM', entries: [first, second] },
  queueHref: 'https://laurel.example/contests/local/0x01#judge',
  criteria: [
    { id: '1', label: 'Legibility', maxPoints: 5 },
    { id: '2', label: 'Wayfinding', maxPoints: 10 },
  ],
  judges: [
    { address: JUDGES[0], name: 'Ada Park', entries: [first, second] },
    { address: JUDGES[1], name: 'Ben', entries: [second] },
  ],
};

test('prints a sheet for each judge with their entries and room for points', () => {
  render(<Printed {...props} />);
  const sheets = screen.getAllByRole('article');
  expect(sheets).toHaveLength(2);
  const ada = within(sheets[0] as HTMLElement);
  expect(ada.getByRole('heading', { name: 'Ada Park' })).toBeTruthy();
  expect(ada.getByText('2 entries to review until Dec 9, 6 PM')).toBeTruthy();
  expect(ada.getAllByRole('row')).toHaveLength(3);
  expect(ada.getByRole('columnheader', { name: 'Wayfinding (0 to 10)' })).toBeTruthy();
  expect(ada.getByText('Table 12')).toBeTruthy();
  expect(ada.getByRole('img', { name: props.queueHref })).toBeTruthy();
  expect(within(sheets[1] as HTMLElement).getAllByRole('row')).toHaveLength(2);
  expect(document.querySelector('img')).toBeNull();
  cleanup();
  // Without places there is no column for them.
  render(<Printed {...props} entries={[second]} judges={props.judges.slice(1)} />);
  expect(screen.queryByRole('columnheader', { name: 'Place' })).toBeNull();
});

test('prints a card for each place, with its number if it has none', () => {
  render(<Printed {...props} what="places" />);
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(2);
  expect(cards[0]?.textContent).toMatch(/^Table 12Tide marksHarbor school · OutdoorsSigns/);
  expect(cards[1]?.textContent).toMatch(/^Entry 2<img src=x>/);
  expect(screen.getByRole('img', { name: first.href })).toBeTruthy();
});
