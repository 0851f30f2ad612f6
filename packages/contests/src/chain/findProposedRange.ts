import { max } from '../bigint.ts';
import { walkCauses } from './walkCauses.ts';

/** `[0x10, 0x1f]`, or `16-31`: a range of blocks that the endpoint proposes. A comma may also group digits. */
const RANGE = /(0x[0-9a-f]+)\s*(?:,|-|to)\s*(0x[0-9a-f]+)|(?<![\w.,-])(\d+)\s*(?:-|to)\s*(\d+)\b/gi;

/** `10,000`, `2K`: a number as people write it. */
const NUMBER = /(?<![\w.,-])(\d{1,3}(?:,\d{3})+|\d+)(k)?\b/gi;

/** An answer may be a whole page of HTML. */
const MOST_CHARACTERS = 500;

/**
 * How many blocks an endpoint that has refused `blocks` of them would allow, where it says so: each has its own words.
 * Always fewer than it refused; a number that meant something else costs a few questions more. Null where it names none.
 */
export function findProposedRange(error: unknown, blocks: bigint): bigint | null {
  const texts = walkCauses(error).flatMap(({ details, message, name }) => {
    // What viem itself says around an answer quotes the question, and that is full of numbers.
    const own = typeof details === 'string' ? details : name === 'Error' ? message : undefined;
    return typeof own === 'string' ? own.slice(0, MOST_CHARACTERS) : [];
  });
  const proposals = texts.flatMap((text) => {
    const ranges = [...text.matchAll(RANGE)].map(([, hexFirst, hexLast, first, last]) => {
      return BigInt(hexLast ?? last ?? 0) - BigInt(hexFirst ?? first ?? 0) + 1n;
    });
    const fitting = ranges.filter((size) => size >= 1n && size < blocks);
    if (fitting.length > 0) return fitting;
    return [...text.matchAll(NUMBER)].map(([, digits = '', isThousands]) => {
      return BigInt(digits.replaceAll(',', '')) * (isThousands ? 1_000n : 1n);
    });
  });
  const smaller = proposals.filter((size) => size >= 1n && size < blocks);
  return smaller.length > 0 ? smaller.reduce(max) : null;
}
