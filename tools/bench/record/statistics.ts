/** Median and quartiles of a set of measurements. */
export type Summary = {
  readonly n: number;
  readonly median: number;
  readonly q1: number;
  readonly q3: number;
};

/** The value below which a share of the values lies, interpolated between neighbors; NaN for none. */
export function getQuantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  if (below === undefined || above === undefined) return Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

export function summarize(values: readonly number[]): Summary {
  return {
    n: values.length,
    median: getQuantile(values, 0.5),
    q1: getQuantile(values, 0.25),
    q3: getQuantile(values, 0.75),
  };
}

/**
 * The exponent of growth between the two largest sizes that took long enough to be measured: 1 is linear, 2 quadratic.
 * Null without two such sizes.
 */
export function getGrowth(points: readonly (readonly [size: number, cost: number])[]): number | null {
  const [before, last] = points.filter(([size, cost]) => size > 0 && cost > 0).slice(-2);
  if (!before || !last || before[0] === last[0]) return null;
  return Math.log(last[1] / before[1]) / Math.log(last[0] / before[0]);
}
