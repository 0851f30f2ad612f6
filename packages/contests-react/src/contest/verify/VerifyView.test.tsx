import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { ProofState } from './proofState.ts';
import { findKeptProof, keepInBrowser } from './useProofCheck.ts';
import { VerifyView, type VerifyViewProps } from './VerifyView.tsx';

const hash = `0x${'ab'.repeat(32)}` as const;
const taken = (change: object = {}): ProofState => ({
  ...{ status: 'taken', text: '{}', block: { number: 12_345n, hash }, finality: 'final', hasReplaced: false },
  ...{ isOfPage: true, host: 'rpc.example', word: null },
  ...change,
});

const draw = (props: Partial<VerifyViewProps> = {}) => {
  const given = {
    ...{ onCheck: vi.fn(), onCancel: vi.fn(), onDownloadProof: vi.fn() },
    ...{ onDownloadJson: vi.fn(), onDownloadCsv: vi.fn(), onDownloadReviews: vi.fn() },
  };
  render(
    <VerifyView
      check={{ status: 'idle' }}
      proof={{ status: 'unknown' }}
      isKept={false}
      hasRealMoney={false}
      block={null}
      download="idle"
      fileName="laurel-local-0x12345678-proof.json"
      {...given}
      {...props}
    />,
  );
  return given;
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

test('checks on request, and can be canceled', async () => {
  const { onCheck } = draw();
  await userEvent.click(screen.getByRole('button', { name: 'Check against the chain' }));
  expect(onCheck).toHaveBeenCalledOnce();
  cleanup();
  const { onCancel } = draw({ check: { status: 'running', done: 0, total: 0 } });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledOnce();
});

test('says on a chain with real money that nobody from outside has read the contract', () => {
  draw({ hasRealMoney: true });
  expect(screen.getByText(/^No outside auditor .+ could spoil .+\.$/)).toBeDefined();
  cleanup();
  draw();
  expect(screen.queryByText(/auditor/)).toBeNull();
});

test.each<[string, ProofState]>([
  ['Proven by block 12345', taken()],
  ['Proven by block 12345, awaiting finality', taken({ finality: 'awaiting-finality' })],
  ['Block 12345 was replaced', taken({ finality: 'replaced' })],
  ['Proven as of block 12345', taken({ finality: null })],
  ['Block 12345 proves other reviews', taken({ isOfPage: false })],
  ['Block 12345 was replaced', taken({ finality: 'replaced', isOfPage: false })],
  ['No proof available here', { status: 'no-proof' }],
  ['This contest is too large for a proof', { status: 'too-large' }],
  ['The proof could not be taken', { status: 'failed' }],
])('the check against the chain says "%s"', (title, proof) => {
  const word = { status: 'claimed', hosts: ['rpc.example'] } as const;
  draw({ check: { status: 'agrees', block: 12_345n, word }, proof });
  expect(screen.getByText('Agrees with the chain at block 12345')).toBeDefined();
  expect(screen.getByText(title)).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

const AGREES = 'Agrees with the chain at block 12345';
test.each([
  [
    AGREES,
    'rpc.example says so. No endpoint of another host has confirmed it.',
    'info',
    { status: 'claimed', hosts: ['rpc.example'] },
  ],
  [
    AGREES,
    'rpc.example and node.example say the same.',
    'success',
    { status: 'confirmed', hosts: ['rpc.example', 'node.example'] },
  ],
  [
    'The chain cannot be reached',
    'rpc.example and node.example state different blocks or acts',
    'warning',
    { status: 'disputed', hosts: ['rpc.example', 'node.example'] },
  ],
] as const)('says "%s", and whose word it is: %s', (title, sentence, tone, word) => {
  draw({ check: { status: 'agrees', block: 12_345n, word } });
  const banner = screen.getByText(title).closest('[data-tone]');
  expect(banner?.getAttribute('data-tone')).toBe(tone);
  expect(banner?.textContent).toContain(sentence);
});

test('takes a proof again that could not be taken', async () => {
  const { onCheck } = draw({ proof: { status: 'failed' } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onCheck).toHaveBeenCalledOnce();
});

test('offers the result, the reviews and the proof as files', async () => {
  const given = draw({ block: 12_345n, word: { status: 'claimed', hosts: ['rpc.example'] } });
  expect(screen.getByText('As of block 12,345')).toBeDefined();
  expect(screen.getByText(/^rpc\.example says so\. No endpoint of another host/)).toBeDefined();
  for (const [name, callback] of [
    ['Download JSON', given.onDownloadJson],
    ['Download CSV', given.onDownloadCsv],
    ['Reviews as CSV', given.onDownloadReviews],
    ['Download proof', given.onDownloadProof],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name }));
    expect(callback).toHaveBeenCalledOnce();
  }
  cleanup();
  draw({ download: 'failed' });
  expect(screen.getByRole('alert').textContent).toMatch(/could not be created/);
});

test('leaves the hash out of the command that verifies the proof, and names the endpoint that gave it', () => {
  draw({ proof: taken(), isKept: true });
  const command =
    'npx @org/contests verify --bundle laurel-local-0x12345678-proof.json --block-hash HASH_OF_THE_BLOCK --offline';
  expect(screen.getByText(command)).toBeDefined();
  expect(screen.getByText('The hash according to rpc.example, for comparison:')).toBeDefined();
  expect(screen.getByText(hash)).toBeDefined();
  expect(screen.getByText(/^This browser keeps the proof\./)).toBeDefined();
});

const alone = 'rpc.example says that the block is final. No endpoint of another host has confirmed it.';
test.each([
  [alone, 'info', null],
  [alone, 'info', { status: 'claimed', hosts: ['rpc.example'] }],
  [
    'rpc.example and node.example both say that the block is final.',
    'success',
    { status: 'confirmed', hosts: ['rpc.example', 'node.example'] },
  ],
  [
    'rpc.example says that the block is final, but another endpoint has another block with this number.',
    'warning',
    { status: 'disputed', hosts: ['rpc.example'] },
  ],
] as const)('says whose word it is that a block is final: %s', (sentence, tone, word) => {
  draw({ proof: taken({ word }) });
  expect(screen.getByText(sentence).closest('[data-tone]')?.getAttribute('data-tone')).toBe(tone);
});

test('says that a proof was taken again, and that the browser cannot keep it', () => {
  draw({ proof: taken({ hasReplaced: true }) });
  expect(screen.getByText(/^The block of the earlier proof was replaced/)).toBeDefined();
  expect(screen.getByText(/^This browser cannot keep the proof\./)).toBeDefined();
});

test('keeps proofs by chain and contest, and notices a storage that does not keep them', () => {
  expect(findKeptProof(1, hash)).toBeNull();
  expect(keepInBrowser(1, hash, 'proof')).toBe(true);
  expect(findKeptProof(1, hash)).toBe('proof');
  expect(findKeptProof(10, hash)).toBeNull();
  expect(keepInBrowser(1, hash, 'x'.repeat(1_000_001))).toBe(false);
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(keepInBrowser(2, hash, 'proof')).toBe(false);
});
