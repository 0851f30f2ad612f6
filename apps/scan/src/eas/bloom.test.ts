import { readFileSync } from 'node:fs';
import { local } from '@org/chain-config';
import { fromRlp, type Hex, hexToBytes, keccak256, numberToHex } from 'viem';
import { expect, test } from 'vitest';
import { createBloomReader } from './bloom.ts';
import { topics } from './easEvent.ts';

const contracts = { eas: local.eas.contract, registry: local.eas.schemaRegistry };
const read = createBloomReader(contracts);
const file = new URL('../../../../packages/contests/test/fixtures/liveHeaders.json', import.meta.url);
const { headers } = JSON.parse(readFileSync(file, 'utf8')) as { headers: { raw: Hex }[] };
const blooms = headers.map(({ raw }) => (fromRlp(raw, 'hex') as Hex[])[6] as Hex);

/** A bloom with more items, as the yellow paper defines it: three times eleven bits of the item's hash. */
const add = (bloom: Hex, ...items: Hex[]): Hex => {
  let bits = BigInt(bloom);
  for (const item of items) {
    const hash = hexToBytes(keccak256(item));
    for (const at of [0, 2, 4]) bits |= 1n << BigInt((((hash[at] ?? 0) << 8) | (hash[at + 1] ?? 0)) & 2_047);
  }
  return numberToHex(bits, { size: 256 });
};
const empty: Hex = `0x${'0'.repeat(512)}`;
/** The event Transfer. */
const foreign: Hex = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

test('blocks of busy chains without EAS have no hint, although most bits are set', () => {
  expect(blooms).toHaveLength(2);
  expect(blooms.map(read)).toEqual([null, null]);
});

test.each(Object.values(topics))('finds event %s in every bloom that has it', (topic) => {
  for (const bloom of [empty, ...blooms]) {
    const isOfRegistry = topic === topics.registered || topic === topics.registeredBefore12;
    const address = isOfRegistry ? contracts.registry : contracts.eas;
    expect(read(add(bloom, address, topic))).not.toBeNull();
    expect(read(add(empty, address, foreign))).toBeNull();
    expect(read(add(empty, topic))).toBeNull();
  }
});

test('the chance of a coincidence grows with the bits that are set', () => {
  const chances = [empty, ...blooms.toReversed()].map((bloom) =>
    read(add(bloom, contracts.eas, topics.attested)),
  );
  expect(chances).toEqual([expect.closeTo(0, 9), expect.closeTo(0.23, 1), expect.closeTo(0.62, 1)]);
  expect(read(`0x${'f'.repeat(512)}`)).toBe(1);
});
