/** A fraction in lowest terms, with a positive denominator. */
type Fraction = { readonly up: bigint; readonly down: bigint };

/** The points that one judge gave one entry. */
export type Given = { readonly judge: string; readonly entry: string; readonly points: number };

/**
 * The additive ranking's points, computed with exact fractions: a slow and simple reference for the
 * floating-point implementation.
 */
export function findExactPoints(given: readonly Given[]): ReadonlyMap<string, string> {
  const judges = [...new Set(given.map(({ judge }) => judge))];
  const entries = [...new Set(given.map(({ entry }) => entry))];
  const ofEntry = (entry: string) => given.filter((each) => each.entry === entry);
  const rows = judges.map((judge) => {
    const row = judges.map(() => make(0n));
    let right = make(0n);
    for (const entry of entries) {
      const shared = ofEntry(entry);
      const own = shared.find((each) => each.judge === judge);
      if (!own) continue;
      const count = BigInt(shared.length);
      const sum = BigInt(shared.reduce((total, { points }) => total + points, 0));
      for (const other of shared) addTo(row, judges.indexOf(other.judge), make(-1n, count));
      addTo(row, judges.indexOf(judge), make(1n));
      right = add(right, make(BigInt(own.points) * count - sum, count));
    }
    return [...row, right];
  });
  const leniencies = center(judges, entries, given, solve(rows));
  return new Map(
    entries.map((entry) => {
      const shared = ofEntry(entry);
      const total = shared.reduce(
        (sum, { judge, points }) =>
          add(sum, subtract(make(BigInt(points)), leniencies[judges.indexOf(judge)] ?? make(0n))),
        make(0n),
      );
      return [entry, round(divide(total, make(BigInt(shared.length))))];
    }),
  );
}

/** Rounds half up, first to a billionth and then to a hundredth. */
function round({ up, down }: Fraction): string {
  const billionths = floor(2n * up * 1_000_000_000n + down, 2n * down);
  const hundredths = floor(billionths + 5_000_000n, 10_000_000n);
  const digits = (hundredths < 0n ? -hundredths : hundredths).toString().padStart(3, '0');
  return `${hundredths < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Shifts the leniencies so that they add up to zero in each group of judges connected by shared entries. */
function center(
  judges: readonly string[],
  entries: readonly string[],
  given: readonly Given[],
  solution: readonly Fraction[],
): readonly Fraction[] {
  const group = judges.map((_, index) => index);
  for (let changed = true; changed; ) {
    changed = false;
    for (const entry of entries) {
      const shared = given.filter((each) => each.entry === entry).map(({ judge }) => judges.indexOf(judge));
      const least = Math.min(...shared.map((index) => group[index] ?? 0));
      for (const index of shared) {
        if (group[index] !== least) changed = true;
        group[index] = least;
      }
    }
  }
  return solution.map((value, index) => {
    const own = solution.filter((_, other) => group[other] === group[index]);
    return subtract(value, divide(own.reduce(add), make(BigInt(own.length))));
  });
}

/** Gauss-Jordan elimination; undetermined unknowns are zero. */
function solve(rows: Fraction[][]): readonly Fraction[] {
  const size = rows.length;
  const pivotOf: (number | undefined)[] = [];
  let next = 0;
  for (let column = 0; column < size; column++) {
    const found = rows.findIndex((row, index) => index >= next && row[column]?.up !== 0n);
    if (found < 0) continue;
    [rows[next], rows[found]] = [rows[found] ?? [], rows[next] ?? []];
    const pivot = rows[next] ?? [];
    const factor = pivot[column] ?? make(1n);
    pivot.forEach((value, index) => {
      pivot[index] = divide(value, factor);
    });
    rows.forEach((row, index) => {
      const times = row[column] ?? make(0n);
      if (index === next || times.up === 0n) return;
      pivot.forEach((value, at) => {
        if (value.up !== 0n) row[at] = subtract(row[at] ?? make(0n), multiply(value, times));
      });
    });
    pivotOf[column] = next;
    next += 1;
  }
  return Array.from({ length: size }, (_, column) => {
    const row = pivotOf[column];
    return row === undefined ? make(0n) : (rows[row]?.[size] ?? make(0n));
  });
}

function addTo(row: Fraction[], index: number, value: Fraction): void {
  row[index] = add(row[index] ?? make(0n), value);
}

function make(up: bigint, down = 1n): Fraction {
  if (down < 0n) return make(-up, -down);
  let [a, b] = [up < 0n ? -up : up, down];
  while (b !== 0n) [a, b] = [b, a % b];
  return a === 0n ? { up: 0n, down: 1n } : { up: up / a, down: down / a };
}

function add(a: Fraction, b: Fraction): Fraction {
  return make(a.up * b.down + b.up * a.down, a.down * b.down);
}

function subtract(a: Fraction, b: Fraction): Fraction {
  return add(a, make(-b.up, b.down));
}

function multiply(a: Fraction, b: Fraction): Fraction {
  return make(a.up * b.up, a.down * b.down);
}

function divide(a: Fraction, b: Fraction): Fraction {
  return make(a.up * b.down, a.down * b.up);
}

function floor(up: bigint, down: bigint): bigint {
  return up / down - (up % down < 0n ? 1n : 0n);
}
