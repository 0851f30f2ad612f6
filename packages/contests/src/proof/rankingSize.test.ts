import { expect, test } from 'vitest';
import { makeBundle, makeRanking, makeWideHistory, PROTOCOLS } from '../../test/makeProof.ts';
import { toProofJson } from './proofBundle.ts';
import { verifyRanking } from './verifyRanking.ts';

/** Kilobytes of a ranking by the number of entries and the depth of the tries, as docs/protocol/contests.md states them. */
const SIZES = [
  { entries: 200, depth: 4, own: 448, submitted: 742 },
  { entries: 200, depth: 8, own: 1341, submitted: 2489 },
  { entries: 1_000, depth: 4, own: 1491, submitted: 2387 },
  { entries: 1_000, depth: 8, own: 5794, submitted: 10_929 },
];

test.each(process.env.LAUREL_FULL ? SIZES : SIZES.slice(0, 1))(
  'a ranking of $entries entries at depth $depth has the stated size',
  async (stated) => {
    const { entries, depth } = stated;
    const measure = async (areSubmissions: boolean) => {
      const history = makeWideHistory(entries, { areSubmissions });
      const { bundle, blockHash } = await makeRanking(history, { depth, time: 10_000 });
      const text = toProofJson(bundle);
      expect(verifyRanking({ text, blockHash, protocols: PROTOCOLS }).status).toBe('verified');
      return Math.round(text.length / 1_000);
    };
    expect({ ...stated, own: await measure(false), submitted: await measure(true) }).toEqual(stated);
  },
);

test('a ranking is as long as its entries, whatever the number of acts', async () => {
  const history = makeWideHistory(50, { areSubmissions: false });
  const { bundle } = await makeRanking(history, { time: 10_000 });
  const full = await makeBundle(history, { time: 10_000 });
  expect(toProofJson(bundle).length).toBeLessThan(toProofJson(full.bundle).length);
});
