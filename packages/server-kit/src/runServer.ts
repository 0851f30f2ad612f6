import { StartError } from './base/errors.ts';

export type RunningServer = {
  readonly stop: () => Promise<void>;
  /** Settles when the server ends by itself. */
  readonly ended?: Promise<void>;
};

/**
 * Runs a server as a process: SIGINT or SIGTERM stops it, a `StartError` is printed as its sentence, any other error with
 * its stack (exit code 1).
 *
 * @param stopMs the process ends this long after the signal at the latest
 */
export async function runServer(start: () => Promise<RunningServer>, stopMs: number): Promise<void> {
  const fail = (error: unknown) => {
    console.error(error instanceof StartError ? error.message : error);
    // An open database connection would keep the process alive.
    process.exit(1);
  };
  try {
    const server = await start();
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => {
        server.stop().then(() => process.exit(0), fail);
        setTimeout(() => process.exit(0), stopMs).unref();
      });
    if (!server.ended) return;
    await server.ended;
    process.exit(0);
  } catch (error) {
    fail(error);
  }
}
