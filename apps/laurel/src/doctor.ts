import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChainConfig } from '@org/chain-config';
import { readChainEnvironment } from '@org/chain-config/environment';
import { readAnswer } from '@org/chain-config/rpc';
import type { Options } from './options.ts';
import { apiSettings, createScanDatabase, programs } from './serve.ts';

/** The result of one check. */
type Finding = {
  readonly level: 'ok' | 'warn' | 'fail';
  /** Names the check, and says how to fix a failure. */
  readonly text: string;
};

/** Matches the error of an embedded database that another process has open. */
const IN_USE = /is in use by another process/;

const START_MS = 60_000;

/** Starts a server on a free port, which reads all its settings and opens its database, and ends it. */
async function checkServer(options: {
  program: string;
  env: Record<string, string>;
  portName: string;
  what: string;
  /** A path that is answered once the database is open. */
  readyPath: string;
}): Promise<Finding> {
  const { program, env, portName, what, readyPath } = options;
  const port = await findFreePort();
  const child = spawn(process.execPath, [program], {
    env: { ...env, HOST: '127.0.0.1', SCAN_HOST: '127.0.0.1', [portName]: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-4_000);
  });
  const exited = once(child, 'exit');
  const isListening = async () =>
    (await fetch(`http://127.0.0.1:${port}${readyPath}`).catch(() => null))?.ok === true;
  for (const end = Date.now() + START_MS; Date.now() < end; await sleep(100)) {
    if (child.exitCode !== null || child.signalCode !== null)
      return IN_USE.test(said)
        ? {
            level: 'warn',
            text: `${what}: the embedded database is in use. This is expected while Laurel runs.`,
          }
        : { level: 'fail', text: `${what}: ${said.trim()}` };
    if (!(await isListening())) continue;
    child.kill('SIGTERM');
    await exited;
    return { level: 'ok', text: what };
  }
  child.kill('SIGKILL');
  return { level: 'fail', text: `${what}: the server was not ready in a minute. ${said.trim()}` };
}

const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await once(server.close(), 'close');
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.');
  return address.port;
};

const TIMEOUT_MS = 10_000;
/** A block with the hashes of its transactions is the longest answer. */
const MAX_ANSWER_BYTES = 1_000_000;
const LATE_SECONDS = 300;
const SKEW_SECONDS = 60;
const GET_SCHEMA = '0xa2ea7c6e';

const ok = (text: string): Finding => ({ level: 'ok', text });
const warn = (text: string): Finding => ({ level: 'warn', text });
const fail = (text: string): Finding => ({ level: 'fail', text });

/**
 * Checks everything that Laurel depends on. The servers start for a moment, which creates or migrates their tables.
 *
 * @param print gets one line for each finding
 * @returns whether nothing failed
 */
export async function runDoctor(options: Options, print: (line: string) => void): Promise<boolean> {
  let isWell = true;
  const report = ({ level, text }: Finding) => {
    if (level === 'fail') isWell = false;
    print(`${level.padEnd(4)}  ${text}`);
  };
  report(ok(`Node ${process.versions.node}`));
  const { chains, defaultChain, problems } = readChainEnvironment(options.env, (path) =>
    readFileSync(path, 'utf8'),
  );
  for (const problem of problems) report(fail(problem));
  report(
    await checkServer({
      program: programs.api,
      env: apiSettings(options),
      portName: 'PORT',
      what: 'settings, web build and database of the api',
      readyPath: '/ready',
    }),
  );
  if (options.hasScan && !options.isLocal) {
    const scanDatabase = await createScanDatabase(options.env.DATABASE_URL ?? '').catch(
      (error: Error) => error,
    );
    if (scanDatabase instanceof Error) report(fail(scanDatabase.message));
    else
      report(
        await checkServer({
          program: programs.scan,
          env: { ...options.env, DATABASE_URL: scanDatabase },
          portName: 'SCAN_PORT',
          what: 'settings and database of the scan',
          readyPath: '/graphql?query={__typename}',
        }),
      );
  }
  if (options.isLocal) report(ok('the local chain and its scan are made at each start'));
  else for (const finding of await checkChains(chains, options, defaultChain)) report(finding);
  for (const finding of await checkProxies(options.env)) report(finding);
  return isWell;
}

/** Every chain; `--scan` indexes the default one, so that the public scan of each other one is checked. */
export async function checkChains(
  chains: readonly ChainConfig[],
  { env, hasScan }: Pick<Options, 'env' | 'hasScan'>,
  defaultChain: ChainConfig | undefined,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const config of chains)
    findings.push(
      ...(await checkChain(config, { env, hasScan: hasScan && config.slug === defaultChain?.slug })),
    );
  return findings;
}

/** The RPCs of a chain, what is deployed there, the clock, and its scan. */
export async function checkChain(config: ChainConfig, { env, hasScan }: Pick<Options, 'env' | 'hasScan'>) {
  const { chain, slug, eas } = config;
  const findings: Finding[] = [];
  const setting = `RPC_URL_${chain.id}`;
  let isUsable: string | undefined;
  const secret = env[`SERVER_RPC_URL_${chain.id}`]?.split(/[\s,]+/).filter(Boolean) ?? [];
  for (const url of [...secret, ...chain.rpcUrls.default.http]) {
    const name = secret.includes(url) ? `SERVER_${setting}` : `${setting} ${new URL(url).origin}`;
    const finding = await checkRpc(name, url, chain.id);
    findings.push(...finding);
    if (finding.every(({ level }) => level !== 'fail')) isUsable ??= url;
  }
  if (isUsable) findings.push(...(await checkContracts(config, isUsable)));
  if (!hasScan && eas.graphQl) findings.push(await checkScan(slug, chain.id, eas.graphQl));
  return findings;
}

