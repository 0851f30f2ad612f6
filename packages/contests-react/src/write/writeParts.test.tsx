import { base, baseSepolia, type ChainConfig, local } from '@org/chain-config';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ContestsProvider } from '../base/provider/ContestsProvider.tsx';
import { englishWriting } from '../messages/en/writing.ts';
import { createTestWallet } from '../testing/createTestWallet.ts';
import { SignLine, WriteProblem, WriteSteps } from './writeParts.tsx';
import { type Cost, describeCost, formatAmount, getWritingErrorCode, type WriteState } from './writeState.ts';

const ether = { symbol: 'ETH', decimals: 18 };

test.each([
  [0n, '0 ETH'],
  [1n, '0.000000000000000001 ETH'],
  [40_000_000_000_000n, '0.00004 ETH'],
  [41_200_000_000_000n, '0.000042 ETH'],
  [999_000_000_000_000n, '0.001 ETH'],
  [1_500_000_000_000_000_000n, '1.5 ETH'],
  [12_345_678_900_000_000_000n, '12.35 ETH'],
  [10_000n * 10n ** 18n, '10,000 ETH'],
  [-5n, '0 ETH'],
])('formats the amount %d as %s', (amount, text) => {
  expect(formatAmount(amount, ether)).toBe(text);
});

const hash = `0x${'1'.repeat(64)}` as const;

afterEach(cleanup);

test.each([
  [['waiting', 'waiting', 'waiting'], { status: 'checking' }],
  [['waiting', 'waiting', 'waiting'], { status: 'waiting-for-earlier' }],
  [['current', 'waiting', 'waiting'], { status: 'confirm-in-wallet' }],
  [['done', 'current', 'waiting'], { status: 'sent', transactionHash: hash }],
  [['done', 'done', 'current'], { status: 'mined', transactionHash: hash, uid: hash }],
  [['done', 'done', 'done'], { status: 'visible', transactionHash: hash, uid: hash }],
] as const)('shows the steps as %j in state %j', (states, state) => {
  render(<WriteSteps state={state} transactionHref={null} />);
  const steps = screen.getAllByRole('listitem');
  expect(steps.map((step) => step.textContent?.replace(/ (done|in progress|not started)$/, ''))).toEqual([
    'Confirm in your wallet',
    'Waiting for the block',
    'Visible to everyone',
  ]);
  expect(steps.map((step) => step.dataset.state)).toEqual(states);
});

test('issue 13: explains the wait for an earlier review', () => {
  render(<WriteSteps state={{ status: 'waiting-for-earlier' }} transactionHref={null} />);
  expect(screen.getByRole('status').textContent).toContain(
    'Waiting a moment, because this has to follow what you signed before',
  );
});

test('explains a slow scan and links to the transaction', () => {
  render(
    <WriteSteps
      state={{ status: 'mined', transactionHash: hash, uid: hash }}
      isSlow
      transactionHref="https://explorer.example/tx/0x1"
    />,
  );
  expect(screen.getByText(/longer than usual/)).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://explorer.example/tx/0x1');
});

test('says in a neutral line that a rejected request sent nothing', () => {
  const draw = (state: WriteState) =>
    render(<WriteProblem state={state} chainConfig={local} />).container.textContent;
  expect(draw({ status: 'idle' })).toBe('');
  expect(draw({ status: 'failed', code: 'rejected', transactionHash: undefined })).toBe(
    'You rejected the request in your wallet. Nothing was sent.',
  );
  expect(screen.getByRole('status').textContent).toContain('Nothing was sent.');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(draw({ status: 'failed', code: 'request-pending', transactionHash: undefined })).toMatch(
    /request is pending in your wallet/,
  );
  for (const sentence of Object.values(englishWriting.errors)) expect(sentence).toMatch(/[.!]$/);
});

test('issue 13: offers to switch back to the chain of the write', () => {
  const state = { status: 'failed', code: 'wrong-chain', transactionHash: undefined } as const;
  render(<WriteProblem state={state} chainConfig={local} />);
  expect(screen.getByRole('alert').textContent).toContain('Wrong network');
  expect(screen.getByRole('button', { name: 'Switch to Local' })).toBeTruthy();
});

