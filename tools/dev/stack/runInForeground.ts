import { printStep } from './print.ts';
import type { Supervisor } from './supervisor.ts';

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
