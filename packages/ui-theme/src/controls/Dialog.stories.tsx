import { Button, Dialog, type DialogProps, TextField } from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';

function Opener(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(props.open ?? false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        title="Check what you sign"
        footer={
          <>
            <Button variant="outlined" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button>Sign</Button>
          </>
        }
        {...props}
        open={open}
        onOpenChange={setOpen}
      >
        {props.children ?? <p>This is permanently public and costs about 0.00004 ETH.</p>}
      </Dialog>
    </>
  );
}

const meta = {
  title: 'Controls/Dialog',
  tags: ['dialog', 'dialog:Dialog'],
  component: Opener,
} satisfies Meta<typeof Opener>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { open: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Check what you sign' });
    await waitFor(() => expect(dialog).toHaveFocus());
  },
};
export const WithDescription: Story = {
  args: { open: true, description: 'Anyone can read this, and it cannot be deleted.' },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(/Anyone can read this/);
  },
};
export const Wide: Story = { args: { open: true, size: 'wide' } };
export const NoFooter: Story = { args: { open: true, footer: null } };
export const WithFields: Story = {
  args: { open: true, title: 'Review entry', children: <TextField label="Comment" count="0 of 5,000" /> },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveFocus());
  },
};

export const LongScrollsInside: Story = {
  args: {
    open: true,
    children: Array.from({ length: 40 }, (_, line) => <p key={String(line)}>Line {line + 1}</p>),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.getAnimations()).toHaveLength(0));
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight);
    await expect(screen.getByRole('button', { name: 'Sign' })).toBeVisible();
    // Without focusable content the scrolling element itself is focusable, and has a name.
    const scroller = await screen.findByRole('group', { name: 'Check what you sign' });
    await expect(scroller).toHaveAttribute('tabindex', '0');
  },
};
export const LongWithFieldsIsNoStop: Story = {
  args: {
    open: true,
    title: 'Review entry',
    children: Array.from({ length: 12 }, (_, line) => (
      <TextField key={String(line)} label={`Field ${line}`} />
    )),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Field 0' })).toHaveFocus());
    await expect(screen.queryByRole('group')).toBeNull();
  },
};

/** A full-width sheet at the bottom of a phone; centred on wider screens. */
export const SheetOnPhones: Story = {
  args: { open: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.getAnimations()).toHaveLength(0));
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const { borderBottomLeftRadius, borderTopLeftRadius } = getComputedStyle(dialog);
    const { clientWidth } = document.documentElement;
    await expect(top).toBeGreaterThan(0);
    await expect(borderTopLeftRadius).toBe('20px');
    if (window.matchMedia('(width < 768px)').matches) {
      await expect([left, right, bottom]).toEqual([0, clientWidth, window.innerHeight]);
      await expect(borderBottomLeftRadius).toBe('0px');
      for (const button of within(dialog).getAllByRole('button', { name: /Cancel|Sign/ }))
        await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    } else {
      await expect(left).toBeCloseTo(clientWidth - right, 0);
      await expect(bottom).toBeLessThan(window.innerHeight);
      await expect(borderBottomLeftRadius).toBe('20px');
    }
  },
};

export const OpensAndGivesTheFocusBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    for (let press = 0; press < 6; press++) await userEvent.tab();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ClosesByItsButton: Story = {
  args: { open: true },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const NotDismissible: Story = {
  args: { open: true, dismissible: false, title: 'Confirm in your wallet', footer: null },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  },
};
