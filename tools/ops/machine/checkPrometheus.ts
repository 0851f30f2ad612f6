import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { check, readText } from '../hosting/rehearsal.ts';

export const PROMETHEUS_PORT = 9090;
/** Rules are read once a minute. */
const READ_MS = 180_000;

type Answer<Data> = { readonly status: string; readonly data: Data };
type Targets = { activeTargets: { health: string; scrapeUrl: string }[] };
type Rules = { groups: { rules: { name: string; health: string }[] }[] };
type Dashboard = { panels: { targets?: { expr: string }[] }[] };

async function ask<Data>(path: string): Promise<Answer<Data>> {
  return JSON.parse(await readText(`http://127.0.0.1:${PROMETHEUS_PORT}/api/v1/${path}`)) as Answer<Data>;
}

/** Asks Prometheus until all of a list is fine, and returns its names with what is wrong. */
async function findWrong(list: () => Promise<readonly { name: string; isFine: boolean }[]>) {
  for (const end = Date.now() + READ_MS; ; await sleep(1_000)) {
    const found = await list().catch(() => []);
    const wrong = found.filter(({ isFine }) => !isFine).map(({ name }) => name);
    if ((found.length > 0 && wrong.length === 0) || Date.now() > end) return { count: found.length, wrong };
  }
}

/**
 * Prometheus with the sample's configuration reaches every server, and can compute every alert rule and every query of the
 * dashboard.
 *
 * @param count how many servers there are
 */
export async function checkPrometheus(monitoring: string, count: number): Promise<void> {
  const targets = await findWrong(async () =>
    (await ask<Targets>('targets')).data.activeTargets.map(({ scrapeUrl, health }) => ({
      name: scrapeUrl,
      isFine: health === 'up',
    })),
  );
  check(
    targets.count === count && targets.wrong.length === 0,
    `Prometheus reads the metrics of ${count} servers`,
    targets.wrong,
  );
  const rules = await findWrong(async () =>
    (await ask<Rules>('rules')).data.groups.flatMap((group) =>
      group.rules.map(({ name, health }) => ({ name, isFine: health === 'ok' })),
    ),
  );
  check(
    rules.count > 0 && rules.wrong.length === 0,
    `Prometheus computes ${rules.count} alert rules`,
    rules.wrong,
  );
  const { panels } = JSON.parse(
    readFileSync(join(monitoring, 'grafana-dashboard.json'), 'utf8'),
  ) as Dashboard;
  const queries = panels.flatMap((panel) => panel.targets ?? []).map(({ expr }) => expr);
  const answers = await Promise.all(queries.map((query) => ask(`query?${new URLSearchParams({ query })}`)));
  const failed = queries.filter((_, nth) => answers[nth]?.status !== 'success');
  check(failed.length === 0, `and the ${queries.length} queries of the dashboard`, failed);
}
