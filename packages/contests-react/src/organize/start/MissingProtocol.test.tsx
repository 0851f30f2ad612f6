import { local } from '@org/chain-config';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { MissingProtocol } from './MissingProtocol.tsx';

const schemas = [`0x${'ab'.repeat(32)}`, `0x${'cd'.repeat(32)}`] as const;

const draw = (changes: Partial<ComponentProps<typeof MissingProtocol>> = {}) => {
  const spies = { onDeploy: vi.fn(), onCancel: vi.fn(), onNotSigned: vi.fn() };
  const { container } = render(
    <MissingProtocol
      chainConfig={local}
      protocol={{ status: 'missing', contract: true, schemas }}
      cost={{ status: 'known', fee: '0.0002 ETH', problem: undefined }}
      state={{ status: 'idle' }}
      isOnChain
      isUnable={false}
      isAsked={false}
      {...spies}
      {...changes}
    />,
  );
  return { ...spies, container };
};
const button = () => screen.queryByRole('button', { name: 'Set up the chain' });

afterEach(cleanup);

test('lists what is missing with the cost of creating it', async () => {
  const { onDeploy, container } = draw();
  expect(container.textContent).toContain('Contract that enforces the rules');
  expect(container.textContent).toContain('2 schemas');
  expect(container.textContent).toContain('about 0.0002 ETH');
  await userEvent.click(button() ?? container);
  expect(onDeploy).toHaveBeenCalledOnce();
});

test('names only what is missing', () => {
  const { container } = draw({ protocol: { status: 'missing', contract: false, schemas: schemas.slice(1) } });
  expect(container.textContent).not.toContain('Contract that');
  expect(container.textContent).toContain('1 schema');
});

test.each([
  ['on another chain', { isOnChain: false }],
  ['before the fee is known', { cost: { status: 'looking' } }],
  ['without enough for the fee', { cost: { status: 'known', fee: '1 ETH', problem: 'Not enough.' } }],
] as const)('creates nothing %s', (_, changes) => {
  draw(changes);
  expect(button()).toHaveProperty('disabled', true);
});

test.each([
  [{ protocol: { status: 'no-eas' } }, 'There is no EAS contract on Local'],
  [{ protocol: { status: 'unable' } }, 'Local can’t be set up in one transaction'],
  [{ isUnable: true }, 'Local can’t be set up in one transaction'],
] as const)('offers nothing where it cannot be created: %j', (changes, text) => {
  const { container } = draw(changes);
  expect(container.textContent).toContain(text);
  expect(screen.queryByRole('button')).toBeNull();
});

test('can stop waiting for the wallet', async () => {
  const { onCancel } = draw({ state: { status: 'confirm-in-wallet' } });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledOnce();
});

test('offers a deployment that may have been sent again only after the user denies it', async () => {
  const { onNotSigned } = draw({ isAsked: true });
  expect(button()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'I did not sign it' }));
  expect(onNotSigned).toHaveBeenCalledOnce();
});
