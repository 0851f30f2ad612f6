import { parseArgs } from 'node:util';
import { ChainError, ScanError } from '../errors.ts';
import { list, show } from './show.ts';
import { takeBundle } from './takeBundle.ts';
import { type Terminal, toPlainText, UnusableInput } from './terminal.ts';
import { verify } from './verify.ts';
import { verifyProofFile } from './verifyProofFile.ts';

const USAGE = `Usage:
  contests verify <chain> <contest-uid> [--bundle file] [--out file] [--json]
  contests verify [<chain> <contest-uid>] --bundle file --block-hash 0x… [--offline] [--rpc url,…] [--json]
  contests bundle <chain> <contest-uid> [--out file]
  contests show <chain> <contest-uid> [--json]
  contests list <chain> [--take number] [--scan] [--json]

<chain> is a slug (base-sepolia, base, optimism, …) or the URL of an RPC endpoint.
--eas 0x…      the address of EAS, for a chain without a slug
--bundle file  compare this result with the chain's, at the block that it names
--out file     write the result to a file
--take number  list this many contests, newest first (default: 20)
--scan         read from the chain's scan: faster, but not verified

Bundles of version 2 contests carry a proof: \`bundle\` takes one at the latest block, once
the contest is closed, and \`verify\` checks it without a chain.
--block-hash   the hash of the bundle's block, from a source that you trust
--offline      open no connection
--rpc url,…    ask these endpoints for the block's hash, and show who disagrees

Only the endpoint is asked, unless --scan is given. Exit codes: 0 if all is well,
1 if the bundle differs or is refused, 2 if the command cannot be run or cannot tell.`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

/** The options with which a bundle is verified by the proof that it carries. */
const PROOF_OPTIONS = { 'block-hash': text, offline: flag, rpc: text } as const;

/** The commands, with the number of their positional arguments and their options. */
const COMMANDS = {
  bundle: { words: 2, options: { out: text, eas: text } },
  proof: { words: 2, options: { bundle: text, json: flag, ...PROOF_OPTIONS } },
  verify: { words: 2, options: { bundle: text, out: text, json: flag, eas: text } },
  show: { words: 2, options: { json: flag, eas: text } },
  list: { words: 1, options: { take: text, scan: flag, json: flag, eas: text } },
} as const;

/** Runs a command line and returns the exit code. */
export async function runCommand(argv: readonly string[], terminal: Terminal): Promise<0 | 1 | 2> {
  try {
    return await run(argv, terminal);
  } catch (error) {
    terminal.progress('');
    const isNamed = error instanceof ChainError || error instanceof ScanError;
    const message = error instanceof Error ? error.message : String(error);
    terminal.err(
      message
        .split('\n')
        .map(toPlainText)
        .join('\n')
        .concat(isNamed ? `: ${error.code}` : ''),
    );
    return 2;
  }
}

async function run(argv: readonly string[], terminal: Terminal): Promise<0 | 1 | 2> {
  if (argv.some((word) => word === '--help' || word === '-h')) {
    terminal.out(USAGE);
    return 0;
  }
  const [command = '', ...rest] = argv;
  if (command === 'verify' && Object.keys(PROOF_OPTIONS).some((name) => hasOption(rest, name))) {
    const { values, positionals } = parse(rest, COMMANDS.proof.options);
    const [chain, uid] = positionals;
    if (positionals.length !== 0 && positionals.length !== COMMANDS.proof.words)
      throw new UnusableInput(USAGE);
    return verifyProofFile({ ...values, chain, uid }, terminal);
  }
  if (command === 'bundle') {
    const { values, chain, uid } = readArguments(rest, COMMANDS.bundle);
    return takeBundle({ ...values, chain, uid }, terminal);
  }
  if (command === 'verify') {
    const { values, chain, uid } = readArguments(rest, COMMANDS.verify);
    return verify({ ...values, chain, uid }, terminal);
  }
  if (command === 'show') {
    const { values, chain, uid } = readArguments(rest, COMMANDS.show);
    return show({ ...values, chain, uid }, terminal);
  }
  if (command === 'list') {
    const { values, chain } = readArguments(rest, COMMANDS.list);
    return list({ ...values, chain, take: readTake(values.take) }, terminal);
  }
  throw new UnusableInput(command ? `Unknown command: ${command}\n\n${USAGE}` : USAGE);
}

function hasOption(argv: readonly string[], name: string): boolean {
  return argv.some((word) => word === `--${name}` || word.startsWith(`--${name}=`));
}

function readArguments<const Options extends Record<string, typeof text | typeof flag>>(
  argv: readonly string[],
  { words, options }: { words: number; options: Options },
) {
  const { values, positionals } = parse(argv, options);
  const [chain, uid, ...others] = positionals;
  if (chain === undefined || positionals.length > words || others.length > 0) throw new UnusableInput(USAGE);
  return { values, chain, uid };
}

function parse<const Options extends Record<string, typeof text | typeof flag>>(
  argv: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...argv], allowPositionals: true, options });
  } catch (cause) {
    const reason = cause instanceof Error ? `${cause.message}\n\n` : '';
    throw new UnusableInput(`${reason}${USAGE}`, { cause });
  }
}

function readTake(take = '20'): number {
  if (!/^[1-9]\d{0,2}$/.test(take)) throw new UnusableInput('--take must be a number from 1 to 999.');
  return Number(take);
}
