/**
 * A separate process that stops anvil and removes its folder when the parent process has exited, even by SIGKILL: the
 * system then closes the pipe on stdin. Arguments: anvil's process ID and its folder.
 */
import { rmSync } from 'node:fs';

const [pid, folder] = process.argv.slice(2);

const end = (signal: NodeJS.Signals): void => {
  try {
    process.kill(Number(pid), signal);
  } catch {
    // The process has already exited.
  }
};

const onParentGone = (): void => {
  end('SIGTERM');
  setTimeout(() => {
    end('SIGKILL');
    if (folder) rmSync(folder, { recursive: true, force: true });
    process.exit();
  }, 1000);
};

process.stdin.once('end', onParentGone).once('error', onParentGone).resume();
