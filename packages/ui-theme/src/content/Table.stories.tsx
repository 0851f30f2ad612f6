import { Link, Table, Tag, VisuallyHidden } from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

const entries = [
  'ballot.example',
  'quorum.example',
  'openledger.example',
  'seedbank.example',
  'tidewatch.example',
];

const ranking = (count: number) => (
  <>
    <thead>
      <tr>
        <th scope="col">Rank</th>
        <th scope="col">Entry</th>
        <th scope="col" data-numeric>
          Points
        </th>
        <th scope="col" data-numeric>
          Reviews
        </th>
      </tr>
    </thead>
    <tbody>
      {Array.from({ length: count }, (_, index) => {
        const entry = entries[index % entries.length];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a story's rows never move
          <tr key={index}>
            <td>{index === 0 ? <Tag tone="gold">1</Tag> : index + 1}</td>
            <th scope="row">
              <Link href={`#${entry}`}>{entry}</Link>
            </th>
            <td data-numeric>{(27.5 - index * 1.75).toFixed(2)}</td>
            <td data-numeric>{5 - (index % 3)} of 5</td>
          </tr>
        );
      })}
    </tbody>
  </>
);

const meta = {
  title: 'Controls/Table',
  component: Table,
  args: { label: 'Ranking', children: ranking(5) },
  decorators: [
    (Story) => (
      <div className="laurel-card">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ranking: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Ranking' })).toBeVisible();
  },
};
export const Dense: Story = { args: { dense: true } };
export const OneRow: Story = { args: { children: ranking(1) } };

/** The frame scrolls on phones, the window elsewhere; the head stays visible either way. */
export const HeadStaysInSight: Story = {
  args: {
    children: (
      <>
        <thead>
          <tr>
            <th scope="col">Entry</th>
            <th scope="col">Link</th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: 60 }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a story's rows never move
            <tr key={row}>
              <th scope="row">{entries[row % entries.length]}</th>
              <td>
                <VisuallyHidden>Entry {row + 1}</VisuallyHidden> {row + 1}
              </td>
            </tr>
          ))}
        </tbody>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Ranking' });
    const frame = table.parentElement as HTMLElement;
    const head = canvas.getByRole('columnheader', { name: 'Entry' });
    const isPhone = window.matchMedia('(width < 768px)').matches;
    if (isPhone) {
      await expect(frame.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight * 0.8 + 1);
      // Visually hidden text must not lengthen the page.
      await expect(document.documentElement.scrollHeight).toBeLessThan(window.innerHeight * 1.5);
      frame.scrollTop = 300;
      await expect(frame.scrollTop).toBe(300);
      await expect(head.getBoundingClientRect().top).toBeCloseTo(frame.getBoundingClientRect().top, 0);
    } else {
      window.scrollTo(0, 600);
      await waitFor(() => expect(head.getBoundingClientRect().top).toBeCloseTo(0, 0));
      await expect(table.getBoundingClientRect().top).toBeLessThan(-100);
      window.scrollTo(0, 0);
    }
  },
};

export const WideScrollsInside: Story = {
  args: {
    label: 'Judges and entries',
    scroll: 'always',
    dense: true,
    children: (
      <>
        <thead>
          <tr>
            <th scope="col">Entry</th>
            {Array.from({ length: 40 }, (_, judge) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a story's columns never move
              <th key={judge} scope="col" data-numeric>
                Judge {judge + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, row) => (
            <tr key={entry}>
              <th scope="row">{entry}</th>
              {Array.from({ length: 40 }, (_, judge) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a story's columns never move
                <td key={judge} data-numeric data-step={(row * judge) % 6}>
                  {((row * judge) % 6) * 5}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const frame = await waitFor(() => canvas.getByRole('group', { name: 'Judges and entries' }));
    await expect(frame).toHaveAttribute('tabindex', '0');
    frame.scrollLeft = 400;
    await expect(frame.scrollLeft).toBe(400);
    const corner = canvas.getByRole('columnheader', { name: 'Entry' });
    await expect(corner.getBoundingClientRect().left).toBeCloseTo(frame.getBoundingClientRect().left, 0);
  },
};
