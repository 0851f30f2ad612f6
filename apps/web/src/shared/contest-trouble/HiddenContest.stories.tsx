import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfigContext } from '../config/ConfigContext.tsx';
import { sampleConfig } from '../config/sampleConfig.ts';
import { HiddenContest } from './HiddenContest.tsx';

const meta = {
  title: 'Web/Hidden contest',
  component: HiddenContest,
  decorators: [
    (Story) => (
      <ConfigContext value={sampleConfig}>
        <Story />
      </ConfigContext>
    ),
  ],
  args: { onShowAnyway: () => {} },
} satisfies Meta<typeof HiddenContest>;

export default meta;

export const Hidden: StoryObj<typeof meta> = {};
