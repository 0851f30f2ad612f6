import { getPhase, type Phase } from '@org/contests';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  createSampleContest,
  NOW,
  performPostponed,
  performSample,
  performSealed,
  type SampleContest,
  sampleDocument,
} from '../testing/sampleContest.ts';
import { ContestView } from './ContestView.tsx';
import { EntryNames, useEntryNaming } from './parts/entryNames.ts';

const DAY = 86_400n;

type SampleProps = SampleContest & { readonly nowSeconds?: bigint };

function Sample({ result, texts, nowSeconds = NOW }: SampleProps) {
  const getName = useEntryNaming(result, texts);
  return (
    <EntryNames value={getName}>
      <ContestView
        contest={result.contest}
        result={result}
        nowSeconds={nowSeconds}
        shareHref="#share"
        phase={getPhase(result.contest, nowSeconds)}
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

const judging = createSampleContest(performSample);
export const Judging: Story = { args: judging };
export const Opened: Story = {
  args: judging,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show the reviews of Tide marks/ }));
  },
};
const rules =
  '### Who can enter\n\n- Anybody who *made a sign*.\n- One entry each, see [the list](https://example.org/list).';
export const RulesAndLinks: Story = {
  args: createSampleContest(performSample, {
    document: {
      status: 'read',
      document: {
        ...sampleDocument,
        rules,
        links: [
          { label: 'Questions', href: 'https://example.org/questions' },
          { label: 'bank.example', href: 'https://look-alike.example' },
          { label: 'Harmless', href: 'javascript:alert(1)' },
        ],
      },
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rules and links' }));
  },
};
const ended = { opensAt: NOW - 8n * DAY, closesAt: NOW - DAY, revealUntil: NOW - DAY };
export const Closed: Story = { args: createSampleContest(performSample, { terms: ended }) };
export const FewReviews: Story = {
  args: createSampleContest(performSample, {
    terms: ended,
    document: { status: 'read', document: { ...sampleDocument, minimumReviews: 2 } },
  }),
};
const withSubmissions = { flags: 1, submissionsUntil: NOW + DAY, opensAt: NOW + 2n * DAY } as const;
export const SubmissionsOpen: Story = { args: createSampleContest(() => {}, { terms: withSubmissions }) };
export const Admission: Story = {
  args: createSampleContest(() => {}, {
    terms: { ...withSubmissions, submissionsUntil: NOW - 600n, opensAt: NOW + DAY },
  }),
};
export const Upcoming: Story = {
  args: createSampleContest(() => {}, { terms: { opensAt: NOW + DAY } }),
};
const sealed = { flags: 2, closesAt: NOW - DAY, revealUntil: NOW + DAY } as const;
export const Revealing: Story = { args: createSampleContest(performSealed, { terms: sealed }) };
export const Withheld: Story = {
  args: createSampleContest(performSealed, { terms: { ...sealed, revealUntil: NOW - 3_600n } }),
};
export const Postponed: Story = { args: createSampleContest(performPostponed) };
const revoked = createSampleContest(() => {}, { terms: { opensAt: NOW + DAY } });
export const Withdrawn: Story = {
  args: {
    ...revoked,
    result: { ...revoked.result, contest: { ...revoked.result.contest, revokedAt: NOW - 3_600n } },
  },
};
export const WithoutTexts: Story = {
  args: createSampleContest(performSample, { document: { status: 'missing', reason: 'unavailable' } }),
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
}) satisfies Record<Phase, Story>;
