import { Banner, Button, NotificationsProvider, useNotify } from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { contestTexts } from '../messages/en/contest.ts';
import { startContestTexts } from '../messages/en/startContest.ts';

const meta = {
  title: 'Web/Code that did not load',
  component: Banner,
  args: { tone: 'error', title: contestTexts.act.failed },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

function OpenImport() {
  const notify = useNotify();
  return <Button onClick={() => void notify.error(startContestTexts.import.failed)}>Import judges</Button>;
}

/** In place of the organizer's region. */
export const Organizer: Story = {};
/** The form stays as it is: the import closes again. */
export const Import: Story = {
  render: () => (
    <NotificationsProvider>
      <OpenImport />
    </NotificationsProvider>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Import judges' }));
    await expect(await screen.findByText(startContestTexts.import.failed)).toBeVisible();
  },
};
