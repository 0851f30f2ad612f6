import { randomBytes } from 'node:crypto';
import { request } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { privateKeyToAccount } from 'viem/accounts';
import { createBrowser } from '../../../apps/api/test/createBrowser.ts';

/** A request over TLS on a connection of its own, so that no connection ends while it waits for a next request. */
export function createFetch(port: number, host: string) {
  return (url: string, { method = 'GET', headers, body }: RequestInit = {}): Promise<Response> =>
    new Promise((resolve, reject) => {
      const { pathname, search } = new URL(url);
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          method,
          path: pathname + search,
          agent: false,
          servername: host,
          rejectUnauthorized: false,
          headers: { ...Object.fromEntries(new Headers(headers)), host },
          timeout: 30_000,
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('error', reject);
          answer.on('end', () => {
            const status = answer.statusCode ?? 0;
            const all = new Headers();
            for (const [name, values] of Object.entries(answer.headersDistinct))
              for (const value of values ?? []) all.append(name, value);
            const isEmpty = chunks.length === 0 || [204, 304].includes(status);
            resolve(new Response(isEmpty ? null : Buffer.concat(chunks), { status, headers: all }));
          });
        },
      );
      sent.once('timeout', () => sent.destroy(new Error('no answer in 30 s')));
      sent.once('error', reject);
      sent.end(body as string | undefined);
    });
}

export type Visits = {
  /** Every answer so far. */
  readonly count: () => number;
  /** Every request that failed, with its path. */
  readonly failures: readonly string[];
  readonly stop: () => Promise<void>;
};

/** People who read, sign in and write until `stop`, each one request after the other. */
export function startVisits(origin: string, port: number, contest: string): Visits {
  const failures: string[] = [];
  let count = 0;
  let isOver = false;
  const { host } = new URL(origin);
  const send = createFetch(port, host);
  const counted = async (url: string, init?: RequestInit) => {
    const { pathname } = new URL(url);
    try {
      const answer = await send(url, init);
      count += 1;
      if (!answer.ok) failures.push(`${init?.method ?? 'GET'} ${pathname}: ${answer.status}`);
      return answer;
    } catch (error) {
      failures.push(`${init?.method ?? 'GET'} ${pathname}: ${error}`);
      return new Response('{}', { status: 599 });
    }
  };
  /** A browser that keeps the files of pages. */
  const createReader = () => {
    const kept = new Set<string>();
    return () => read(kept);
  };
  const read = async (kept: Set<string>) => {
    for (const path of [
      '/',
      `/contests/local/${contest}`,
      `/contests/local/${contest}/result.json`,
      '/health',
    ]) {
      const page = await (await counted(origin + path)).text();
      for (const [file] of page.matchAll(/(?<=(?:src|href)=")\/assets\/[^"]+/g)) {
        if (kept.has(file)) continue;
        kept.add(file);
        await counted(origin + file);
      }
    }
    const query = '{ attestations(take: 20, orderBy: { time: desc }) { id decodedDataJson } }';
    const answer = await counted(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    const { data, errors } = (await answer.json()) as {
      data?: { attestations: unknown[] };
      errors?: unknown;
    };
    if (errors || !data?.attestations.length) failures.push(`GraphQL: ${JSON.stringify(errors)}`);
  };
  const write = async (nth: number) => {
    const account = privateKeyToAccount(`0x${randomBytes(32).toString('hex')}`);
    const browser = createBrowser(counted, Date.now, origin);
    await browser.signIn(account);
    const path = `/api/drafts/review-${nth}`;
    const saved = { comment: `Draft ${nth}.` };
    await browser.sendJson('PUT', path, saved);
    const found = await (await browser.send(path)).text();
    if (!found.includes(saved.comment)) failures.push(`${path}: the saved draft is gone`);
  };
  const repeat = async (act: (nth: number) => Promise<void>) => {
    for (let nth = 0; !isOver; nth += 1) {
      await act(nth).catch((error) => failures.push(String(error)));
      await sleep(20);
    }
  };
  const people = [repeat(createReader()), repeat(createReader()), repeat(write), repeat(write)];
  return {
    count: () => count,
    failures,
    async stop() {
      isOver = true;
      await Promise.all(people);
    },
  };
}
