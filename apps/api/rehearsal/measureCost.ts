import { readText, report } from './rehearsal.ts';
import type { Stage } from './stage.ts';

const PAGES = 500;
const WARM_UP = 200;

/** Prints the processor time of a contest's page, of the api and of the scan that it asks, from their own metrics. */
export async function measureCost({ ports }: Stage, contest: string): Promise<void> {
  const [api, scan] = [ports.api[0], ports.scan[0]].map((port) => `http://127.0.0.1:${port}`) as [
    string,
    string,
  ];
  const readSeconds = async (server: string) =>
    Number(/^process_cpu_seconds_total (\S+)/m.exec(await readText(`${server}/metrics`))?.[1]);
  const visit = async (times: number) => {
    const headers = { 'accept-encoding': 'br' };
    for (let nth = 0; nth < times; nth += 1) {
      const answer = await fetch(`${api}/contests/local/${contest}`, { headers });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`A contest's page has status ${answer.status}.`);
    }
  };
  await visit(WARM_UP);
  const before = [await readSeconds(api), await readSeconds(scan)];
  await visit(PAGES);
  const after = [await readSeconds(api), await readSeconds(scan)];
  const [ofApi, ofScan] = after.map((seconds, nth) =>
    (((seconds - (before[nth] ?? 0)) / PAGES) * 1_000).toFixed(1),
  );
  report(`a contest's page costs the api ${ofApi} ms and the scan ${ofScan} ms of processor time`);
}
