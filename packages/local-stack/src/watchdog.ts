/**
 * A process of its own that ends anvil and removes its folder when the process that started it is gone, however that
 * ended (even by SIGKILL): the system then closes the pipe on stdin. Arguments: anvil's process id, its folder.
 */
import { rmSync } from 'node:fs';

const [pid, folder] = process.argv.slice(2);

const end = (signal: NodeJS.Signals): void => {
  try {
    process.kill(Number(pid), signal);
  } catch {
    // It ended by itself.
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
