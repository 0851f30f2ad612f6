import type { ContestState } from '@org/contests';
import { readResult } from '@org/contests';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { JudgeButtons } from '../contest-page/writing/JudgeButtons.tsx';
import { ViewerNotices } from '../contest-page/writing/ViewerNotices.tsx';
import {
  attestations,
  contest,
  evaluation,
  JUDGES,
  NOW,
  result,
  STRANGER,
} from '../testing/sampleContest.ts';
import { ContestView } from './ContestView.tsx';
import { Details } from './Details.tsx';
import { VerifyView, type VerifyViewProps } from './VerifyView.tsx';

const nothing = () => {};
const block = { number: 4_711n, hash: contest.uid, time: NOW };

const details: Omit<VerifyViewProps, 'result'> = {
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
  strangers: { count: 1, canLook: false, status: 'hidden', items: [], hasMore: false },
  onShowStrangers: nothing,
  onHideStrangers: nothing,
  getAttestationHref: ({ uid }) => `https://scan.example/attestation/view/${uid}`,
};

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
      getEntryPath: () => '#entry',
    },
    account: undefined,
    renderDetails: (read) => (
      <Details result={read} renderVerify={() => <VerifyView {...details} result={read} />} />
    ),
    onTryAgain: nothing,
    onReadFromChain: nothing,
  },
} satisfies Meta<typeof ContestView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Judging: Story = {};
const over = { ...contest, endsAt: NOW - 86_400n };
const closed = { contest: over, state: 'closed' } as const;
export const Closed: Story = { args: closed };
export const ClosedWithTie: Story = {
  args: {
    ...closed,
    result: readResult({
      contest: over,
      attestations: over.entries.slice(0, 3).map((entry) => evaluation(JUDGES[0], entry, ['CREATIVITY_5'])),
      block,
    }),
  },
};
export const ClosedWithoutReviews: Story = {
  args: { ...closed, result: readResult({ contest: over, attestations: [], block }) },
};
export const ClosedLoading: Story = { args: { ...closed, result: undefined } };
export const Withdrawn: Story = {
  args: { contest: { ...contest, revokedAt: NOW - 3_600n }, state: 'withdrawn' },
};
export const JustStarted: Story = {
  args: { contest: { ...contest, endsAt: null }, result: readResult({ contest, attestations: [], block }) },
};
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the reviews of shelf' }));
  },
};
const acts = (entry: string) => (
  <JudgeButtons
    entry={entry}
    isReviewed={result.counted.some((review) => review.entry === entry && review.judge === JUDGES[0])}
    isLoading={false}
    onEvaluate={nothing}
    onWithdraw={nothing}
  />
);
const waiting = contest.entries.slice(2);
const reviewed = result.counted.filter(({ judge }) => judge === JUDGES[0]);
const notices: Omit<ComponentProps<typeof ViewerNotices>, 'viewer'> = {
  state: 'judging',
  chainName: 'Local',
  organizing: {
    contest,
    result,
    isJudging: true,
    nextHref: '#next',
    contestHref: '#contest',
    onWithdraw: nothing,
  },
  pending: [],
  onForget: nothing,
  switching: { status: 'idle' },
  onSwitch: nothing,
  onReview: nothing,
};
const judge = {
  role: 'judge',
  account: JUDGES[0],
  isOrganizer: false,
  isOnChain: true,
  queue: { waiting, reviewed },
} as const;
const visitor = { role: 'visitor', account: STRANGER, isOrganizer: false, isOnChain: true } as const;
export const ForAJudge: Story = {
  args: {
    account: JUDGES[0],
    renderAct: acts,
    isTaskExpected: true,
    task: <ViewerNotices {...notices} viewer={judge} />,
  },
};
export const ForAVisitor: Story = {
  args: {
    account: STRANGER,
    isTaskExpected: true,
    task: <ViewerNotices {...notices} viewer={visitor} />,
  },
};
export const ForTheOrganizer: Story = {
  args: {
    account: contest.organizer,
    isTaskExpected: true,
    task: (
      <ViewerNotices {...notices} viewer={{ ...visitor, account: contest.organizer, isOrganizer: true }} />
    ),
  },
};
export const JustStartedForAJudge: Story = {
  args: {
    account: JUDGES[0],
    result: readResult({ contest, attestations: [], block }),
    renderAct: (entry) => (
      <JudgeButtons
        entry={entry}
        isReviewed={false}
        isLoading={false}
        onEvaluate={nothing}
        onWithdraw={nothing}
      />
    ),
    task: (
      <ViewerNotices {...notices} viewer={{ ...judge, queue: { waiting: contest.entries, reviewed: [] } }} />
    ),
  },
};
export const ReviewsLoading: Story = { args: { result: undefined } };
export const ReadingMany: Story = {
  args: { result: undefined, progress: { done: 6_400, total: 20_000 } },
};
export const ReviewsFailed: Story = { args: { result: undefined, isFailed: true } };
export const LongTitle: Story = {
  args: { contest: { ...contest, title: 'A title that never comes to an end '.repeat(140) } },
};
const places = ['tidepool-an-atlas-of-small-waters', 'tidepool', 'kiln', 'loom'].map(
  (name) => `https://hackhall.example/projects/2026/${name}`,
);
const hall = { ...over, entries: places };
export const ClosedWithLongNames: Story = {
  args: {
    contest: hall,
    state: 'closed',
    result: readResult({
      contest: hall,
      attestations: places.flatMap((entry, place) =>
        JUDGES.slice(place % 2).map((judge) =>
          evaluation(
            judge,
            entry,
            hall.criteria.slice(place).map(({ id }) => id),
          ),
        ),
      ),
      block,
    }),
  },
};
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
