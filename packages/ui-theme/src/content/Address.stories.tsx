import { Address } from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const meta = {
  title: 'Controls/Address',
  component: Address,
  args: { address },
  decorators: [
    (Story) => (
      <div className="laurel-story-below">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Address>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Replaces the browser's clipboard, which needs a permission. */
const replaceClipboard = (write: (text: string) => Promise<void>) => () => {
  const original = navigator.clipboard;
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
  return () => Object.defineProperty(navigator, 'clipboard', { configurable: true, value: original });
};

export const Short: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0x70…79C8')).toBeVisible();
  },
};
export const WithPicture: Story = { args: { picture: true } };
export const AsLink: Story = {
  args: { href: '#account', picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: address })).toHaveAttribute('href', '#account');
  },
};
export const OwnLink: Story = { args: { render: <a href="#own">Replaced</a> } };
export const Named: Story = { args: { name: 'Local Judge 1', picture: true, href: '#account' } };
export const LongName: Story = {
  args: { name: 'a-name-that-goes-on-and-on-and-on.eth', picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('a-name-that-goes-on-and-…')).toBeVisible();
  },
};
export const NotCopyable: Story = { args: { copyable: false, picture: true } };

export const FullOnFocus: Story = {
  args: { href: '#account' },
  play: async ({ canvas, userEvent }) => {
    const full = canvas.getByText(address);
    await expect(full.clientWidth).toBeLessThan(2);
    await userEvent.tab();
    await waitFor(() => expect(full.clientWidth).toBeGreaterThan(200));
    const { left, right } = full.getBoundingClientRect();
    await expect(left >= 0 && right <= window.innerWidth).toBe(true);
  },
};

/** Neither a link nor a button: the address itself takes the focus. */
export const FullOnFocusAsText: Story = {
  args: { copyable: false, picture: true },
  play: async ({ canvas, userEvent }) => {
    const full = canvas.getByText(address);
    await userEvent.tab();
    await expect(full.parentElement).toHaveFocus();
    await waitFor(() => expect(full.clientWidth).toBeGreaterThan(200));
    await userEvent.tab();
    await waitFor(() => expect(full.clientWidth).toBeLessThan(2));
  },
};

/** The full form stays inside the window, whatever the position of the short one. */
export const AtTheEdge: Story = {
  render: (args) => (
    <div className="laurel-story-end">
      <Address {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const full = canvas.getByText(address);
    await waitFor(() => expect(full.clientWidth).toBeGreaterThan(200));
    await expect(full.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Copied: Story = {
  beforeEach: replaceClipboard(async () => {}),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Copy address ${address}` }));
    await waitFor(() => expect(canvas.getByText('Copied!')).toBeVisible());
    // The address and the note would render in the same place.
    await expect(canvas.getByText(address).clientWidth).toBeLessThan(2);
  },
};
export const NotCopied: Story = {
  beforeEach: replaceClipboard(() => Promise.reject(new Error('refused'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Copy address ${address}` }));
    await waitFor(() => expect(canvas.getByText('Not copied')).toBeVisible());
  },
};
