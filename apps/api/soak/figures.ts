/** How requests of one kind ended: the count and durations of each outcome. */
export type Figures = { readonly [outcome: string]: { count: number; ms: number[] } };

/** How many durations of one outcome are kept; beyond that a random sample. */
const KEPT = 20_000;

export function createFigures() {
  const figures: Record<string, { count: number; ms: number[] }> = {};
  return {
    figures: figures as Figures,
    add(outcome: string, ms: number) {
      figures[outcome] ??= { count: 0, ms: [] };
      const entry = figures[outcome];
      entry.count += 1;
      if (entry.ms.length < KEPT) entry.ms.push(ms);
      else if (Math.random() < KEPT / entry.count) entry.ms[Math.floor(Math.random() * KEPT)] = ms;
    },
  };
}

export function countAll(figures: Figures) {
  return Object.values(figures).reduce((sum, { count }) => sum + count, 0);
}

/** The duration that `share` of the requests did not exceed, in milliseconds; null without requests. */
export function findPercentile(figures: Figures, share: number, outcomes = Object.keys(figures)) {
  const all = outcomes.flatMap((outcome) => figures[outcome]?.ms ?? []).sort((one, other) => one - other);
  return all.length === 0
    ? null
    : Math.round(all[Math.min(all.length - 1, Math.floor(all.length * share))] ?? 0);
}

/** `200 1203, 429 17`: the most frequent first. */
export function describeOutcomes(figures: Figures, isShown: (outcome: string) => boolean = () => true) {
  return (
    Object.entries(figures)
      .filter(([outcome]) => isShown(outcome))
      .sort(([, one], [, other]) => other.count - one.count)
      .map(([outcome, { count }]) => `${outcome} ${count}`)
      .join(', ') || '-'
  );
}

/** Names the error of a request without an answer: `timeout`, `ECONNREFUSED`, `ECONNRESET`. */
export function nameFailure(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.name === 'TimeoutError') return 'timeout';
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string' && /^(E[A-Z]+|UND_\w+)$/.test(code)) return code;
  }
  return error instanceof Error ? error.name : 'failure';
}
