import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SignLine } from './SignLine.tsx';
import type { Cost } from './writeState.ts';

afterEach(cleanup);
const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const short: Cost = { status: 'known', fee: '0.00004 ETH', problem: 'Not enough for the fee.' };

test.each<[Cost, string]>([
  [{ status: 'looking' }, 'Estimating the fee'],
  [{ status: 'unknown' }, 'Your wallet shows the fee'],
  [{ status: 'known', fee: '0.00004 ETH', problem: undefined }, 'Fee about 0.00004 ETH'],
])('states what is signed by whom, and the fee: %j', (cost, fee) => {
  render(<SignLine account={account} cost={cost} />);
  expect(screen.getByText(/Permanently public, signed by/)).toBeTruthy();
  expect(screen.getByText('0x70…79C8')).toBeTruthy();
  expect(screen.getByText(fee)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('announces that the balance is too low, unless the dialog does', () => {
  const { rerender } = render(<SignLine account={account} cost={short} />);
  expect(screen.getByRole('alert').textContent).toBe('Not enough for the fee.');
  rerender(<SignLine account={account} cost={short} isProblemShown />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Fee about 0.00004 ETH')).toBeTruthy();
});
