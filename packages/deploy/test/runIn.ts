import { runCommand } from '../src/runCommand.ts';

/** Runs the command as a process with another folder as its repository: `node runIn.ts <folder> <argument …>`. */
const [root = '', ...args] = process.argv.slice(2);
const { env } = process;
process.exitCode = await runCommand(args, { env, out: console.log, err: console.error, root });
