import { parseArgs } from 'node:util';
import { ChainError, ScanError } from '../errors.ts';
import { list, show } from './showContest.ts';
import { type Terminal, UnusableInput } from './terminal.ts';
import { verify } from './verify.ts';

const USAGE = `Usage:
  contests verify <chain> <contest-uid> [--bundle file] [--out file] [--json]
  contests show <chain> <contest-uid>
  contests list <chain> [--take number]

<chain> is a slug (base-sepolia, base, optimism, …) or the URL of an RPC endpoint.
verify asks nobody but that endpoint. It ends with 0 when all is well, with 1 when the
bundle differs from the chain, and with 2 when the question cannot be answered.`;

/** Runs a command line; returns the code that the process is to end with. */
export async function runCommand(argv: readonly string[], terminal: Terminal): Promise<0 | 1 | 2> {
  try {
    return await run(argv, terminal);
  } catch (error) {
    terminal.progress('');
    const isNamed = error instanceof ChainError || error instanceof ScanError;
    terminal.err(
      isNamed ? `${error.message}: ${error.code}` : error instanceof Error ? error.message : String(error),
    );
    return 2;
  }
}

async function run(argv: readonly string[], terminal: Terminal): Promise<0 | 1 | 2> {
  const { values, positionals } = readArguments(argv);
  const [command, chain, uid] = positionals;
  if (values.help || command === undefined) {
    terminal.out(USAGE);
    return values.help ? 0 : 2;
  }
  if (chain === undefined) throw new UnusableInput(USAGE);
  if (command === 'verify') return verify({ ...values, chain, uid }, terminal);
  if (command === 'show') return show({ chain, uid }, terminal);
  if (command === 'list') return list({ chain, take: readTake(values.take) }, terminal);
  throw new UnusableInput(USAGE);
}

function readArguments(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        bundle: { type: 'string' },
        out: { type: 'string' },
        json: { type: 'boolean' },
        take: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (cause) {
    throw new UnusableInput(USAGE, { cause });
  }
}

function readTake(text = '20'): number {
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new UnusableInput('--take is a number from 1 to 999.');
  return Number(text);
}
