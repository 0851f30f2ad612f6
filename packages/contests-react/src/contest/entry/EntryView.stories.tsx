import type { EntryDocument } from '@org/contests';
import { nameNumberedEntries } from '@org/contests/names';
import { Button } from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { englishContestNames } from '../../messages/en/contest.ts';
import { sampleDocumentPictures } from '../../person/samplePictures.ts';
import { sampleConfig } from '../../testing/createTestWallet.ts';
import {
  contest,
  createClassic,
  JUDGES,
  NOW,
  nameEntry,
  result,
  tick,
  toReview,
} from '../../testing/sampleContest.ts';
import { EntryAbout } from '../parts/EntryAbout.tsx';
import { EntryNames } from '../parts/entryNames.ts';
import { PhaseTag } from '../parts/PhaseTag.tsx';
import { EntryView } from './EntryView.tsx';

const nothing = () => {};
const over = { ...contest, endsAt: NOW - 86_400n };

const meta = {
  title: 'Web/Entry',
  component: EntryView,
  decorators: [
    (Story) => (
      <EntryNames value={nameEntry}>
        <Story />
      </EntryNames>
    ),
  ],
  args: {
    contest,
    isFinal: false,
    tag: <PhaseTag contest={contest} now={NOW} />,
    place: { entry: '1', n: 1 },
    result,
    isFailed: false,
    onTryAgain: nothing,
    onReadFromChain: nothing,
    contestPath: '#contest',
    certificatePath: '#certificate',
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
  args: { contest: over, isFinal: true, tag: <PhaseTag contest={over} now={NOW} /> },
};
export const Withdrawn: Story = {
  args: { tag: <PhaseTag contest={{ ...contest, revokedAt: NOW - 3_600n }} now={NOW} /> },
};
export const SharedRank: Story = { args: { place: { entry: '2', n: 2 } } };
export const NotReviewed: Story = { args: { place: { entry: '4', n: 4 } } };
export const ReviewsLoading: Story = { args: { result: undefined } };
export const ReviewsFailed: Story = { args: { result: undefined, isFailed: true } };
export const ForAJudge: Story = { args: { act: <Button size="small">Review</Button> } };
export const NoLink: Story = { args: { place: { entry: '5', n: 5 } } };
export const TheOnlyOne: Story = { args: { contest: { ...contest, entries: ['1'] } } };

const entryWithPictures: EntryDocument = {
  ...{
    name: 'Tide marks',
    link: '',
    picture: '',
    track: 0,
    about: 'A line on the wall, as high as the sea was.',
  },
  ...{ pictures: sampleDocumentPictures, team: ['Mei Lin', 'Omar Reyes'], place: 'Table 4' },
  links: [
    { label: 'Video', href: 'https://example.org/video' },
    { label: 'Not one', href: 'javascript:alert(1)' },
  ],
};
const links = { getAddressHref: () => null, getAttestationHref: () => '#' };
const texts = {
  document: { status: 'missing', reason: 'not-asked' },
  entries: new Map([['1', entryWithPictures]]),
  later: null,
} as const;
export const WithPictures: Story = {
  args: { about: <EntryAbout {...{ result, entry: '1', texts, links }} /> },
  decorators: [
    (Story) => (
      <ContestsProvider config={{ ...sampleConfig, storesDocuments: true }}>
        <Story />
      </ContestsProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('img', { name: 'Four trees with a thermometer' });
    // The picture's space is there before it loads, and the page asks for no other host.
    await expect(picture).toHaveAttribute('width', '800');
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(picture.getAttribute('srcset')).toMatch(/^\/api\/pictures\/\w+\?width=320 320w, \S+ 800w$/);
    await expect(canvas.getByRole('link', { name: /Video/ })).toHaveAttribute(
      'rel',
      'noopener noreferrer nofollow',
    );
    await expect(canvas.queryByRole('link', { name: /Not one/ })).toBeNull();
    await expect(canvas.getByText('Mei Lin, Omar Reyes')).toBeVisible();
  },
};

const hidden = result.counted.find(({ entry }) => entry === '1')?.uid ?? contest.uid;
export const HiddenReview: Story = {
  decorators: [
    (Story) => (
      <ContestsProvider config={{ ...sampleConfig, hiddenUids: [hidden] }}>
        <Story />
      </ContestsProvider>
    ),
  ],
};

const long = createClassic(['Long '.repeat(90), 'Next '.repeat(60)], (act) =>
  act(JUDGES[0], 'evaluation', toReview(1, tick(), `\u202e${'c'.repeat(900)}`)),
);
export const LongAndHostile: Story = {
  args: {
    contest: { ...long.result.contest, title: `<img src=x onerror=alert(1)> ${'never ends '.repeat(14)}` },
    result: long.result,
  },
  decorators: [
    (Story) => (
      <EntryNames
        value={nameNumberedEntries(long.result.contest.entries, long.texts.entries, englishContestNames)}
      >
        <Story />
      </EntryNames>
    ),
  ],
};
