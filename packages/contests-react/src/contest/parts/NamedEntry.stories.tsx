import { nameNumberedEntries } from '@org/contests/names';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { englishContestNames } from '../../messages/en/contest.ts';
import { NamedEntry } from './NamedEntry.tsx';

type EntriesProps = { readonly entries: readonly { readonly name: string; readonly link: string }[] };

function Entries({ entries }: EntriesProps) {
  const documents = new Map(entries.map((entry, index) => [`${index + 1}`, entry]));
  const numbers = [...documents.keys()];
  const getName = nameNumberedEntries(numbers, documents, englishContestNames);
  return (
    <ol>
      {numbers.map((number) => (
        <li key={number}>
          <NamedEntry name={getName(number)} href={`#${number}`} />
        </li>
      ))}
    </ol>
  );
}

const meta = {
  title: 'Web/Names of entries',
  component: Entries,
  args: {
    entries: [
      { name: 'Tide marks', link: 'https://github.com/ada/tide-marks' },
      { name: 'Rope and knots', link: 'https://www.example.org/rope/' },
      { name: 'A lamp without a project page', link: '' },
    ],
  },
} satisfies Meta<typeof Entries>;

export default meta;
type Story = StoryObj<typeof meta>;

const dark = { globals: { theme: 'dark' } } as const;

export const Names: Story = {};
export const NamesInDark: Story = dark;
/** The arrow stays beside the name or its host, whatever the width. */
export const Narrow: Story = {
  render: (args) => (
    <>
      {[140, 150, 160, 170, 180, 190].map((width) => (
        <div key={width} style={{ inlineSize: width, marginInlineStart: 24 }}>
          <Entries {...args} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const arrow of await canvas.findAllByRole('link', { name: 'Open project' })) {
      // A host that fits on a line of its own stays whole.
      await expect(arrow.previousElementSibling?.getClientRects().length).toBeLessThanOrEqual(2);
      const lastLine = [...(arrow.previousElementSibling?.getClientRects() ?? [])].at(-1);
      const { left, top } = arrow.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(lastLine?.right ?? Number.NaN);
      await expect(top).toBeLessThan(lastLine?.bottom ?? Number.NaN);
    }
  },
};
export const LookAlikes: Story = {
  args: {
    entries: [
      { name: 'Tide marks', link: 'https://github.com/ada/tide-marks' },
      { name: 'Tide marks', link: 'https://github.com/eve/tide-marks' },
      { name: 'paypal', link: 'https://a.example/paypal' },
      { name: 'paypaI', link: 'https://a.example/paypaI' },
      { name: '\u0441\u043e\u0441\u043e', link: 'https://a.example/soso' },
    ],
  },
};
export const Hostile: Story = {
  args: {
    entries: [
      {
        name: 'a-very-long-name-'.repeat(20),
        link: `https://${'long-host.'.repeat(12)}example/`,
      },
      { name: `Z${'\u0301'.repeat(200)}`, link: 'https://example.org/z' },
      { name: '\u202efdp.exe', link: 'https://example.org/%E2%80%AEfdp.exe' },
      { name: 'google.com', link: 'https://google.com@evil.example/kiln' },
      { name: 'Apple', link: 'https://\u0430pple.com/kiln' },
      { name: '\u05e9\u05dc\u05d5\u05dd 123', link: 'https://example.org/shalom' },
      { name: 'A script', link: 'javascript:alert(1)' },
      { name: '\u200b', link: '' },
    ],
  },
};
export const HostileInDark: Story = { ...Hostile, ...dark };
