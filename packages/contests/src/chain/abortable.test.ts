import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { createClient, http } from 'viem';
import { getChainId } from 'viem/actions';
import { expect, onTestFinished, test } from 'vitest';
import { fetchWithin } from './abortable.ts';

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test('gives up on an answer that does not end', async () => {
  const url = await serve((_, response) => void response.writeHead(200).write('{'));
  const read = async () => (await fetchWithin(500)(url)).text();
  await expect(read()).rejects.toThrow(/abort|timeout/i);
});

test('cuts an answer that expands without an end', async () => {
  let expanded = 0;
  const url = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
    const zeros = Readable.from(
      (function* () {
        for (; expanded < 400_000_000; expanded += 1_000_000) yield Buffer.alloc(1_000_000, '0');
      })(),
    );
    pipeline(zeros, createGzip(), response, () => undefined);
  });
  const client = createClient({ transport: http(url, { fetchFn: fetchWithin(30_000), retryCount: 0 }) });
  await expect(getChainId(client)).rejects.toThrow();
  expect(expanded).toBeLessThan(300_000_000);
});

test('asks no other server than the named one', async () => {
  let asked = 0;
  const other = await serve((_, response) => {
    asked += 1;
    response.end('{}');
  });
  const url = await serve((_, response) => void response.writeHead(307, { location: other }).end());
  await expect(fetchWithin(5_000)(url, { method: 'POST', body: '{}' })).rejects.toThrow();
  expect(asked).toBe(0);
});
