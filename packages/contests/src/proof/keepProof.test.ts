import { local } from '@org/chain-config';
import { createPublicClient, custom, type Hex } from 'viem';
import { beforeAll, expect, test, vi } from 'vitest';
import { word } from '../../test/make.ts';
import { makeBundle, makeHistory, PROTOCOL } from '../../test/makeProof.ts';
import type { Block } from '../base/attestation.ts';
import { keepProof } from './keepProof.ts';
import { toProofJson } from './proofBundle.ts';
import { takeProof } from './takeProof.ts';

vi.mock(import('./takeProof.ts'), () => ({ takeProof: vi.fn() }));
vi.mock(import('./proofProtocols.ts'), () => ({
  listProofProtocols: () => [PROTOCOL],
  fetchProofProtocols: async () => [PROTOCOL],
}));

const NUMBER = 0x1234;
let closed: string;
let hash: Hex;
let uid: Hex;

beforeAll(async () => {
  const { bundle, blockHash } = await makeBundle();
  closed = toProofJson(bundle);
  hash = blockHash;
  uid = bundle.contest.uid;
});

/** A chain with one block, which has the latest number; an endpoint without one fails. */
function keep(latest: { readonly number: number; readonly hash: Hex } | null, kept: string | null = closed) {
  const request = async () => {
    if (!latest) throw new Error('It does not work.');
    return { ...latest, number: `0x${latest.number.toString(16)}`, timestamp: '0x1', transactions: [] };
  };
  const client = createPublicClient({ transport: custom({ request }, { retryCount: 0 }) });
  const config = { ...local, chain: { ...local.chain, id: PROTOCOL.chainId } };
  return keepProof({ client, config }, uid, { kept });
}

async function answer(time: number) {
  const { bundle, blockHash } = await makeBundle(makeHistory(), { time });
  const block: Block = { number: BigInt(NUMBER), hash: blockHash, time: BigInt(time) };
  const taken = { status: 'taken', text: toProofJson(bundle), block, isClosed: time >= 3_000 } as const;
  vi.mocked(takeProof).mockReset().mockResolvedValue(taken);
  return taken;
}

test('keeps a bundle while an endpoint does not have its block yet', async () => {
  await answer(2_900);
  expect(await keep({ number: NUMBER - 1, hash: word(1) })).toMatchObject({
    ...{ status: 'kept', text: closed, finality: 'awaiting-finality', hasReplaced: false },
  });
  expect(takeProof).not.toHaveBeenCalled();
});

test('keeps a bundle whose block has the same hash in another spelling', async () => {
  const spelled: Hex = `0x${hash.slice(2).toUpperCase()}`;
  expect(await keep({ number: NUMBER, hash: spelled })).toMatchObject({ status: 'kept', finality: 'final' });
});

test('replaces a bundle of the closed contest only by another one of the closed contest', async () => {
  await answer(2_900);
  const other = { number: NUMBER, hash: word(1) };
  expect(await keep(other)).toMatchObject({ status: 'kept', text: closed, finality: 'replaced' });
  const { text } = await answer(6_000);
  expect(await keep(other)).toMatchObject({ status: 'taken', text, hasReplaced: true });
});

test('returns a bundle that was taken even if its finality cannot be asked', async () => {
  const { text } = await answer(6_000);
  expect(await keep(null, null)).toMatchObject({ status: 'taken', text, finality: 'awaiting-finality' });
});
