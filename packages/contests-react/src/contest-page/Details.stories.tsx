import { readResult } from '@org/contests';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { contest, evaluation, NOW, result } from '../testing/sampleContest.ts';
import { Details } from './Details.tsx';
import { partialResult } from './partialContest.ts';

const nothing = () => {};
const block = { number: 4_711n, hash: contest.uid, time: NOW };

const judges = Array.from(
  { length: 24 },
  (_, index) => `0x${(0x1000 + index * 77).toString(16).padStart(40, 'a1')}` as const,
);
const tags = contest.criteria.map(({ id }) => id);
const large = {
  ...contest,
  judges,
  entries: Array.from({ length: 60 }, (_, index) => `https://example.org/entry/${index + 1}`),
};

const meta = {
  title: 'Web/Contest details',
  component: Details,
  args: {
    result,
    trust: {
      block: block.number,
      check: { status: 'idle' },
      download: 'idle',
      onCheck: nothing,
      onCancel: nothing,
      onDownloadJson: nothing,
      onDownloadCsv: nothing,
      onDownloadReviews: nothing,
    },
    strangers: { count: 0, canLook: false, status: 'hidden', items: [], hasMore: false },
    onShowStrangers: nothing,
    onHideStrangers: nothing,
    getAttestationHref: ({ uid }) => `#${uid}`,
  },
} satisfies Meta<typeof Details>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plots: Story = {};
export const AnotherWinner: Story = { args: { result: partialResult } };
export const NoReviews: Story = { args: { result: readResult({ contest, attestations: [], block }) } };
const [shared] = contest.judges;
export const SharedSecond: Story = {
  args: {
    result: readResult({
      contest,
      attestations: contest.entries
        .slice(0, 1)
        .flatMap((entry) =>
          shared
            ? [0, 2].map((from) => evaluation(shared, entry, tags.slice(from), { time: NOW - 60n }))
            : [],
        ),
      block,
    }),
  },
};
export const ManyJudges: Story = {
  args: {
    result: readResult({
      contest: large,
      attestations: large.entries.flatMap((entry, row) =>
        judges
          .filter((_, column) => (row + column) % 4 !== 0)
          .map((judge, column) => evaluation(judge, entry, tags.slice((row * column) % 7))),
      ),
      block,
    }),
  },
};
export const LookOnTheChain: Story = {
  args: { strangers: { count: undefined, canLook: true, status: 'hidden', items: [], hasMore: false } },
};
export const NoStrangers: Story = {
  args: { strangers: { count: undefined, canLook: true, status: 'shown', items: [], hasMore: false } },
};
export const StrangersFailed: Story = {
  args: { strangers: { count: 3, canLook: false, status: 'failed', items: [], hasMore: false } },
};
