import type { ContestState } from '@org/contests';
import { readResult } from '@org/contests';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContestView } from './ContestView.tsx';
import { attestations, contest, evaluation, JUDGES, NOW, result, STRANGER } from './sampleContest.ts';

const nothing = () => {};
const block = { number: 4_711n, hash: contest.uid, time: NOW };

const meta = {
  title: 'Web/Contest',
  component: ContestView,
  args: {
    contest,
    result,
    isFailed: false,
    state: 'judging',
    nowSeconds: NOW,
    shareHref: '#share',
    links: {
      getAddressHref: () => null,
      getAttestationHref: (uid) => `https://scan.example/attestation/view/${uid}`,
    },
    account: undefined,
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
    strangers: {
      strangers: { count: 1, status: 'hidden', items: [], hasMore: false },
      onShowStrangers: nothing,
      onHideStrangers: nothing,
    },
    getAttestationHref: ({ uid }) => `https://scan.example/attestation/view/${uid}`,
    onTryAgain: nothing,
    onReadFromChain: nothing,
  },
} satisfies Meta<typeof ContestView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Judging: Story = {};
export const Closed: Story = { args: { contest: { ...contest, endsAt: NOW - 86_400n }, state: 'closed' } };
export const Withdrawn: Story = {
  args: { contest: { ...contest, revokedAt: NOW - 3_600n }, state: 'withdrawn' },
};
export const JustStarted: Story = {
  args: { contest: { ...contest, endsAt: null }, result: readResult({ contest, attestations: [], block }) },
};
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Show the reviews of https://example.org/shelf' }),
    );
  },
};
export const ForAJudge: Story = {
  args: {
    account: JUDGES[0],
    renderAct: (entry) => (
      <button type="button" className="laurel-button" data-variant="outlined" data-size="small">
        Change review<span className="laurel-hidden"> of {entry}</span>
      </button>
    ),
  },
};
export const Strangers: Story = {
  args: {
    strangers: {
      strangers: {
        count: 1,
        status: 'shown',
        hasMore: false,
        items: [
          {
            attestation: evaluation(STRANGER, 'https://example.org/shelf', []),
            reason: 'not-a-judge',
          },
        ],
      },
      onShowStrangers: nothing,
      onHideStrangers: nothing,
    },
  },
};
export const ReviewsLoading: Story = { args: { result: undefined } };
export const ReviewsFailed: Story = { args: { result: undefined, isFailed: true } };
export const LongAndHostile: Story = {
  args: (() => {
    const entries = [`https://example.org/${'long-'.repeat(60)}`, 'x'.repeat(400), '\u202eevil.example'];
    const long = {
      ...contest,
      entries,
      title: `<img src=x onerror=alert(1)> ${'never ends '.repeat(12)}`,
      description: 'w'.repeat(900),
    };
    return {
      contest: long,
      result: readResult({
        contest: long,
        attestations: [
          ...attestations,
          evaluation(JUDGES[0], entries[1] ?? '', ['CREATIVITY_5'], { comment: `\u202e${'c'.repeat(900)}` }),
        ],
        block,
      }),
    };
  })(),
};

/** Every state of a contest has a story: one without does not compile. */
({ judging: Judging, closed: Closed, withdrawn: Withdrawn }) satisfies Record<ContestState, Story>;
