import { readPorts } from './ports.ts';
import { printStep } from './print.ts';
import { localSettings, startBackend } from './services.ts';
import { createSupervisor, type Service } from './supervisor.ts';

/**
 * Runs the local product in the foreground: chain, scan and the given front end, until a signal, or until the parent or a
 * service exits. Prints `ready http://localhost:<PORT>` when everything is ready.
 */
export async function runStack(front: Omit<Service, 'env'>) {
  const ports = readPorts();
  const env = localSettings(ports);
  const supervisor = createSupervisor();
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
  setInterval(() => process.ppid !== parent && void end(0), 500).unref();
  void supervisor.failure.then((why) => end(1, `${why} Stopping the rest.`));

  try {
    supervisor.start({ ...front, env });
    await startBackend(supervisor, ports, env);
    await supervisor.waitFor('The web app', async () => (await fetch(`http://127.0.0.1:${ports.web}/`)).ok);
    console.log(`ready http://localhost:${ports.web}`);
  } catch (error) {
    await end(1, error instanceof Error ? error.message : String(error));
  }
}
