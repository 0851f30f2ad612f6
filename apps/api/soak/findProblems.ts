import { countAll, describeOutcomes } from './figures.ts';
import { AFTERWARDS, type SoakResult } from './soakDatabase.ts';

/** The memory limit of each server. */
export const MAX_RSS_MB = 1_024;

/** Why a soak failed; empty when it passed. */
export function findProblems({ phases, memory, ended }: SoakResult): string[] {
  const afterwards = phases.find(({ name }) => name === AFTERWARDS)?.honest ?? {};
  const failures = countAll(afterwards) - (afterwards.ok?.count ?? 0);
  return [
    ...ended.map((server) => `a server ended by itself (${server})`),
    ...Object.entries(memory)
      .filter(([, { max }]) => max > MAX_RSS_MB)
      .map(([name, { max }]) => `${name} took ${max} MB, more than ${MAX_RSS_MB}`),
    ...(failures > 0
      ? [
          `${failures} honest requests failed after the attacks (${describeOutcomes(afterwards, (outcome) => outcome !== 'ok')})`,
        ]
      : []),
    ...(countAll(afterwards) === 0 ? ['no honest request came through after the attacks'] : []),
  ];
}
