#!/usr/bin/env node
import { createTerminal } from './cli/input/terminal.ts';
import { runCommand } from './cli/runCommand.ts';

// The reader of the output may close the pipe at any time, as `head` does.
process.stdout.on('error', () => process.exit());
process.exitCode = await runCommand(process.argv.slice(2), createTerminal(process));
