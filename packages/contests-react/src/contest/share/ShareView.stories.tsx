import type { Contest } from '@org/contests';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import type { ListState } from '../../data/judging/judgeContests.ts';
import { sampleConfig } from '../../testing/createTestWallet.ts';
import { contest as sample } from '../../testing/sampleContest.ts';
import { ShareView } from './ShareView.tsx';

const NOW = 1_795_500_000n;
const DAY = 86_400n;
const uid = `0x${'ab'.repeat(32)}` as const;
const path = `/contests/base/${uid}`;
const organizer = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const contest: Contest = {
  ...sample,
  chainId: 8453,
  uid,
  organizer,
  title: 'Tools for small libraries',
  judges: [organizer],
  time: NOW - 9n * DAY,
  endsAt: NOW + 2n * DAY,
};

const meta = {
  title: 'Web/Share',
  component: ShareView,
  decorators: [
    (Story) => (
      <ContestsProvider config={sampleConfig}>
        <Story />
      </ContestsProvider>
    ),
  ],
  args: {
    path,
    url: `https://laurel.example${path}`,
    contest,
    isHidden: false,
    nowSeconds: NOW,
    // The picture of a server: the stories have none.
    picture: new URL('./sharePicture.webp', import.meta.url).href,
  },
} satisfies Meta<typeof ShareView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole<HTMLImageElement>('img', { name: /Preview picture/ });
    await waitFor(() => expect(picture.naturalWidth).toBe(1200));
  },
};
/** The server draws no pictures: none is shown. */
export const WithoutPicture: Story = {
  args: { picture: 'data:image/png,' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('img', { name: /Preview picture/ })).toBeNull());
  },
};
export const Upcoming: Story = { args: { nowSeconds: contest.time } };
export const Closed: Story = { args: { nowSeconds: NOW + 3n * DAY } };
export const Withdrawn: Story = { args: { contest: { ...contest, revokedAt: NOW } } };
export const NotKnownYet: Story = { args: { contest: 'loading' } };
export const NotFound: Story = { args: { contest: undefined } };
export const Hidden: Story = { args: { contest: undefined, isHidden: true } };
export const WithNativeSheet: Story = { args: { onShare: () => {} } };
export const WithEmbed: Story = {
  args: {
    embed: {
      // An empty page: the stories have no server.
      path: 'about:blank',
      scriptPath: '/embed/laurel-contest.js',
      publicOrigin: 'https://laurel.example',
    },
    reviewsFeed: `${path}/reviews.atom`,
    calendar: `${path}/dates.ics`,
  },
};
export const LongTitle: Story = {
  args: { contest: { ...contest, title: 'A title that never ends '.repeat(12) } },
};

({ judging: Known, upcoming: Upcoming, closed: Closed, withdrawn: Withdrawn }) satisfies Record<
  ListState,
  Story
>;
