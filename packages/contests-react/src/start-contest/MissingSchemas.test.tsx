import { local } from '@org/chain-config';
import { listSchemas } from '@org/contests/write';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { MissingSchemas } from './MissingSchemas.tsx';

const missing = listSchemas(local);

const draw = (changes: Partial<ComponentProps<typeof MissingSchemas>> = {}) => {
  const spies = { onRegister: vi.fn(), onCancel: vi.fn(), onNotSigned: vi.fn() };
  const { container } = render(
    <MissingSchemas
      chainConfig={local}
      schemas={{ status: 'missing', missing }}
      cost={{ status: 'known', fee: '0.0002 ETH', problem: undefined }}
      state={{ status: 'idle' }}
      isOnChain
      isAsked={false}
      {...spies}
      {...changes}
    />,
  );
  return { ...spies, container };
};

afterEach(cleanup);

test('issue 13: lists the missing schemas with the cost of the next one', async () => {
  const { onRegister, container } = draw();
  for (const { definition } of missing) expect(container.textContent).toContain(definition);
  expect(container.textContent).toContain('about 0.0002 ETH');
  await userEvent.click(screen.getByRole('button', { name: 'Register the contest schema' }));
  expect(onRegister).toHaveBeenCalledOnce();
});

test('issue 13: offers only the remaining schema', () => {
  draw({ schemas: { status: 'missing', missing: missing.slice(1) } });
  expect(screen.queryByRole('button', { name: 'Register the contest schema' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Register the review schema' })).toBeTruthy();
});

test.each([
  ['on another chain', { isOnChain: false }],
  ['without enough for the fee', { cost: { status: 'known', fee: '1 ETH', problem: 'Not enough.' } }],
] as const)('issue 13: nothing is registered %s', (_, changes) => {
  draw(changes);
  expect(screen.getByRole('button', { name: /^Register/ })).toHaveProperty('disabled', true);
});

test('issue 13: offers no registration on a chain without EAS', () => {
  const { container } = draw({ schemas: { status: 'no-eas' } });
  expect(container.textContent).toContain('There is no EAS contract on Local');
  expect(screen.queryByRole('button')).toBeNull();
});

test('issue 13: can stop waiting for the wallet', async () => {
  const { onCancel } = draw({ state: { status: 'confirm-in-wallet' } });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledOnce();
});

test('issue 13: offers a registration that may have been sent again only after the user denies it', async () => {
  const { onNotSigned } = draw({ isAsked: true });
  expect(screen.queryByRole('button', { name: /^Register/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'I did not sign it' }));
  expect(onNotSigned).toHaveBeenCalledOnce();
});
