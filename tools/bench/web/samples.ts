import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

export type Samples<Value> = {
  /** Measures unless an earlier run did, and keeps the result at once. */
  readonly take: (name: string, measure: () => Promise<Value>) => Promise<Value>;
};

/**
 * Measurements in a file with one JSON line each, so that an interrupted run can continue.
 *
 * @param options.commit those of another commit are measured again
 */
export function openSamples<Value>(
  file: string,
  { isContinued, commit }: { isContinued: boolean; commit: string },
): Samples<Value> {
  mkdirSync(dirname(file), { recursive: true });
  if (!isContinued) rmSync(file, { force: true });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const known = new Map(lines.flatMap((line) => parse<Value>(line)));
  return {
    async take(name, measure) {
      const key = `${commit} ${name}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      const value = await measure();
      known.set(key, value);
      appendFileSync(file, `${JSON.stringify([key, value])}\n`);
      return value;
    },
  };
}

/** The last line may be cut off. */
function parse<Value>(line: string): readonly [string, Value][] {
  try {
    return [JSON.parse(line) as [string, Value]];
  } catch {
    return [];
  }
}
