import { baseSepolia, type ChainConfig, getScanAttestationUrl, local } from '@org/chain-config';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import type { MissingReason } from '../../data/reading/contestAnswer.ts';
import { result } from '../../testing/sampleContest.ts';
import { ContestMissing } from './ContestMissing.tsx';

const config = {
  productName: 'Laurel',
  publicOrigin: 'http://localhost:3000',
  defaultChain: 'local',
  chains: [local],
  walletConnectProjectId: null,
  hiddenUids: [],
};

const attestation = result.details.reviews[0]?.attestation;
if (!attestation) throw new Error('The sample has reviews.');

const draw = (reason: MissingReason, chainConfig: ChainConfig = local) => {
  const onTryAgain = vi.fn();
  const onReadFromChain = vi.fn();
  render(
    <ContestsProvider config={config}>
      <ContestMissing isBusy={false} {...{ chainConfig, reason, onTryAgain, onReadFromChain }} />
    </ContestsProvider>,
  );
  return { onTryAgain, onReadFromChain };
};

afterEach(cleanup);

test.each([
  ['No such contest', { status: 'not-found' }],
  ['No such contest', { status: 'not-found-unchecked' }],
  ['This attestation is not a contest', { status: 'not-a-contest', attestation }],
  ['Not indexed yet', { status: 'not-indexed' }],
  ['The contest could not be loaded', { status: 'scan-failed' }],
  ['The contest could not be loaded', { status: 'chain-failed' }],
] as const)('shows "%s" and an action in place of a contest', (title, reason) => {
  draw(reason);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect([...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')]).not.toHaveLength(0);
  expect(document.title).toBe(`${title} · Laurel`);
});

test('offers a retry or the chain when the scan fails', async () => {
  const { onTryAgain, onReadFromChain } = draw({ status: 'scan-failed' });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.click(screen.getByRole('button', { name: 'Read it from the chain instead' }));
  expect(onTryAgain).toHaveBeenCalledOnce();
  expect(onReadFromChain).toHaveBeenCalledOnce();
});

test('links other attestations to the scan', () => {
  draw({ status: 'not-a-contest', attestation }, baseSepolia);
  expect(screen.getByRole('link', { name: /View the attestation/ }).getAttribute('href')).toBe(
    getScanAttestationUrl(baseSepolia, attestation.uid),
  );
});
