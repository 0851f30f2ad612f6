import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type Colour, printLine } from './print.ts';

export type Service = {
  name: string;
  colour: Colour;
  /** A Node script with its arguments, from the root of the repository. */
  args: readonly string[];
  env?: Record<string, string>;
};

export type Supervisor = {
  start: (service: Service) => ChildProcess;
  /** Waits until `isReady` answers true; gives up when a service has ended. */
  waitFor: (what: string, isReady: () => Promise<boolean>) => Promise<void>;
  /** Ends every child and resolves when the last one is gone. */
  stop: () => Promise<void>;
  /** Resolves with the sentence to print when a child ends by itself. */
  failure: Promise<string>;
};

const GRACE_MS = 5_000;
const POLL_MS = 50;
const PATIENCE_MS = 120_000;

/** Keeps several processes as one: prefixed output, one end for all. */
export function createSupervisor(): Supervisor {
  const children = new Map<string, ChildProcess>();
  const failure = Promise.withResolvers<string>();
  let stopping = false;
  let ended: string | undefined;

  const start = (service: Service) => {
    const child = spawn(process.execPath, ['--import', './scripts/stack/endWithParent.ts', ...service.args], {
      // Ctrl-C goes to the supervisor alone (the children are no members of its group), which ends them in order.
      detached: true,
      env: { ...process.env, ...service.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.set(service.name, child);
    for (const stream of [child.stdout, child.stderr]) {
      if (stream)
        createInterface({ input: stream }).on('line', (line) =>
          printLine(service.name, service.colour, line),
        );
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

/** A child leads its own process group, so that whatever it started goes with it. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group is gone already.
  }
}
