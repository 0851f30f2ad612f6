import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type Color, printLine, printStep } from './print.ts';

/**
 * Runs services until a signal, or until one of them exits; then ends all of them and this process. Prints `ready <url>`
 * when they are ready.
 *
 * @param start starts the services and resolves to the URL when all are ready
 * @param options.endsWithParent also ends them when the parent of this process exits
 */
export async function runInForeground(
  supervisor: Supervisor,
  start: () => Promise<string>,
  { endsWithParent = false } = {},
): Promise<void> {
  const parent = process.ppid;
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
  if (endsWithParent) setInterval(() => process.ppid !== parent && void end(0), 500).unref();
  void supervisor.failure.then((why) => end(1, `${why} Stopping the rest.`));

  try {
    console.log(`ready ${await start()}`);
  } catch (error) {
    await end(1, error instanceof Error ? error.message : String(error));
  }
}

export type Service = {
  name: string;
  color: Color;
  /** A Node script with its arguments, relative to the repository's root. */
  args: readonly string[];
  env?: Record<string, string>;
};

export type Supervisor = {
  start: (service: Service) => ChildProcess;
  /** Waits until `isReady` returns true; rejects if a service exits. */
  waitFor: (what: string, isReady: () => Promise<boolean>) => Promise<void>;
  /** Ends all children and resolves when the last one has exited. */
  stop: () => Promise<void>;
  /** Resolves with the sentence to print when a child exits by itself. */
  failure: Promise<string>;
};

const GRACE_MS = 5_000;
const POLL_MS = 50;
const PATIENCE_MS = 120_000;

/**
 * Runs several processes as one: prefixed output, and all end together.
 *
 * @param endWithParent the script that ends them if this process is killed
 */
export function createSupervisor(endWithParent = './tools/dev/stack/endWithParent.ts'): Supervisor {
  const children = new Map<string, ChildProcess>();
  const failure = Promise.withResolvers<string>();
  let stopping = false;
  let ended: string | undefined;

  const start = (service: Service) => {
    const child = spawn(process.execPath, ['--import', endWithParent, ...service.args], {
      // Only the supervisor gets Ctrl-C, because the children have their own groups; it ends them in order.
      detached: true,
      env: { ...process.env, ...service.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.set(service.name, child);
    for (const stream of [child.stdout, child.stderr]) {
      if (stream)
        createInterface({ input: stream }).on('line', (line) => printLine(service.name, service.color, line));
    }
    child.once('exit', (code, signal) => {
      children.delete(service.name);
      if (stopping) return;
      ended = `${service.name} ended by itself (${signal ?? `exit code ${code}`}).`;
      failure.resolve(ended);
    });
    return child;
  };

  const waitFor = async (what: string, isReady: () => Promise<boolean>) => {
    const patience = Date.now() + PATIENCE_MS;
    while (!(await isReady().catch(() => false))) {
      if (stopping || ended !== undefined) throw new Error(ended ?? 'stopped');
      if (Date.now() > patience) throw new Error(`${what} did not answer within ${PATIENCE_MS / 1000} s.`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  };

  const stop = async () => {
    stopping = true;
    await Promise.all(
      [...children.values()].map(async (child) => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const exited = once(child, 'exit');
        child.kill('SIGTERM');
        const force = setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS);
        await exited;
        clearTimeout(force);
      }),
    );
  };

  return { start, waitFor, stop, failure: failure.promise };
}

/** A child leads its own process group, so that its own children end with it. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group no longer exists.
  }
}

/** Starts the local chain, and resolves when its contracts and demo contests are there; rejects if a service exits. */
export async function startChain(supervisor: Supervisor, service: Pick<Service, 'args' | 'env'>) {
  const isReady = Promise.withResolvers<void>();
  const chain = supervisor.start({ name: 'chain', color: 'yellow', ...service });
  chain.stdout?.on('data', (bytes: Buffer) => {
    if (bytes.toString().includes('chain ready')) isReady.resolve();
  });
  const failure = supervisor.failure.then((why) => Promise.reject(new Error(why)));
  await Promise.race([isReady.promise, failure]);
}
