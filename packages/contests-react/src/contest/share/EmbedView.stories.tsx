import { base } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { Banner } from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, waitFor } from 'storybook/test';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { createQueryClient } from '../../base/provider/createQueryClient.ts';
import { englishEmbed } from '../../messages/en/embed.ts';
import { samplePictures } from '../../person/samplePictures.ts';
import { sampleConfig } from '../../testing/createTestWallet.ts';
import { contest as sample } from '../../testing/sampleContest.ts';
import { EmbedView } from './EmbedView.tsx';

const NOW = 1_795_500_000n;
const organizer = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const contest: Contest = {
  ...sample,
  chainId: 8453,
  uid: `0x${'ab'.repeat(32)}`,
  organizer,
  title: 'Tools for small libraries',
  judges: [
    organizer,
    '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  ],
  time: NOW - 900_000n,
  endsAt: NOW + 172_800n,
};

const meta = {
  title: 'Web/Embed',
  component: EmbedView,
  args: { href: '/contests', contest, nowSeconds: NOW, children: null },
  decorators: [
    (Story) => (
      <QueryClientProvider client={createQueryClient()}>
        <ContestsProvider config={sampleConfig}>
          <Story />
        </ContestsProvider>
      </QueryClientProvider>
    ),
  ],
} satisfies Meta<typeof EmbedView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Judging: Story = {
  args: {
    judges: [
      { address: organizer, name: 'Ada Park' },
      { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', name: 'Wanjiru Kamau' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Judged by Ada Park, Wanjiru Kamau and 1 more')).toBeVisible();
  },
};
/** With the picture that the server read from the profile of the first judge. */
export const Pictures: Story = {
  decorators: [
    (Story) => {
      const client = createQueryClient();
      const faces = new Map([[organizer.toLowerCase(), samplePictures.photo]]);
      client.setQueryData(['faces', 'base', contest.uid], faces);
      return (
        <QueryClientProvider client={client}>
          <ContestsProvider config={{ ...sampleConfig, chains: [base], defaultChain: 'base', feeds: true }}>
            <Story />
          </ContestsProvider>
        </QueryClientProvider>
      );
    },
  ],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeVisible());
    await expect(canvasElement.querySelectorAll('header svg').length).toBeGreaterThanOrEqual(2);
  },
};
export const Closed: Story = { args: { nowSeconds: NOW + 200_000n } };
export const Withdrawn: Story = { args: { contest: { ...contest, revokedAt: NOW } } };
export const LongTitle: Story = {
  args: { contest: { ...contest, title: 'A title that never ends '.repeat(12) } },
};
export const Hidden: Story = {
  args: {
    contest: undefined,
    children: <Banner title={englishEmbed.hidden.title}>{englishEmbed.hidden.text}</Banner>,
  },
};
