import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer, request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Network } from '../src/base/fetchSafely.ts';

/** A self-signed certificate for `pictures.example` and another host. */
function createCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const keyFile = join(folder, 'key.pem');
  const certFile = join(folder, 'cert.pem');
  const subject = [
    '-subj',
    '/CN=avatars',
    '-addext',
    'subjectAltName=DNS:pictures.example,DNS:rebinding.example,IP:127.0.0.1',
  ];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  execFileSync('openssl', ['req', '-x509', ...kind, '-keyout', keyFile, '-out', certFile, ...subject], {
    stdio: 'ignore',
  });
  const pems = { key: readFileSync(keyFile), cert: readFileSync(certFile) };
  rmSync(folder, { recursive: true });
  return pems;
}

/**
 * A TLS server that stands for the whole internet: every connection ends there, whatever its address. `connections`
 * lists the addresses.
 */
export async function startHttps(answer: RequestListener) {
  const pems = createCertificate();
  const server = createServer(pems, answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const connections: string[] = [];
  const dnsOf: Record<string, readonly (readonly string[])[]> = {};
  const asked: string[] = [];
  const network: Network = {
    // Each call returns the next answer; the last one repeats.
    resolve: async (hostname) => {
      const times = asked.filter((each) => each === hostname).length;
      asked.push(hostname);
      const answers = dnsOf[hostname] ?? [['93.184.215.14']];
      return answers[Math.min(times, answers.length - 1)] ?? [];
    },
    request: ((url: URL, options: Parameters<typeof request>[1], callback: never) => {
      options.lookup?.(url.hostname, { all: true }, (_error, found) => {
        for (const { address } of found as { address: string }[]) connections.push(address);
      });
      return request(
        url,
        {
          ...options,
          ca: pems.cert,
          port,
          hostname: '127.0.0.1',
          headers: { ...options.headers, host: url.host },
          servername: /^[\d.[]/.test(url.hostname) ? '' : url.hostname,
        },
        callback,
      );
    }) as typeof request,
  };
  return {
    network,
    connections,
    asked,
    dnsOf,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
