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
  let outcome: Promise<Error | undefined> | undefined;
  const url = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
    const zeros = Readable.from(
      (function* () {
        for (let megabytes = 0; megabytes < 4_000; megabytes += 1) yield Buffer.alloc(1_000_000, '0');
      })(),
    );
    // Ends with an error if the client hangs up before the last byte.
    outcome = new Promise((resolve) =>
      pipeline(zeros, createGzip(), response, (error) => resolve(error ?? undefined)),
    );
  });
  const client = createClient({ transport: http(url, { fetchFn: fetchWithin(30_000), retryCount: 0 }) });
  await expect(getChainId(client)).rejects.toThrow();
  expect(await outcome).toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' });
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
