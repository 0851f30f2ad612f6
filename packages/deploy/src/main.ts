import { fileURLToPath } from 'node:url';
import { runCommand } from './runCommand.ts';

// The reader of the output may close the pipe at any time, as `head` does.
process.stdout.on('error', () => process.exit());
process.exitCode = await runCommand(process.argv.slice(2), {
  env: process.env,
  out: (text) => console.log(text),
  err: (text) => console.error(text),
  root: fileURLToPath(new URL('../../..', import.meta.url)),
});
