import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { sampleConfig } from '../../testing/createTestWallet.ts';
import { HiddenContest } from './ContestMissing.tsx';

const meta = {
  title: 'Web/Hidden contest',
  component: HiddenContest,
  decorators: [
    (Story) => (
      <ContestsProvider config={sampleConfig}>
        <Story />
      </ContestsProvider>
    ),
  ],
  args: { onShowAnyway: () => {} },
} satisfies Meta<typeof HiddenContest>;

export default meta;

export const Hidden: StoryObj<typeof meta> = {};