type Answer = { readonly result: unknown; readonly date: string | null };

async function call(url: string, method: string, params: unknown[] = []): Promise<Answer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const { result, error } = JSON.parse(await readAnswer(answer, MAX_ANSWER_BYTES)) as {
    result?: unknown;
    error?: { message?: string };
  };
  if (error) throw new Error(error.message ?? 'an error');
  return { result, date: answer.headers.get('date') };
}

async function checkRpc(name: string, url: string, chainId: number): Promise<Finding[]> {
  try {
    const { result: id, date } = await call(url, 'eth_chainId');
    if (Number(id) !== chainId)
      return [fail(`${name} belongs to chain ${Number(id)}, not ${chainId}: correct it`)];
    const { result: block } = await call(url, 'eth_getBlockByNumber', ['latest', false]);
    const age = Math.round(Date.now() / 1_000 - Number((block as { timestamp?: string } | null)?.timestamp));
    const skew = date === null ? 0 : Math.round((Date.now() - Date.parse(date)) / 1_000);
    return [
      age > LATE_SECONDS
        ? warn(
            `${name}: its newest block is ${age} s old. It lags, or the chain stands still: try another RPC`,
          )
        : ok(`${name}: chain ${chainId}, newest block ${age} s old`),
      ...(Math.abs(skew) > SKEW_SECONDS
        ? [
            fail(
              `The clock of this machine differs from that of ${name} by ${skew} s: synchronize it (NTP), else sign-ins fail`,
            ),
          ]
        : []),
    ];
  } catch (error) {
    return [
      fail(`${name} does not answer (${describe(error)}): check the address, the key and the firewall`),
    ];
  }
}

async function checkContracts({ slug, eas, contracts }: ChainConfig, url: string): Promise<Finding[]> {
  const getCode = async (address: string) => (await call(url, 'eth_getCode', [address, 'latest'])).result;
  const hasSchema = async (uid: string) => {
    if (!eas.schemaRegistry) return false;
    const to = eas.schemaRegistry;
    const { result } = await call(url, 'eth_call', [{ to, data: GET_SCHEMA + uid.slice(2) }, 'latest']);
    return String(result).includes(uid.slice(2));
  };
  try {
    if ((await getCode(eas.contract)) === '0x')
      return [fail(`${slug}: there is no EAS at ${eas.contract}: correct the chain config`)];
    const uids = { contests: eas.contestSchemaUid, reviews: eas.evaluationSchemaUid };
    const missing: string[] = [];
    for (const [what, uid] of Object.entries(uids)) if (!(await hasSchema(uid))) missing.push(what);
    const hasProfiles = (await getCode(contracts.profile)) !== '0x';
    return [
      missing.length > 0
        ? warn(
            `${slug}: the schemas of ${missing.join(' and ')} are not registered. Contests cannot be started: open "Start a contest" with a wallet, which offers to register them`,
          )
        : ok(`${slug}: EAS and both schemas`),
      hasProfiles
        ? ok(`${slug}: profiles`)
        : warn(`${slug}: the Profile contract is not deployed, so accounts have no profiles there`),
    ];
  } catch (error) {
    return [fail(`${slug}: the contracts cannot be read (${describe(error)}): try another RPC`)];
  }
}

async function checkScan(slug: string, chainId: number, url: string): Promise<Finding> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ attestations(take: 1) { id } }' }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { data } = JSON.parse(await readAnswer(answer, MAX_ANSWER_BYTES)) as {
      data?: { attestations?: unknown[] };
    };
    if (Array.isArray(data?.attestations)) return ok(`${slug}: the scan ${new URL(url).origin} answers`);
    throw new Error(`status ${answer.status}`);
  } catch (error) {
    return warn(
      `${slug}: the scan ${new URL(url).origin} does not answer (${describe(error)}). Pages read the chain instead, which takes longer: set SCAN_URL_${chainId}, or run your own with --scan`,
    );
  }
}

async function checkProxies({ PUBLIC_ORIGIN = '', TRUSTED_PROXIES }: Options['env']): Promise<Finding[]> {
  if (!PUBLIC_ORIGIN.startsWith('https:'))
    return [ok(`${PUBLIC_ORIGIN} is http, so it can be used on this machine only`)];
  const proxies = TRUSTED_PROXIES
    ? ok(`TRUSTED_PROXIES=${TRUSTED_PROXIES}`)
    : warn(
        'TRUSTED_PROXIES is not set although PUBLIC_ORIGIN is https: all visitors share one rate limit. Set it to the number of proxies in front (often 1), or none',
      );
  const reached = await fetch(`${PUBLIC_ORIGIN}/health`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    ({ status }) =>
      status === 200
        ? ok(`${PUBLIC_ORIGIN} answers`)
        : warn(`${PUBLIC_ORIGIN}/health has status ${status}: start Laurel, and point the proxy at its port`),
    (error: unknown) =>
      warn(
        `${PUBLIC_ORIGIN} cannot be reached from here (${describe(error)}): check DNS, the certificate and the proxy`,
      ),
  );
  return [proxies, reached];
}

/** Without the address, which may contain a key. */
const describe = (error: unknown): string => {
  const { message, cause } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? message;
};
