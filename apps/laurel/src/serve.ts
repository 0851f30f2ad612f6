import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readChainEnvironment } from '@org/chain-config/environment';
import pg from 'pg';
import { printStep } from '../../../tools/dev/stack/print.ts';
import { createSupervisor, runInForeground, startChain } from '../../../tools/dev/stack/supervisor.ts';
import type { Options } from './options.ts';

const EXISTS = '42P04';

/**
 * The scan's own database beside the api's: `laurel` becomes `laurel_scan`, created if it does not exist. Servers have
 * folders of their own already: the api adds `-api`. Without a name in the address, PostgreSQL's clients take the role's.
 *
 * @throws {Error} if the role may not create it, with what to do
 */
export async function createScanDatabase(databaseUrl: string): Promise<string> {
  if (!/^postgres(ql)?:/.test(databaseUrl)) return databaseUrl;
  const url = new URL(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl });
  const name = `${decodeURIComponent(url.pathname.slice(1)) || client.database}_scan`;
  url.pathname = `/${encodeURIComponent(name)}`;
  try {
    await client.connect();
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rows.length === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } catch (cause) {
    // Created by another process meanwhile.
    if ((cause as { code?: string }).code === EXISTS) return url.href;
    const why = cause instanceof Error ? cause.message : String(cause);
    const message = `The scan needs a database ${name}, which cannot be created: ${why}. Create it, owned by the same role.`;
    throw new Error(message, { cause });
  } finally {
    await client.end().catch(() => undefined);
  }
  return url.href;
}

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The scripts of a packed release, beside this one. */
export const programs = {
  api: file('./api/main.js'),
  scan: file('./scan/main.js'),
  chain: file('./chain.js'),
} as const;

/** The host for URLs to a server that listens on this address. */
const hostOf = (host = '') => {
  if (host === '' || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};

const isPublic = ({ PUBLIC_ORIGIN }: Options['env']) => PUBLIC_ORIGIN?.startsWith('https:') ?? false;

const readChains = (env: Options['env']) => readChainEnvironment(env, (path) => readFileSync(path, 'utf8'));

const isOk = async (url: string) => (await fetch(url)).ok;

/**
 * The settings of the api. Pages ask the scan at `/graphql` of the public origin, where a proxy forwards it: a public
 * setting of a public chain has to be https.
 */
export function apiSettings({ env, isLocal, hasScan }: Options) {
  const { defaultChain } = readChains(env);
  const name = `SCAN_URL_${defaultChain?.chain.id ?? ''}`;
  return {
    ...env,
    WEB_DIST: env.WEB_DIST ?? file(isLocal ? './web-local' : './web'),
    ...(hasScan && isPublic(env) && defaultChain && !env[name] && { [name]: `${env.PUBLIC_ORIGIN}/graphql` }),
  };
}

/** How pages find the scan of `--scan` on a public chain, in a sentence for the operator. */
export function describeScan({ env }: Options): string {
  const scan = `http://localhost:${env.SCAN_PORT}/graphql`;
  if (isPublic(env)) return `Forward ${env.PUBLIC_ORIGIN}/graphql to ${scan}: pages ask the scan there.`;
  const { defaultChain } = readChains(env);
  return [
    'Pages ask the public scan until PUBLIC_ORIGIN is https, because scans of public chains are public settings.',
    `A browser on this machine can ask this one: enter ${scan} as "${defaultChain?.chain.name} index" on ${env.PUBLIC_ORIGIN}/settings.`,
  ].join(' ');
}

/** Runs all servers in the foreground, until a signal or until one of them ends. Prints `ready <url>`. */
export async function serve(options: Options): Promise<void> {
  const { env, isLocal, hasScan } = options;
  const supervisor = createSupervisor(file('./endWithParent.js'));
  await runInForeground(supervisor, async () => {
    const web = `http://${hostOf(env.HOST)}:${env.PORT}`;
    const isUp = () => supervisor.waitFor('The web app', () => isOk(`${web}/health`));
    supervisor.start({ name: 'api', color: 'cyan', args: [programs.api], env: apiSettings(options) });
    if (isLocal) {
      // The api stores the documents of the demo with their pictures.
      await isUp();
      await startChain(supervisor, { args: [programs.chain], env: { ...env, DOCUMENTS_ORIGIN: web } });
    }
    if (hasScan) {
      const scan = { ...env, DATABASE_URL: await createScanDatabase(env.DATABASE_URL ?? '') };
      if (!isLocal) printStep(describeScan(options));
      supervisor.start({ name: 'scan', color: 'magenta', args: [programs.scan], env: scan });
    }
    // A public chain takes hours to index: the pages read the chain meanwhile.
    const scanPath = isLocal ? 'health' : 'metrics';
    if (hasScan)
      await supervisor.waitFor('The scan', () =>
        isOk(`http://${hostOf(env.SCAN_HOST)}:${env.SCAN_PORT}/${scanPath}`),
      );
    await isUp();
    return env.PUBLIC_ORIGIN ?? '';
  });
}
