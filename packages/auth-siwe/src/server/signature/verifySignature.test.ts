import fc from 'fast-check';
import { privateKeyToAccount } from 'viem/accounts';
import { expect, test } from 'vitest';
import { fuzz } from '../../../../../tools/test/vitest/fuzz.ts';
import { parseSiweMessage } from '../../message/parseSiweMessage.ts';
import { createSiweMessage } from '../../message/siweMessage.ts';
import { type ChainReader, createChainReader } from './createChainReader.ts';
import { verifySignature } from './verifySignature.ts';

const account = privateKeyToAccount(`0x${'a1'.repeat(32)}`);
const signed = createSiweMessage({
  domain: 'laurel.example',
  address: account.address,
  statement: 'Sign in to Laurel.',
  uri: 'https://laurel.example',
  chainId: 8453,
  nonce: 'c0ffee0123456789c0ffee0123456789',
  issuedAt: '2026-01-02T03:04:05.000Z',
  expirationTime: '2026-01-03T03:04:05.000Z',
  requestId: 'a-1',
});
const signature = await account.signMessage({ message: signed });
const bytes = new TextEncoder().encode(signed);
/** A chain without contracts. */
const chain: ChainReader = { ask: async () => ({ data: '0x' }), check: async () => [] };

fuzz(
  'SIWE messages',
  'a message with one changed byte never verifies with the original signature',
  fc.asyncProperty(
    fc.nat({ max: bytes.length - 1 }),
    fc.integer({ min: 1, max: 255 }),
    async (at, change) => {
      const changed = Uint8Array.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ change;
      const text = new TextDecoder().decode(changed);
      const message = parseSiweMessage(text);
      if (!message.ok) return;
      const { address } = message.value;
      expect(await verifySignature({ text, address, signature, chain, withinMs: 1_000 })).toBe('wrong');
    },
  ),
);

test('stops reading an RPC whose answer does not end', async () => {
  let sent = 0;
  const endless = () =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 100_000;
        if (sent > 50_000_000) controller.close();
        else controller.enqueue(new Uint8Array(100_000).fill(48));
      },
    });
  const reader = createChainReader(
    { id: 1, rpcUrls: ['https://rpc.example'] },
    async () => new Response(endless()),
  );
  expect(await reader.check(5_000)).toEqual([{ url: 'https://rpc.example', state: 'unavailable' }]);
  expect(sent).toBeLessThan(3_000_000);
});
