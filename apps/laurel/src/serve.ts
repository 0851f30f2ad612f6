import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readChainEnvironment } from '@org/chain-config/environment';
import { printStep } from '../../../scripts/stack/print.ts';
import { createSupervisor } from '../../../scripts/stack/supervisor.ts';
import { createScanDatabase } from './createScanDatabase.ts';
import type { Options } from './options.ts';

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

const isOk = async (url: string) => (await fetch(url)).ok;

/**
 * The settings of the api. Pages ask the scan at `/graphql` of the public origin, where a proxy forwards it: browsers ask
 * scans of public chains over https only.
 */
export function apiSettings({ env, isLocal, hasScan }: Options) {
  const { defaultChain } = readChainEnvironment(env, (path) => readFileSync(path, 'utf8'));
  const name = `SCAN_URL_${defaultChain?.chain.id}`;
  const isPublic = env.PUBLIC_ORIGIN?.startsWith('https:');
  return {
    ...env,
    WEB_DIST: env.WEB_DIST ?? file(isLocal ? './web-local' : './web'),
    ...(hasScan && isPublic && !env[name] && { [name]: `${env.PUBLIC_ORIGIN}/graphql` }),
  };
}

/** Runs all servers in the foreground, until a signal or until one of them ends. Prints `ready <url>`. */
export async function serve(options: Options): Promise<void> {
  const { env, isLocal, hasScan } = options;
  const supervisor = createSupervisor(file('./endWithParent.js'));
  let isEnding = false;
  const end = async (exitCode: number, why?: string) => {
    if (isEnding) return;
    isEnding = true;
    if (why) printStep(why);
    await supervisor.stop();
    process.exit(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void end(0, 'Stopping …'));
  void supervisor.failure.then((why) => end(1, why));

  try {
    if (isLocal) {
      const chain = supervisor.start({ name: 'chain', colour: 'yellow', args: [programs.chain], env });
      const isReady = Promise.withResolvers<void>();
      chain.stdout?.on('data', (bytes: Buffer) => {
        if (bytes.toString().includes('chain ready')) isReady.resolve();
      });
      await Promise.race([isReady.promise, supervisor.failure.then((why) => Promise.reject(new Error(why)))]);
    }
    if (hasScan) {
      const scan = { ...env, DATABASE_URL: await createScanDatabase(env.DATABASE_URL ?? '') };
      if (!isLocal)
        printStep(
          env.PUBLIC_ORIGIN?.startsWith('https:')
            ? `Forward ${env.PUBLIC_ORIGIN}/graphql to http://127.0.0.1:${env.SCAN_PORT}/graphql: pages ask the scan there.`
            : 'Pages ask the public scan until PUBLIC_ORIGIN is https, because browsers may not ask a scan of a public chain over http.',
        );
      supervisor.start({ name: 'scan', colour: 'magenta', args: [programs.scan], env: scan });
    }
    supervisor.start({ name: 'api', colour: 'cyan', args: [programs.api], env: apiSettings(options) });
    // A public chain takes hours to index: the pages read the chain meanwhile.
    const scanPath = isLocal ? 'health' : 'metrics';
    if (hasScan)
      await supervisor.waitFor('The scan', () =>
        isOk(`http://${hostOf(env.SCAN_HOST)}:${env.SCAN_PORT}/${scanPath}`),
      );
    await supervisor.waitFor('The web app', () => isOk(`http://${hostOf(env.HOST)}:${env.PORT}/health`));
    console.log(`ready ${env.PUBLIC_ORIGIN}`);
  } catch (error) {
    await end(1, error instanceof Error ? error.message : String(error));
  }
}
