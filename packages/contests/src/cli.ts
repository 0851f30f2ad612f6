#!/usr/bin/env node
import { runCommand } from './cli/runCommand.ts';
import { createTerminal } from './cli/terminal.ts';

// Whoever reads the output may stop at any time, as `head` does.
process.stdout.on('error', () => process.exit());
process.exitCode = await runCommand(process.argv.slice(2), createTerminal(process));
