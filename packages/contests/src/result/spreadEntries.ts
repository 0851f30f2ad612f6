import type { Address } from 'viem';
import type { Assignment } from '../acts/notes.ts';

/** A judge and the number of an entry. */
type Pair = { readonly judge: Address; readonly entry: number };

export type SpreadOptions = {
  /** The numbers of the entries that stand. */
  readonly entries: readonly number[];
  readonly judges: readonly Address[];
  /** How many judges each entry gets, if there are that many. */
  readonly perEntry: number;
  /** Assignments that stay, such as earlier ones and finished reviews. Those of other judges and entries are left out. */
  readonly kept?: readonly Assignment[] | undefined;
  /** Judges who may not review an entry. */
  readonly recusals?: readonly Pair[] | undefined;
  /** Judges get neighbors in this order, such as entries of one track. Without it, judges meet in changing groups. */
  readonly order?: ((a: number, b: number) => number) | undefined;
};

/**
 * Spreads entries over judges: each entry gets `perEntry` different judges, and no judge has two entries more than another,
 * unless `kept` or `recusals` leave no other way. Entries with the fewest kept judges come first. Equal input gives equal output.
 *
 * @example
 * ```ts
 * import { spreadEntries } from '@org/contests';
 *
 * const assignments = spreadEntries({ entries: [1, 2, 3, 4], judges, perEntry: 2 });
 * ```
 */
export function spreadEntries({
  entries,
  judges,
  perEntry,
  kept = [],
  recusals = [],
  order,
}: SpreadOptions): readonly Assignment[] {
  const places = new Map(judges.map((judge, place) => [judge.toLowerCase(), place]));
  const loads = judges.map(() => 0);
  const panels = new Map(entries.map((entry) => [entry, new Set<number>()]));
  const barred = new Set(recusals.map(({ judge, entry }) => `${places.get(judge.toLowerCase())} ${entry}`));
  /** How often two judges have the same entry. */
  const meetings = new Uint16Array(judges.length ** 2);
  const meet = (a: number, b: number) => meetings[a * judges.length + b] ?? 0;
  const getPanel = (entry: number) => panels.get(entry) ?? new Set<number>();
  const isFree = (place: number, entry: number) =>
    !getPanel(entry).has(place) && !barred.has(`${place} ${entry}`);
  const assign = (place: number, entry: number) => {
    const panel = getPanel(entry);
    for (const other of panel)
      for (const at of [place * judges.length + other, other * judges.length + place])
        meetings[at] = (meetings[at] ?? 0) + 1;
    panel.add(place);
    loads[place] = (loads[place] ?? 0) + 1;
  };
  for (const { judge, entries: own } of kept) {
    const place = places.get(judge.toLowerCase());
    if (place === undefined) continue;
    for (const entry of own) if (panels.has(entry) && isFree(place, entry)) assign(place, entry);
  }
  const needy = entries.toSorted((a, b) => getPanel(a).size - getPanel(b).size || order?.(a, b) || a - b);
  if (order) assignNeighbors();
  for (const entry of needy)
    while (getPanel(entry).size < perEntry) {
      const place = findBest(entry);
      if (place === undefined) break;
      assign(place, entry);
    }
  return judges.flatMap((judge, place) => {
    const own = entries.filter((entry) => getPanel(entry).has(place)).toSorted((a, b) => a - b);
    return own.length > 0 ? { judge, entries: own } : [];
  });

  /** Each judge takes the next entries in their order, as many as make the judges' shares even. */
  function assignNeighbors(): void {
    const sorted = needy.toSorted((a, b) => order?.(a, b) || a - b);
    const passes = Array.from({ length: Math.min(perEntry, judges.length) }, (_, pass) => pass);
    let left = passes.flatMap((pass) => sorted.filter((entry) => getPanel(entry).size + pass < perEntry));
    const shares = [...loads];
    for (const _ of left) {
      const least = shares.indexOf(Math.min(...shares));
      shares[least] = (shares[least] ?? 0) + 1;
    }
    shares.forEach((share, place) => {
      left = left.filter((entry) => {
        if ((loads[place] ?? 0) >= share || !isFree(place, entry)) return true;
        assign(place, entry);
        return false;
      });
    });
  }

  /** The free judge with the fewest entries, then the one who met the others of this entry least. */
  function findBest(entry: number): number | undefined {
    const panel = [...getPanel(entry)];
    let best: number | undefined;
    let bestLoad = 0;
    let bestMeetings = 0;
    loads.forEach((load, place) => {
      if ((best !== undefined && load > bestLoad) || !isFree(place, entry)) return;
      const met = panel.reduce((sum, other) => sum + meet(place, other), 0);
      if (best !== undefined && load === bestLoad && met >= bestMeetings) return;
      best = place;
      bestLoad = load;
      bestMeetings = met;
    });
    return best;
  }
}
