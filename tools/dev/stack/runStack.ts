import { readPorts } from './ports.ts';
import { runInForeground } from './runInForeground.ts';
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
  const start = async () => {
    supervisor.start({ ...front, env });
    await startBackend(supervisor, ports, env);
    await supervisor.waitFor('The web app', async () => (await fetch(`http://127.0.0.1:${ports.web}/`)).ok);
    return `http://localhost:${ports.web}`;
  };
  await runInForeground(supervisor, start, { endsWithParent: true });
}
