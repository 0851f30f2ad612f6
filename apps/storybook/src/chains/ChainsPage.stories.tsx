import { chainConfigs } from '@org/chain-config';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ChainsPage } from './ChainsPage.tsx';

const meta = {
  title: 'Chains/All chains',
  component: ChainsPage,
  args: { configs: chainConfigs },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ChainsPage>;

export default meta;

/** The data of `@org/chain-config`, to browse. */
export const AllChains: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    for (const { chain, eas, status } of chainConfigs) {
      const section = canvas.getByRole('region', { name: `${chain.name} ${status}` });
      await expect(within(section).getByText(eas.contract)).toBeVisible();
      await expect(within(section).getByRole('button', { name: `Copy EAS of ${chain.name}` })).toBeVisible();
    }
  },
};
