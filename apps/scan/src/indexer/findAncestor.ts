import type { ChainClient } from '../eas/createChainClient.ts';
import type { Store } from '../store/createStore.ts';

/**
 * The newest remembered block that is still on the chain; null when none is. Blocks name their parents by hash, so
 * everything before a block that is still there is still there too: halving finds it.
 */
export async function findAncestor(
  source: { client: ChainClient; store: Store },
  headNumber: number,
): Promise<number | null> {
  const numbers = await source.store.getBlockNumbers(headNumber);
  let known = -1;
  let gone = numbers.length;
  // A reorganisation is mostly shallow: go back in growing steps first, then halve.
  for (let step = 1; gone - known > 1; step *= 2) {
    const index = Math.max(known + 1, gone - step);
    if (await isOnChain(source, numbers[index])) {
      known = index;
      break;
    }
    gone = index;
  }
  while (gone - known > 1) {
    const middle = Math.floor((known + gone) / 2);
    if (await isOnChain(source, numbers[middle])) known = middle;
    else gone = middle;
  }
  return numbers[known] ?? null;
}

async function isOnChain(
  { client, store }: { client: ChainClient; store: Store },
  number: number | undefined,
) {
  if (number === undefined) return false;
  const remembered = await store.findBlock(number);
  return remembered !== null && remembered.hash === (await client.findBlock(number))?.hash;
}
