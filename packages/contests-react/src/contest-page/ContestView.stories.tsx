import { getPhaseR2, type PhaseR2 } from '@org/contests/r2';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EntryNames } from '../contest/entryNames.ts';
import { useEntryNamesR2 } from '../contest-r2/useEntryNamesR2.ts';
import {
  createSampleR2,
  NOW,
  performPostponed,
  performSample,
  performSealed,
  type SampleR2,
} from '../testing/sampleContest.ts';
import { ContestView } from './ContestView.tsx';

const DAY = 86_400n;

type SampleProps = SampleR2 & { readonly nowSeconds?: bigint };

function Sample({ result, texts, nowSeconds = NOW }: SampleProps) {
  const getName = useEntryNamesR2(result, texts);
  return (
    <EntryNames value={getName}>
      <ContestView
        contest={result.contest}
        result={result}
        nowSeconds={nowSeconds}
        shareHref="#share"
        phase={getPhaseR2(result.contest, nowSeconds)}
        onTryAgain={() => {}}
        onReadFromChain={() => {}}
        account={undefined}
        links={{
          getAddressHref: () => null,
          getAttestationHref: (uid) => `https://scan.example/attestation/view/${uid}`,
          getEntryPath: (entry) => `#entry-${entry}`,
        }}
      />
    </EntryNames>
  );
}

const meta = { title: 'Web/Contest', component: Sample } satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

const judging = createSampleR2(performSample);
export const Judging: Story = { args: judging };
export const Opened: Story = {
  args: judging,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show the reviews of Tide marks/ }));
  },
};
export const Closed: Story = { args: { ...judging, nowSeconds: NOW + 6n * DAY } };
const withSubmissions = { flags: 1, submissionsUntil: NOW + DAY, opensAt: NOW + 2n * DAY } as const;
export const SubmissionsOpen: Story = { args: createSampleR2(() => {}, { terms: withSubmissions }) };
export const Admission: Story = {
  args: createSampleR2(() => {}, {
    terms: { ...withSubmissions, submissionsUntil: NOW - 600n, opensAt: NOW + DAY },
  }),
};
export const Upcoming: Story = {
  args: createSampleR2(() => {}, { terms: { opensAt: NOW + DAY } }),
};
const sealed = { flags: 2, closesAt: NOW - DAY, revealUntil: NOW + DAY } as const;
export const Revealing: Story = { args: createSampleR2(performSealed, { terms: sealed }) };
export const Withheld: Story = {
  args: createSampleR2(performSealed, { terms: { ...sealed, revealUntil: NOW - 3_600n } }),
};
export const Postponed: Story = { args: createSampleR2(performPostponed) };
const revoked = createSampleR2(() => {}, { terms: { opensAt: NOW + DAY } });
export const Withdrawn: Story = {
  args: {
    ...revoked,
    result: { ...revoked.result, contest: { ...revoked.result.contest, revokedAt: NOW - 3_600n } },
  },
};
export const WithoutTexts: Story = {
  args: createSampleR2(performSample, { document: { status: 'missing', reason: 'unavailable' } }),
};
export const OrderNotConfirmed: Story = {
  args: {
    ...judging,
    result: {
      ...judging.result,
      ...(judging.result.details && { details: { ...judging.result.details, order: 'not-confirmed' } }),
    },
  },
};

/** Every phase has a story: one without does not compile. */
({
  submissions: SubmissionsOpen,
  admission: Admission,
  upcoming: Upcoming,
  judging: Judging,
  revealing: Revealing,
  closed: Closed,
  withdrawn: Withdrawn,
}) satisfies Record<PhaseR2, Story>;
