import { threadId } from 'node:worker_threads';

/** Stands in for the drawing thread: returns its thread id, or fails as `host` says. */
export async function renderPicture({ host }: { host: string }): Promise<Uint8Array> {
  while (host === 'stuck');
  if (host === 'crash') process.exit(1);
  if (host === 'hang') await new Promise(() => setTimeout(() => undefined, 60_000));
  if (host === 'error') throw new Error('cannot draw this');
  return new Uint8Array([threadId % 256]);
}
