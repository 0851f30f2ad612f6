import { readText, report } from './rehearsal.ts';
import type { Stage } from './stage.ts';

const PAGES = 500;
const WARM_UP = 200;

/**
 * Prints the processor time of a contest's page, of the api and of the scan, from their own metrics. nginx spreads requests
 * evenly over the copies of the scan; the one that also indexes the chain is left out.
 */
export async function measureCost({ ports }: Stage, contest: string): Promise<void> {
  const [api = '', ...scans] = [ports.api[0], ...ports.scan].map((port) => `http://127.0.0.1:${port}`);
  const roles = await Promise.all(scans.map((scan) => readText(`${scan}/health`)));
  const reader = scans.find((_, nth) => roles[nth]?.includes('"reader"')) ?? '';
  const readSeconds = async (server: string) =>
    Number(/^process_cpu_seconds_total (\S+)/m.exec(await readText(`${server}/metrics`))?.[1]);
  const readBoth = async () => [await readSeconds(api), (await readSeconds(reader)) * scans.length];
  const visit = async (times: number) => {
    const headers = { 'accept-encoding': 'br' };
    for (let nth = 0; nth < times; nth += 1) {
      const answer = await fetch(`${api}/contests/local/${contest}`, { headers });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`A contest's page has status ${answer.status}.`);
    }
  };
  await visit(WARM_UP);
  const before = await readBoth();
  await visit(PAGES);
  const after = await readBoth();
  const [ofApi, ofScan] = after.map((seconds, nth) =>
    (((seconds - (before[nth] ?? 0)) / PAGES) * 1_000).toFixed(1),
  );
  report(`a contest's page costs the api ${ofApi} ms and the scan ${ofScan} ms of processor time`);
}
