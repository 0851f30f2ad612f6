import { Button, Dialog, NotificationsProvider, type Notify, useNotify } from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

function Sayer({ say }: { say: (notify: Notify) => void }) {
  const notify = useNotify();
  return <Button onClick={() => say(notify)}>Say it</Button>;
}

const meta = {
  title: 'Messages/Notifications',
  component: Sayer,
  decorators: [
    (Story) => (
      <div className="laurel-story-tall">
        <NotificationsProvider>
          <Story />
        </NotificationsProvider>
      </div>
    ),
  ],
  args: { say: (notify) => void notify.info('Judging ends in 2 days') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say it' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Dismiss' })).toBeVisible());
  },
} satisfies Meta<typeof Sayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = {
  args: {
    say: (notify) =>
      void notify.success({ title: 'Contest started', description: 'It is visible to everyone.' }),
  },
};
export const Warning: Story = { args: { say: (notify) => void notify.warning('The scan is behind') } };
export const Failed: Story = {
  args: { say: (notify) => void notify.error('Oops, something went wrong!') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say it' }));
    const said = await canvas.findByText('Oops, something went wrong!');
    await expect(said.closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive');
  },
};

const open = fn();
export const WithAction: Story = {
  args: {
    say: (notify) =>
      void notify.success({ title: 'Contest started', action: { label: 'Open', onPress: open } }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say it' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Open' }));
    await expect(open).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('Contest started')).toBeNull();
  },
};
/** On a phone the text has the width, and the action is below it. */
export const LongTextWithAction: Story = {
  args: {
    say: (notify) =>
      void notify.success({
        title: 'Your review is visible to everyone',
        description: 'Review: hackhall.example/projects/a-long-name-of-a-project',
        action: { label: 'Open the review', onPress: open },
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say it' }));
    const action = await canvas.findByRole('button', { name: 'Open the review' });
    const text = canvas.getByText('Your review is visible to everyone').parentElement as HTMLElement;
    if (window.innerWidth >= 768) return;
    await expect(text.clientWidth).toBeGreaterThan(250);
    await expect(action.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      text.getBoundingClientRect().bottom,
    );
  },
};
export const Pending: Story = {
  args: {
    say: (notify) =>
      void notify.promise(new Promise(() => {}), {
        pending: 'Confirm in your wallet',
        done: 'Done',
        failed: null,
      }),
  },
};
export const PendingThenDone: Story = {
  args: {
    say: (notify) =>
      void notify.promise(new Promise((resolve) => setTimeout(resolve, 50)), {
        pending: 'Sending',
        done: 'Visible to everyone',
        failed: 'Not sent',
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say it' }));
    await waitFor(() => expect(canvas.getByText('Visible to everyone')).toBeVisible());
    await expect(canvas.queryByText('Sending')).toBeNull();
  },
};
export const ThreeAtMost: Story = {
  args: {
    say: (notify) => {
      for (const count of ['first', 'second', 'third', 'fourth']) notify.info(`The ${count}`);
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say it' }));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3));
    await expect(canvas.queryByText('The first')).toBeNull();
  },
};
export const AllTones: Story = {
  args: {
    say: (notify) => {
      notify.success({ title: 'Contest started', description: 'It is visible to everyone.' });
      notify.warning({ title: 'The scan is behind', action: { label: 'Check', onPress: () => {} } });
      notify.error({
        title: 'Not enough for the fee',
        description: 'This account holds no ETH on Base Sepolia.',
      });
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say it' }));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3));
    // Screen readers announce which notification a button belongs to.
    await expect(canvas.getByRole('button', { name: 'Check' })).toHaveAccessibleDescription(
      'The scan is behind',
    );
    await expect(canvas.getAllByRole('button', { name: 'Dismiss' }).at(-1)).toHaveAccessibleDescription(
      'Contest started',
    );
  },
};
function DialogSayer({ quiet = false }: { quiet?: boolean }) {
  const notify = useNotify();
  const [open, setOpen] = useState(true);
  const say = () => {
    void notify.promise(new Promise(() => {}), {
      pending: {
        title: 'Signed, waiting for a block',
        description: `Review: example.org/${'a-name/'.repeat(20)}`,
      },
      done: null,
      failed: null,
    });
    notify.error('It was canceled in your wallet. Nothing was written: sign it again if you want it.');
  };
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      size="wide"
      quiet={quiet}
      title="Review entry"
      footer={<Button onClick={say}>Say it</Button>}
    >
      {Array.from({ length: 40 }, (_, line) => (
        <p key={String(line)}>Line {line + 1}</p>
      ))}
    </Dialog>
  );
}

/** Beside the dialog, or above it on narrow screens; they never cover it. */
export const OverADialog: Story = {
  render: () => <DialogSayer />,
  play: async ({ canvas, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Say it' }));
    const region = canvas.getByRole('region', { name: 'Notifications', hidden: true });
    await waitFor(() => expect(region.querySelectorAll('.laurel-notification')).toHaveLength(2));
    const edges = dialog.getBoundingClientRect();
    for (const notice of region.querySelectorAll('.laurel-notification')) {
      const { left, bottom } = notice.getBoundingClientRect();
      await expect(left >= edges.right || bottom <= edges.top).toBe(true);
    }
    const link = within(region).getByText(/^Review:/);
    const { lineHeight } = getComputedStyle(link);
    await expect(link.clientHeight).toBeLessThanOrEqual(2 * Number.parseFloat(lineHeight) + 1);
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toBeVisible();
    // A resize observer finds out that the body scrolls.
    await waitFor(() => expect(dialog.querySelector('.laurel-dialog-body')).toHaveAttribute('tabindex', '0'));
  },
};

/** A quiet dialog shows success itself: only failures are shown beside it, the rest after it is closed. */
export const OverAQuietDialog: Story = {
  render: () => <DialogSayer quiet />,
  play: async ({ canvas, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    // The dialog takes the focus in a later frame, which must not be after F6.
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Say it' }));
    const region = canvas.getByRole('region', { name: 'Notifications', hidden: true });
    const failed = await within(region).findByText(/^It was canceled/);
    await expect(failed).toBeVisible();
    const pending = within(region).getByText('Signed, waiting for a block');
    await expect(pending).not.toBeVisible();
    await userEvent.keyboard('{F6}{Tab}{Enter}');
    await waitFor(() => expect(within(region).queryByText(/^It was canceled/)).toBeNull());
    // Hidden notifications are skipped.
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(pending).toBeVisible();
  },
};
export const F6AndBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Say it' });
    await userEvent.click(button);
    await canvas.findByRole('button', { name: 'Dismiss' });
    await userEvent.keyboard('{F6}');
    await expect(canvas.getByRole('region', { name: 'Notifications' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};
