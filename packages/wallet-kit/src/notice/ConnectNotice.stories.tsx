import { ConnectNotice, type ConnectTrouble, walletMessages } from '@org/wallet-kit';
import '@org/wallet-kit/styles.css';
import type { Meta, StoryObj } from '@storybook/react-vite';

const onRetry = () => {};

const meta = {
  title: 'Dialogs/Connect notice',
  tags: ['dialog'],
  component: ConnectNotice,
  excludeStories: ['states'],
  args: { walletName: 'Scripted Wallet', messages: walletMessages, trouble: undefined },
} satisfies Meta<typeof ConnectNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Silent: RETRY without a message. */
export const Rejected: Story = { args: { onRetry } };
export const RequestPending: Story = { args: { trouble: 'request-pending', onRetry } };
export const RelayUnreachable: Story = { args: { trouble: 'relay-unreachable', onRetry } };
/** Base Account asks in a window of its own. */
export const InWindow: Story = { args: { isInWindow: true } };
export const WindowBlocked: Story = { args: { trouble: 'window-blocked', onRetry } };
export const WindowClosed: Story = { args: { trouble: 'window-closed', onRetry } };
export const WindowUnreachable: Story = { args: { trouble: 'window-unreachable', onRetry } };
export const WalletFaulty: Story = { args: { trouble: 'wallet-faulty' } };
export const NeedsProjectId: Story = { args: { trouble: 'needs-project-id' } };
export const NoChains: Story = { args: { trouble: 'no-chains' } };
export const ProviderNotFound: Story = { args: { trouble: 'provider-not-found', onRetry } };
export const Unknown: Story = { args: { trouble: 'unknown', onRetry } };

export const states = {
  rejected: Rejected,
  'request-pending': RequestPending,
  'relay-unreachable': RelayUnreachable,
  'in a window': InWindow,
  'window-blocked': WindowBlocked,
  'window-closed': WindowClosed,
  'window-unreachable': WindowUnreachable,
  'wallet-faulty': WalletFaulty,
  'needs-project-id': NeedsProjectId,
  'no-chains': NoChains,
  'provider-not-found': ProviderNotFound,
  unknown: Unknown,
} satisfies Record<ConnectTrouble | 'rejected' | 'in a window', Story>;
