import { ChainConfigError } from '@org/chain-config';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfigError, type ConfigErrorCode } from '../config/errors.ts';
import { ConfigFailed } from './ConfigFailed.tsx';

const meta = {
  title: 'Web/Not set up',
  component: ConfigFailed,
  args: { error: new ConfigError('config-invalid'), onRetry: () => {} },
} satisfies Meta<typeof ConfigFailed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Invalid: Story = {};
export const Unreachable: Story = { args: { error: new ConfigError('config-unreachable') } };
export const NoChain: Story = {
  args: { error: new ConfigError('config-invalid', { cause: new ChainConfigError({}) }) },
};
export const Unexpected: Story = { args: { error: new TypeError('no idea') } };

// An error without a story does not compile.
({ 'config-invalid': Invalid, 'config-unreachable': Unreachable }) satisfies Record<ConfigErrorCode, Story>;
