import { type ContestState, readResult } from '@org/contests';
import { Button } from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateTag } from '../contest-card/StateTag.tsx';
import { ContestsProvider } from '../provider/ContestsProvider.tsx';
import { sampleConfig } from '../testing/sampleConfig.ts';
import { attestations, contest, evaluation, JUDGES, NOW, result } from '../testing/sampleContest.ts';
import { EntryView } from './EntryView.tsx';

const nothing = () => {};
const block = { number: 4_711n, hash: contest.uid, time: NOW };
const [shelf = '', stamp = '', , ladder = '', script = ''] = contest.entries;
const over = { ...contest, endsAt: NOW - 86_400n };

const meta = {
  title: 'Web/Entry',
  component: EntryView,
  args: {
    contest,
    isFinal: false,
    tag: <StateTag contest={contest} now={NOW} />,
    place: { entry: shelf, n: 1 },
    result,
    isFailed: false,
    onTryAgain: nothing,
    onReadFromChain: nothing,
    contestPath: '#contest',
    url: 'https://laurel.example/contests/local/0xab/entries/1',
    getEntryPath: (n) => `#${n}`,
    links: {
      getAddressHref: () => null,
      getAttestationHref: (uid) => `https://scan.example/attestation/view/${uid}`,
    },
  },
} satisfies Meta<typeof EntryView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Judging: Story = {};
export const Closed: Story = {
  args: { contest: over, isFinal: true, tag: <StateTag contest={over} now={NOW} /> },
};
export const Withdrawn: Story = {
  args: { tag: <StateTag contest={{ ...contest, revokedAt: NOW - 3_600n }} now={NOW} /> },
};
export const SharedRank: Story = { args: { place: { entry: stamp, n: 2 } } };
export const NotReviewed: Story = { args: { place: { entry: ladder, n: 4 } } };
export const ReviewsLoading: Story = { args: { result: undefined } };
export const ReviewsFailed: Story = { args: { result: undefined, isFailed: true } };
export const ForAJudge: Story = { args: { act: <Button size="small">Evaluate</Button> } };
export const NoLink: Story = { args: { place: { entry: script, n: 5 } } };
export const TheOnlyOne: Story = { args: { contest: { ...contest, entries: [shelf] } } };

const hidden = result.counted.find(({ entry }) => entry === shelf)?.uid ?? contest.uid;
export const HiddenReview: Story = {
  decorators: [
    (Story) => (
      <ContestsProvider config={{ ...sampleConfig, hiddenUids: [hidden] }}>
        <Story />
      </ContestsProvider>
    ),
  ],
};

export const LongAndHostile: Story = {
  args: (() => {
    const entries = [
      `https://example.org/${'long-'.repeat(90)}`,
      `https://example.org/${'next-'.repeat(60)}`,
    ];
    const long = { ...contest, entries, title: `<img src=x onerror=alert(1)> ${'never ends '.repeat(14)}` };
    const review = evaluation(JUDGES[0], entries[0] ?? '', [], { comment: `\u202e${'c'.repeat(900)}` });
    return {
      contest: long,
      place: { entry: entries[0] ?? '', n: 1 },
      result: readResult({ contest: long, attestations: [...attestations, review], block }),
    };
  })(),
};

/** Every state of a contest has a story: one without does not compile. */
({ judging: Judging, closed: Closed, withdrawn: Withdrawn }) satisfies Record<ContestState, Story>;
