import { readResult } from '@org/contests';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { contest, evaluation, NOW, result } from '../testing/sampleContest.ts';
import { Details } from './Details.tsx';
import { partialResult } from './partialContest.ts';
import { VerifyView, type VerifyViewProps } from './VerifyView.tsx';

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

const verify: Omit<VerifyViewProps, 'result'> = {
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
};
const withStrangers = (strangers: VerifyViewProps['strangers']) => () => (
  <VerifyView {...verify} strangers={strangers} result={result} />
);

const meta = {
  title: 'Web/Contest details',
  component: Details,
  args: { result, renderVerify: withStrangers(verify.strangers) },
} satisfies Meta<typeof Details>;

export default meta;
type Story = StoryObj<typeof meta>;

const open =
  (name: string): NonNullable<Story['play']> =>
  ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByRole('button', { name }));

export const Closed: Story = {};
export const Plots: Story = { play: open('How judges differed') };
export const Verify: Story = { play: open('Verify') };
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
  play: open('How judges differed'),
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
const strangers = (state: Partial<VerifyViewProps['strangers']>): Story => ({
  args: { renderVerify: withStrangers({ ...verify.strangers, ...state }) },
  play: open('Verify'),
});
export const LookOnTheChain = strangers({ count: undefined, canLook: true });
export const NoStrangers = strangers({ count: undefined, canLook: true, status: 'shown' });
export const StrangersFailed = strangers({ count: 3, status: 'failed' });
