import { nameNumberedEntries } from '@org/contests/names';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { englishContestNames } from '../../messages/en/contest.ts';
import { createClassic, JUDGES, tick, toReview } from '../../testing/sampleContest.ts';
import { EntryNames } from '../parts/entryNames.ts';
import { Ranking } from './Ranking.tsx';

const ENTRIES = 500;
const names = Array.from({ length: ENTRIES }, (_, n) => `tool-${n + 1}`);
const { result, texts } = createClassic(names, (act) => {
  for (let n = 1; n <= 60; n++)
    act(JUDGES[n % 3] ?? JUDGES[0], 'evaluation', toReview(n, n % 2 ? tick(3) : tick(5), ''));
});
const { contest, ranking, counted, details } = result;
const name = nameNumberedEntries(contest.entries, texts.entries, englishContestNames);

const meta = {
  title: 'Web/Long ranking',
  component: Ranking,
  decorators: [
    (Story) => (
      <EntryNames value={name}>
        <Story />
      </EntryNames>
    ),
  ],
  args: {
    contest,
    ranking,
    reviews: counted,
    details,
    phase: 'judging',
    isFinal: false,
    links: {
      getAddressHref: () => null,
      getAttestationHref: (uid) => `https://scan.example/attestation/view/${uid}`,
      getEntryPath: (entry) => `#${entry}`,
    },
  },
} satisfies Meta<typeof Ranking>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const findTable = async (canvas: Canvas, name = 'Ranking') => {
  await canvas.findByRole('searchbox', { name: 'Find an entry' });
  return canvas.getByRole('table', { name });
};
const countRows = (table: HTMLElement) => table.querySelectorAll('tr[aria-rowindex]').length;
const findEntry = (table: HTMLElement, n: number) => table.querySelector<HTMLElement>(`a[href='#${n}']`);

/** Few rows are drawn, all are announced, and each is drawn where the page is scrolled to. */
export const Scrolled: Story = {
  play: async ({ canvas }) => {
    const table = await findTable(canvas);
    await expect(table).toHaveAttribute('aria-rowcount', `${ENTRIES + 1}`);
    const before = countRows(table);
    await expect(before).toBeLessThanOrEqual(100);
    await expect(document.getElementsByTagName('*').length).toBeLessThan(4_000);
    await expect(table.getBoundingClientRect().height).toBeGreaterThan(ENTRIES * 40);
    const second = findEntry(table, 3);
    second?.focus();
    table.lastElementChild?.scrollIntoView({ block: 'end' });
    await waitFor(() =>
      expect(findEntry(table, ENTRIES)?.closest('tr')).toHaveAttribute('aria-rowindex', `${ENTRIES + 1}`),
    );
    await expect(countRows(table)).toBeLessThan(before + 150);
    await expect(second).toHaveFocus();
    window.scrollTo(0, 0);
  },
};

export const Found: Story = {
  play: async ({ canvas }) => {
    await findTable(canvas);
    const search = canvas.getByRole('searchbox');
    fireEvent.change(search, { target: { value: `EXAMPLE.org tool-${ENTRIES}` } });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 of 500 entries'));
    const table = canvas.getByRole('table', { name: 'Ranking' });
    await expect(table).toHaveAttribute('aria-rowcount', '2');
    await expect(findEntry(table, ENTRIES)).toBeVisible();
    fireEvent.change(search, { target: { value: 'spaceship' } });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('0 of 500 entries'));
    fireEvent.change(search, { target: { value: 'tool-49' } });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('11 of 500 entries'));
  },
};

const isInPage = (text: string) =>
  // The cast: not in TypeScript's types.
  (window as unknown as { find: (text: string) => boolean }).find(text);

/** The browser's search finds rows that were not drawn when its keys were pressed. */
export const SearchedByTheBrowser: Story = {
  // Checking the accessibility of hundreds of rows takes long; the other stories check some.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas }) => {
    const table = await findTable(canvas);
    const last = `tool-${ENTRIES}`;
    await expect(isInPage(last)).toBe(false);
    fireEvent.keyDown(document.body, { key: 'f', ctrlKey: true, metaKey: true });
    await waitFor(() => expect(countRows(table)).toBe(ENTRIES));
    await expect(isInPage(last)).toBe(true);
  },
};

export const Printed: Story = {
  args: { reviews: [], ranking: createClassic(names, () => {}).result.ranking },
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas }) => {
    const table = await findTable(canvas, 'Entries');
    await expect(countRows(table)).toBeLessThanOrEqual(100);
    window.dispatchEvent(new Event('beforeprint'));
    // Without waiting: the browser doesn't.
    await expect(countRows(table)).toBe(ENTRIES);
  },
};
