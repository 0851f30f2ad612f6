/**
 * A process of its own that ends anvil when the process that started it is gone, however that ended (even SIGKILL): the
 * system then closes the pipe on stdin. Argument: anvil's process id.
 */
const anvil = Number(process.argv[2]);

const end = (signal: NodeJS.Signals): void => {
  try {
    process.kill(anvil, signal);
  } catch {
    // It ended by itself.
    process.exit();
  }
};

const onParentGone = (): void => {
  end('SIGTERM');
  setTimeout(() => {
    end('SIGKILL');
    process.exit();
  }, 2000);
};

process.stdin.once('end', onParentGone).once('error', onParentGone).resume();
