import { describe, expect, test } from 'vitest';
import { word } from '../../test/make.ts';
import { advance } from './followWrite.ts';
import type { ChainLook } from './lookAtChain.ts';

const START = {
  sent: {
    written: { act: 'attest', schemaUid: word(1), dataHash: word(2) },
    transactionHash: word(3),
    nextNonce: 7,
  },
  looks: 0,
  unknownLooks: 0,
  lastStatus: undefined,
} as const;

const UNKNOWN: ChainLook = { status: 'unknown', nonce: undefined };

/** The step after these looks. */
function follow(...looks: readonly (ChainLook | undefined)[]) {
  let following: Parameters<typeof advance>[0] = START;
  let step: ReturnType<typeof advance> | undefined;
  for (const look of looks) {
    step = advance(following, look);
    if (step.kind === 'wait') following = step.following;
  }
  return step;
}

describe('advance', () => {
  test('looks at a pending transaction every second and remembers its nonce', () => {
    expect(follow({ status: 'pending', nonce: 7 })).toMatchObject({
      kind: 'wait',
      pauseMs: 1_000,
      following: { sent: { nonce: 7 } },
    });
  });

  test('increases the delay for an unknown hash, less if its nonce is known', () => {
    const pauses = (look: ChainLook) =>
      [1, 2, 3, 4, 5].map((count) => {
        const step = follow(...Array.from({ length: count }, () => look));
        return step?.kind === 'wait' ? step.pauseMs : undefined;
      });
    expect(pauses(UNKNOWN)).toEqual([1_000, 2_000, 4_000, 8_000, 12_000]);
    expect(pauses({ status: 'unknown', nonce: 7 })).toEqual([1_000, 2_000, 3_000, 3_000, 3_000]);
  });

  test('guesses the nonce from the pending nonce in the first three looks only', () => {
    expect(follow(UNKNOWN, UNKNOWN)).toMatchObject({ following: { sent: { nextNonce: 7 } } });
    expect(follow(UNKNOWN, UNKNOWN, UNKNOWN)).toMatchObject({
      following: { sent: { nextNonce: undefined } },
    });
  });

  test('continues at once with the transaction that sped it up', () => {
    const repriced = { status: 'repriced', transactionHash: word(4) } as const;
    expect(follow(repriced)).toMatchObject({
      kind: 'wait',
      pauseMs: 0,
      following: { sent: { transactionHash: word(4) } },
    });
    const inBlock = { uid: word(5), uids: [word(5)], transactionHash: word(4) };
    expect(follow(repriced, { status: 'mined', ...inBlock })).toEqual({ kind: 'mined', ...inBlock });
  });

  test.each(['canceled', 'replaced'] as const)('fails as %s, under the hash that was sent', (status) => {
    expect(follow({ status, transactionHash: word(4) })).toMatchObject({
      kind: 'failed',
      error: { code: status, transactionHash: word(3) },
    });
  });

  test('fails as reverted with the reverted hash', () => {
    const reverted = { status: 'reverted', transactionHash: word(4), detail: 'It ran out of gas.' } as const;
    expect(follow(reverted)).toMatchObject({
      kind: 'failed',
      error: { code: 'reverted', transactionHash: word(4) },
    });
  });

  test('keeps its state while the chain does not answer', () => {
    expect(follow({ status: 'pending', nonce: 7 }, undefined)).toMatchObject({
      kind: 'wait',
      following: { sent: { nonce: 7 }, looks: 2 },
    });
  });
});
