import { getEntryName } from '@org/contests/names';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { contestNamesTexts } from '../texts/en/contestNames.ts';
import { NamedEntry } from './NamedEntry.tsx';

type EntriesProps = { readonly entries: readonly string[] };

function Entries({ entries }: EntriesProps) {
  return (
    <ol>
      {entries.map((entry) => (
        <li key={entry}>
          <NamedEntry
            name={{ ...getEntryName(entry, entries, contestNamesTexts), link: entry }}
            href={`#${encodeURIComponent(entry)}`}
          />
        </li>
      ))}
    </ol>
  );
}

const meta = {
  title: 'Web/Names of entries',
  component: Entries,
  args: { entries: ['https://github.com/ada/kiln', 'https://www.example.org/loom/', 'A lamp, in words'] },
} satisfies Meta<typeof Entries>;

export default meta;
type Story = StoryObj<typeof meta>;

const dark = { globals: { theme: 'dark' } } as const;

export const Names: Story = {};
export const NamesInDark: Story = dark;
export const LookAlikes: Story = {
  args: {
    entries: [
      'https://github.com/ada/kiln',
      'https://github.com/eve/kiln',
      'https://a.example/paypal',
      'https://a.example/paypaI',
      'https://a.example/%D1%81%D0%BE%D1%81%D0%BE',
    ],
  },
};
export const Hostile: Story = {
  args: {
    entries: [
      `https://${'long-host.'.repeat(12)}example/${'a-very-long-name-'.repeat(20)}`,
      `https://example.org/Z${'\u0301'.repeat(200)}`,
      'https://example.org/%E2%80%AEfdp.exe',
      'https://google.com@evil.example/kiln',
      'https://\u0430pple.com/kiln',
      'https://example.org/\u05e9\u05dc\u05d5\u05dd 123',
      'javascript:alert(1)',
      '\u200b',
    ],
  },
};
export const HostileInDark: Story = { ...Hostile, ...dark };
