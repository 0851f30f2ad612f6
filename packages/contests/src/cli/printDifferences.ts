import type { Json } from '../base/canonicalJson.ts';
import type { BundleReading } from '../result/bundleJson.ts';
import { groupBy } from '../result/order.ts';
import type { Difference } from './input/bundleFile.ts';
import { type Terminal, toPlainText } from './input/terminal.ts';

/** A bundle of another contest differs everywhere; `--json` lists all differences. */
const MAX_DIFFERENCES = 200;

/** How a bundle differs from the chain. `foreign` names what it does not match. */
type Compared = {
  readonly differences: readonly Difference[];
  readonly foreign: readonly string[];
  readonly block: number;
};

/** Prints whether the bundle agrees with the chain, and where not. */
export function printDifferences(
  { foreign, differences, block }: Compared,
  { out }: Pick<Terminal, 'out'>,
): void {
  if (differences.length === 0) {
    out(`The bundle agrees with the chain at block ${block}.`);
    return;
  }
  for (const what of foreign) out(`The bundle is for another ${what}.`);
  out(`The bundle differs from the chain at block ${block}:`);
  for (const { path, told, actual } of differences.slice(0, MAX_DIFFERENCES))
    out(`  ${toPlainText(path)}: ${describe(told)} in the bundle, ${describe(actual)} on the chain`);
  if (differences.length > MAX_DIFFERENCES) out(`  and ${differences.length - MAX_DIFFERENCES} more`);
}

/** `2 withdrawn, 1 superseded`, in order of first occurrence. */
export function countReasons(ignored: BundleReading['ignored']): string {
  const byReason = groupBy(ignored, ({ reason }) => reason);
  return [...byReason].map(([reason, { length }]) => `${length} ${reason}`).join(', ');
}

function describe(value: Json | undefined): string {
  if (value === undefined) return 'nothing';
  const text = typeof value === 'number' ? String(value) : JSON.stringify(value);
  return toPlainText(text.length > 200 ? `${text.slice(0, 200)}…` : text);
}