test('issue 13: reports an earlier request that may still be open, and lets the visitor dismiss it', async () => {
  const { pendingWrites } = await import('../data/reading/pendingWrites.ts');
  const facts = { kind: 'profile', title: 'Ada', account: `0x${'12'.repeat(20)}`, dataHash: hash } as const;
  pendingWrites.add({ ...facts, id: 'one', chainId: 31337, askedAtMs: Date.now() });
  const state = { status: 'failed', code: 'request-pending', transactionHash: undefined } as const;
  render(<WriteProblem state={{ ...state, blockedBy: 'one' }} chainConfig={local} />);
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain('may still be open in your wallet'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'I did not sign it' }));
  expect(pendingWrites.list()).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('issue 13: hides "Wrong network" while the page shows it, and after the switch', async () => {
  const wallet = createTestWallet();
  const onChain = (chainId: number) => act(() => wallet.update({ status: 'connected', chainId }));
  const draw = () => (
    <ContestsProvider config={null} wallet={wallet}>
      <WriteProblem
        state={{ status: 'failed', code: 'wrong-chain', transactionHash: undefined }}
        chainConfig={local}
      />
    </ContestsProvider>
  );
  onChain(local.chain.id);
  const { rerender } = render(draw());
  expect(screen.getByRole('alert')).toBeTruthy();
  // Now the page shows its own notice.
  onChain(1);
  rerender(draw());
  expect(screen.queryByRole('alert')).toBeNull();
  onChain(local.chain.id);
  rerender(draw());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('issue 13: reports an invalid transaction hash in the wording of the specification', () => {
  const state = { status: 'failed', code: 'invalid-hash', transactionHash: undefined } as const;
  render(<WriteProblem state={state} chainConfig={local} />);
  expect(screen.getByRole('alert').textContent).toContain('Invalid transaction hash');
  expect(screen.getByRole('alert').textContent).not.toContain('Not signed');
});

test.each([
  [{ code: 'wrong-chain' }, 'wrong-chain'],
  [Object.assign(new Error('no wallet'), { code: 'not-connected' }), 'not-connected'],
  [{ code: 'toString' }, 'unknown'],
  [{ code: 4001 }, 'unknown'],
  [new Error('boom'), 'unknown'],
  [undefined, 'unknown'],
])('reads the code of %j as %s', (error, code) => {
  expect(getWritingErrorCode(error)).toBe(code);
});

afterEach(cleanup);
const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const short = { status: 'known', fee: '0.00004 ETH', problem: 'Not enough for the fee.' } as const;

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

test.each<[ChainConfig, string, string | null]>([
  [baseSepolia, 'on Base Sepolia.', 'Get free test coins'],
  [{ ...baseSepolia, faucetUrl: undefined }, 'Test network coins are free', null],
  [base, 'on Base.', null],
  [local, 'The local wallets have coins', null],
])('offers ways on to an account without enough: %#', async (chainConfig, sentence, faucet) => {
  const wallet = createTestWallet({ openAccount: vi.fn(), openConnect: vi.fn() });
  const estimate = { fee: 40_000_000_000_000n, gas: 21_000n, balance: 0n, enough: false };
  const cost = describeCost(chainConfig, estimate, englishWriting);
  render(
    <ContestsProvider config={{ chains: [chainConfig] }} wallet={wallet}>
      <SignLine account={account} cost={cost} />
    </ContestsProvider>,
  );
  expect(screen.getByRole('alert').textContent).toContain(sentence);
  await userEvent.click(await screen.findByRole('button', { name: 'Use another account' }));
  expect(wallet.openAccount).toHaveBeenCalledOnce();
  expect(wallet.openConnect).not.toHaveBeenCalled();
  const link = screen.queryByRole('link', { name: /free test coins/ });
  expect(link?.textContent ?? null).toEqual(faucet === null ? null : expect.stringContaining(faucet));
  if (link)
    expect(link).toMatchObject({ href: chainConfig.faucetUrl, rel: expect.stringContaining('noopener') });
  expect(screen.queryByText(account, { selector: 'code' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Receive coins' }));
  expect(screen.getByText(account, { selector: 'code' })).toBeTruthy();
  expect(screen.getByText(`Send ETH on ${chainConfig.chain.name} to this address:`)).toBeTruthy();
  expect(await screen.findByRole('img', { name: account })).toBeTruthy();
});

test('offers the same after the wallet found too little: once, and not as an alert', async () => {
  const wallet = createTestWallet({ openConnect: vi.fn() });
  wallet.update({ status: 'connected', account, chainId: 31337, isSupported: true });
  const draw = (cost: Cost) => (
    <ContestsProvider config={{ chains: [local] }} wallet={wallet}>
      <WriteProblem
        state={{ status: 'failed', code: 'insufficient-funds', transactionHash: undefined }}
        chainConfig={local}
        cost={cost}
      />
      <SignLine account={account} cost={cost} />
    </ContestsProvider>
  );
  const { rerender } = render(draw({ ...short, chainConfig: local }));
  expect(await screen.findAllByRole('button', { name: 'Use another account' })).toHaveLength(1);
  expect(screen.getAllByRole('alert')).toHaveLength(2);
  rerender(draw({ status: 'unknown' }));
  await screen.findByRole('button', { name: 'Receive coins' });
  expect(within(screen.getByRole('alert')).queryByRole('button')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Use another account' }));
  // The test's wallet has no account dialog.
  expect(wallet.openConnect).toHaveBeenCalledOnce();
});

test('announces that the balance is too low, unless the dialog does', () => {
  const { rerender } = render(<SignLine account={account} cost={short} />);
  expect(screen.getByRole('alert').textContent).toBe('Not enough for the fee.');
  rerender(<SignLine account={account} cost={short} isProblemShown />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Fee about 0.00004 ETH')).toBeTruthy();
});
