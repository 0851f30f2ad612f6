#!/usr/bin/env node
import { runCommand } from './cli/runCommand.ts';

process.exitCode = await runCommand(process.argv.slice(2), {
  out: (line) => console.log(line),
  err: (line) => console.error(line),
  progress: (text) => {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${text}`);
  },
});
