import { local } from '@org/chain-config';
import { buildContest, placeContest } from '@org/contests/write';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleForm, toSample } from '../form/sampleForm.ts';
import { readSigned } from './readSigned.ts';
import { SignDialog } from './SignDialog.tsx';

const judge = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

const schemaUid = `0x${'ef'.repeat(32)}` as const;

const draw = (changes: Partial<ComponentProps<typeof SignDialog>> = {}) => {
  const spies = { onSign: vi.fn(), onCancel: vi.fn(), onClose: vi.fn() };
  render(
    <SignDialog
      chainConfig={local}
      account={judge}
      contest={{ ...toSample(sampleForm), title: '<i>Benches</i>' }}
      schemaUid={schemaUid}
      resolver="0xDDd5527f3cA29245a7803b31F39E173fBa622dBf"
      sizeBytes={1_234}
      gas={545_000n}
      cost={{ status: 'known', fee: '0.0012 ETH', problem: undefined }}
      uid={undefined}
      stored={null}
      later={[]}
      state={{ status: 'idle' }}
      canSign
      {...spies}
      {...changes}
    />,
  );
  return spies;
};

afterEach(cleanup);

test('shows the rules as they are signed, with the addresses of their links', () => {
  const rules = '### Who\n\n- Anybody. [the terms](https://evil.example/a "bank.example")';
  draw({ contest: { ...toSample(sampleForm), rules } });
  expect(screen.getByRole('dialog').textContent).toContain(rules);
  expect(screen.queryByRole('link', { name: 'the terms' })).toBeNull();
});

test('shows everything that will be signed, and the cost', async () => {
  const { onSign } = draw();
  const dialog = screen.getByRole('dialog', { name: 'Check what you sign' });
  for (const text of [
    '<i>Benches</i>',
    'Which of these would a librarian keep?',
    'Reading rooms',
    'A year of shelves, for Cataloging',
    'Would be used: 0 to 5, counts 3 times',
    'Used every day.',
    'Plans published: Yes or no, 5 points',
    `Ada Park${judge}`,
    'Shelf finder',
    'https://example.org/stamp',
    'Table 12',
    'Judging ends',
    '1,234 bytes',
    'about 545,000',
    'about 0.0012 ETH',
    'Local (31337)',
    local.eas.contract,
    schemaUid,
    '0xDDd5527f3cA29245a7803b31F39E173fBa622dBf',
    'Permanently public',
  ]) {
    expect(dialog.textContent).toContain(text);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Sign' }));
  expect(onSign).toHaveBeenCalledOnce();
});

test('shows where texts are stored that do not fit into the attestation', () => {
  draw({ stored: { uri: 'ipfs://bafkrei', bytes: 48_213 } });
  const facts = screen.getByRole('dialog').textContent;
  expect(facts).toContain('48.2 kB, stored on this site before you sign');
  expect(facts).toContain('ipfs://bafkrei');
});

test('reads a contest from the stored bytes, only if these are what is signed', () => {
  const large = { ...toSample(sampleForm), description: 'Which? '.repeat(2_000) };
  const { contest, toStore } = placeContest(large);
  const { data } = buildContest(local, contest);
  const read = readSigned(data, toStore);
  expect(read).toMatchObject({ title: large.title, description: large.description.trim() });
  expect(read?.entries).toHaveLength(large.entries.length);
  expect(readSigned(data)).toBeUndefined();
  const other = placeContest({ ...large, description: 'Others? '.repeat(2_000) }).toStore;
  expect(readSigned(data, other)).toBeUndefined();
  const small = toSample(sampleForm);
  expect(readSigned(buildContest(local, small).data)).toMatchObject({ title: small.title });
});

test('reports an insufficient balance and does not sign', () => {
  const problem = 'Not enough for the fee: about 0.0012 ETH is needed, and this account has 0 ETH on Local.';
  draw({ cost: { status: 'known', fee: '0.0012 ETH', problem }, canSign: false });
  expect(screen.getByRole('alert').textContent).toBe(problem);
  expect(screen.getByRole('button', { name: 'Sign' })).toHaveProperty('disabled', true);
});

test('can stop waiting for the wallet, and can only be closed once the transaction is sent', async () => {
  const { onCancel } = draw({ state: { status: 'confirm-in-wallet' } });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledOnce();
  cleanup();
  const uid = `0x${'cd'.repeat(32)}` as const;
  draw({ state: { status: 'mined', transactionHash: uid, uid }, uid });
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  expect(screen.getByText(uid)).toBeTruthy();
});

test('shows what follows the start word for word, with the number of confirmations, size and fee', () => {
  const cost = { status: 'known', fee: '0.0003 ETH', problem: undefined } as const;
  const entries = [{ name: 'Kiln', link: 'https://example.org/kiln', about: 'Warm.', track: 1 }];
  draw({
    later: [
      { part: { kind: 'list', entries }, sizeBytes: 320, cost },
      {
        part: { kind: 'judges', judges: [{ address: judge, name: 'Ada Park' }] },
        sizeBytes: undefined,
        cost: undefined,
      },
    ],
  });
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('heading', { name: 'You confirm 3 times' })).toBeTruthy();
  for (const text of ['1 more entry', '320 bytes, at most about 0.0003 ETH', '1 more judge', 'Kiln', 'Warm.'])
    expect(dialog.getByText(text)).toBeTruthy();
});
