import { easAbi as part } from '@org/contests/chain';
import { easAbi } from '@org/contracts';
import { expect, test } from 'vitest';

/** Removes the names of Solidity's types, which an interface does not need. */
const strip = (item: unknown): unknown =>
  JSON.parse(JSON.stringify(item, (key, value) => (key === 'internalType' ? undefined : value)));

test.each(part)('has the same $type $name as the contract', (item) => {
  const own = strip(item) as object;
  const candidates = easAbi.filter((each) => 'name' in each && each.name === item.name).map(strip);
  expect(candidates).toContainEqual(expect.objectContaining(own));
});
