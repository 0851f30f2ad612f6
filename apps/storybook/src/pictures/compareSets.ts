import { comparePixels, type Difference } from './comparePixels.ts';
import { readPixels } from './reduce.ts';

/** Reduced pictures by name: `1280/controls-button--small.webp`. */
export type PictureSet = {
  readonly names: readonly string[];
  readonly read: (name: string) => Promise<Buffer>;
};

/** A picture that differs between two sets. `gone`: its story was removed. */
export type Change =
  | { readonly kind: 'new'; readonly name: string; readonly after: Buffer }
  | { readonly kind: 'gone'; readonly name: string; readonly before: Buffer }
  | {
      readonly kind: 'changed';
      readonly name: string;
      readonly before: Buffer;
      readonly after: Buffer;
      readonly difference: Difference;
    };

/** In percent of a picture's pixels. Smaller differences are left out. */
export const THRESHOLD_PERCENT = 0.1;

/** The pictures that differ, those with the most differing pixels first. */
export async function compareSets(options: {
  readonly before: PictureSet;
  readonly after: PictureSet;
  /** The names of pictures that could not be taken; these are not `gone`. */
  readonly failed?: ReadonlySet<string>;
  readonly thresholdPercent?: number;
}): Promise<readonly Change[]> {
  const { before, after, failed, thresholdPercent = THRESHOLD_PERCENT } = options;
  const wasThere = new Set(before.names);
  const isThere = new Set(after.names);
  const compare = async (name: string): Promise<Change | undefined> => {
    const now = await after.read(name);
    if (!wasThere.has(name)) return { kind: 'new', name, after: now };
    const then = await before.read(name);
    if (then.equals(now)) return undefined;
    const difference = comparePixels(await readPixels(then), await readPixels(now));
    if (difference.share * 100 <= thresholdPercent) return undefined;
    return { kind: 'changed', name, before: then, after: now, difference };
  };
  const changes: (Change | undefined)[] = [];
  // One after the other: a picture takes every thread of the library.
  for (const name of after.names) changes.push(await compare(name));
  for (const name of before.names) {
    if (!isThere.has(name) && !failed?.has(name)) {
      changes.push({ kind: 'gone', name, before: await before.read(name) });
    }
  }
  const measure = (change: Change) => (change.kind === 'changed' ? change.difference.share : 1);
  return changes
    .filter((change) => change !== undefined)
    .toSorted((one, other) => measure(other) - measure(one) || one.name.localeCompare(other.name));
}
