import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ChainError, ScanError } from '../base/errors.ts';
import { StepError } from '../send/sendErrors.ts';
import { ACT_VALUE_NAMES, type ActValueName } from './act/actValues.ts';
import { performAct } from './act/performAct.ts';
import type { ActContext, ActName } from './act/sendAct.ts';
import { type Terminal, toPlainText, UnusableInputError } from './input/terminal.ts';
import { listCids } from './listCids.ts';
import { list, show } from './showActs.ts';
import { takeBundle } from './takeBundle.ts';
import { verify } from './verify.ts';
import { verifyProofFile } from './verifyProofFile.ts';

const USAGE = `Usage:
  contests verify <chain> <contest-uid> [--closed] [--bundle file] [--out file] [--scan] [--json]
  contests verify [<chain> <contest-uid>] --bundle file --block-hash 0x… [--closed] [--offline] [--rpc url,…] [--json]
  contests bundle <chain> <contest-uid> [--out file] [--submissions | --ranking-only]
  contests show <chain> <contest-uid> [--scan] [--json]
  contests show <chain> <contest-uid> --cids [--documents https://…/api/documents/]
  contests list <chain> [--take number] [--scan] [--json]
  contests start <chain> file [--document file] [--uri ipfs://…] [--contest uid]
  contests enter <chain> <contest-uid> file [--replaces 0x…] [--document file] [--uri ipfs://…]
  contests admit <chain> <contest-uid> <submission-uid …>
  contests list <chain> <contest-uid> file [--document file] [--uri ipfs://…]
  contests judge <chain> <contest-uid> add | remove <address …> [--file file]
  contests disqualify <chain> <contest-uid> <entry> --reason text | --reason-file file
  contests postpone <chain> <contest-uid> [--submissions-until time] [--opens-at time] [--closes-at time]
                    [--reveal-until time] --reason text | --reason-file file
  contests review <chain> <contest-uid> <entry> --points 4,9,3 [--comment text | --comment-file file] [--secret file]
  contests reveal <chain> <contest-uid> file [<entry>]
  contests recuse <chain> <contest-uid> <entry>
  contests note <chain> <contest-uid> [--about entry | uid] [--kind kind] text | --file file
  contests withdraw <chain> <contest-uid> <entry | uid>

<chain> is a slug (base-sepolia, base, optimism, …) or the URL of an RPC endpoint.
--closed       refuse a contest whose result can still change
--bundle file  compare this result with the chain's, at the block that it names
--out file     write the result to a file
--take number  list this many contests, newest first (default: 20)
--cids         every CID of the contest, for an operator who hides it; --documents says where its documents are,
               which name pictures
--scan         read from the chain's scan: faster, but not verified; with \`verify\`, compare it with the chain

Bundles carry a proof: \`bundle\` takes one at the latest block, once
the contest is closed, and \`verify\` checks it without a chain.
--submissions  with all submissions, also those that were not admitted
--ranking-only the ranking without the reviews and other acts, in a small file
--block-hash   the hash of the bundle's block, from a source that you trust
--offline      open no connection
--rpc url,…    ask these endpoints for the block's hash, and show who disagrees

With a contest, \`list\` adds the entries of a file to it; without one it lists the contests of the chain.

Acts in contests, from \`start\` to \`withdraw\`, are signed with the private key in the
variable CONTESTS_PRIVATE_KEY and take one of these, too:
--unsigned file  write the transaction to a file instead, for a Safe or a hardware wallet
--from 0x…       with --unsigned: the account that will sign, to check what it may do
--json           print the outcome for programs
--replaces 0x…   the own submission that this one replaces
--document file  write the document to a file; --uri says where it is published
--contest uid    a large contest that \`start\` has started: add the entries and judges that one act cannot hold
--secret file    keep a sealed review in a file, until \`reveal\`
--file file      of judges, one address a line, or of a note: its text
--closes-at time and the like: 2027-03-01T18:00:00Z, seconds, or later by +30m, +6h, +2d; others stay
--reason text    the reason, which is public
--about entry    the entry or submission of a note, which otherwise is about the contest
--kind kind      of a note: text (default), not-admitted, assignments, awards, or another word

Only the endpoint is asked, unless --scan is given. Exit codes: 0 if all is well,
1 if the bundle differs or an act is refused or fails, 2 if the command cannot be run or cannot tell.`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

/** The options with which a bundle is verified by the proof that it carries. */
const PROOF_OPTIONS = { 'block-hash': text, offline: flag, rpc: text } as const;

/** The commands, with the number of their positional arguments and their options. */
const COMMANDS = {
  bundle: { words: 2, options: { out: text, submissions: flag, 'ranking-only': flag } },
  proof: { words: 2, options: { bundle: text, json: flag, closed: flag, ...PROOF_OPTIONS } },
  verify: {
    words: 2,
    options: { bundle: text, out: text, json: flag, closed: flag, scan: flag },
  },
  show: { words: 2, options: { json: flag, scan: flag } },
  cids: { words: 2, options: { cids: flag, documents: text } },
  list: { words: 1, options: { take: text, scan: flag, json: flag } },
} as const;

// Object.fromEntries loses the names.
const ACT_VALUES = Object.fromEntries(ACT_VALUE_NAMES.map((name) => [name, text])) as {
  readonly [Name in ActValueName]: typeof text;
};

/** The options that all acts take. */
const ACT_OPTIONS = { unsigned: text, from: text, json: flag } as const;

/** The acts in contests, with the numbers of their positional arguments and the options that only they take. */
const ACTS = {
  start: { least: 2, most: 2, takes: ['document', 'uri', 'contest'] },
  enter: { least: 3, most: 3, takes: ['document', 'uri', 'replaces'] },
  admit: { least: 3, most: 202, takes: [] },
  list: { least: 3, most: 3, takes: ['document', 'uri'] },
  // More addresses than one act takes have an error of their own.
  judge: { least: 3, most: 1_002, takes: ['file'] },
  disqualify: { least: 3, most: 3, takes: ['reason', 'reason-file'] },
  postpone: {
    ...{ least: 2, most: 2 },
    takes: ['submissions-until', 'opens-at', 'closes-at', 'reveal-until', 'reason', 'reason-file'],
  },
  review: { least: 3, most: 3, takes: ['points', 'comment', 'comment-file', 'secret'] },
  reveal: { least: 3, most: 4, takes: [] },
  recuse: { least: 3, most: 3, takes: [] },
  note: { least: 2, most: 3, takes: ['about', 'kind', 'file'] },
  withdraw: { least: 3, most: 3, takes: [] },
} as const satisfies Record<ActName, { least: number; most: number; takes: readonly ActValueName[] }>;

const isAct = (command: string): command is ActName => Object.hasOwn(ACTS, command);

const PATIENCE_MS = 300_000;

/** Notes about sent transactions are kept where they are found from every folder. */
function createContext(): ActContext {
  const { env } = process;
  const folder = join(env.XDG_STATE_HOME || join(homedir(), '.local', 'state'), 'laurel', 'contests');
  return { env, folder, patienceMs: PATIENCE_MS };
}

/** Runs a command line and returns the exit code. */
export async function runCommand(
  argv: readonly string[],
  terminal: Terminal,
  context: ActContext = createContext(),
): Promise<0 | 1 | 2> {
  try {
    return await run(argv, terminal, context);
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
    return error instanceof StepError ? 1 : 2;
  }
}

async function run(argv: readonly string[], terminal: Terminal, context: ActContext): Promise<0 | 1 | 2> {
  if (argv.some((word) => word === '--help' || word === '-h')) {
    terminal.out(USAGE);
    return 0;
  }
  const [command = '', ...rest] = argv;
  if (command === 'verify' && Object.keys(PROOF_OPTIONS).some((name) => hasOption(rest, name))) {
    const { values, positionals } = parse(rest, COMMANDS.proof.options);
    const [chain, uid] = positionals;
    if (positionals.length !== 0 && positionals.length !== COMMANDS.proof.words)
      throw new UnusableInputError(USAGE);
    return verifyProofFile({ ...values, chain, uid }, terminal);
  }
  if (isAct(command) && !(command === 'list' && isListOfChain(rest))) {
    const { least, most, takes } = ACTS[command];
    const { values, positionals } = parse(rest, { ...ACT_VALUES, ...ACT_OPTIONS });
    const taken: readonly string[] = [...takes, ...Object.keys(ACT_OPTIONS)];
    const isForeign = Object.keys(values).some((name) => !taken.includes(name));
    if (isForeign || positionals.length < least || positionals.length > most)
      throw new UnusableInputError(USAGE);
    return performAct({ act: command, words: positionals, values }, terminal, context);
  }
  if (command === 'bundle') {
    const { values, chain, uid } = readArguments(rest, COMMANDS.bundle);
    return takeBundle({ ...values, chain, uid }, terminal);
  }
  if (command === 'verify') {
    const { values, chain, uid } = readArguments(rest, COMMANDS.verify);
    return verify({ ...values, chain, uid, patienceMs: context.patienceMs }, terminal);
  }
  if (command === 'show' && hasOption(rest, 'cids')) {
    const { values, chain, uid } = readArguments(rest, COMMANDS.cids);
    return listCids({ ...values, chain, uid, documents: values.documents }, terminal);
  }
  if (command === 'show') {
    const { values, chain, uid } = readArguments(rest, COMMANDS.show);
    return show({ ...values, chain, uid }, terminal);
  }
  if (command === 'list') {
    const { values, chain } = readArguments(rest, COMMANDS.list);
    return list({ ...values, chain, take: readTake(values.take) }, terminal);
  }
  throw new UnusableInputError(command ? `Unknown command: ${command}\n\n${USAGE}` : USAGE);
}

/** `list` with a contest is an act, which adds entries; without one it lists the contests of the chain. */
function isListOfChain(argv: readonly string[]): boolean {
  const options = { ...COMMANDS.list.options, ...ACT_VALUES, ...ACT_OPTIONS };
  return parse(argv, options).positionals.length < 2;
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
  if (chain === undefined || positionals.length > words || others.length > 0)
    throw new UnusableInputError(USAGE);
  return { values, chain, uid };
}

function parse<const Options extends Record<string, typeof text | typeof flag>>(
  argv: readonly string[],
  options: Options,
) {
  try {
    const { tokens, ...parsed } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options,
      tokens: true,
    });
    const names = tokens.flatMap((token) => (token.kind === 'option' ? token.rawName : []));
    const repeated = names.find((name, index) => names.indexOf(name) !== index);
    if (repeated) throw new Error(`Option '${repeated}' is given twice.`);
    return parsed;
  } catch (cause) {
    const reason = cause instanceof Error ? `${cause.message}\n\n` : '';
    throw new UnusableInputError(`${reason}${USAGE}`, { cause });
  }
}

function readTake(take = '20'): number {
  if (!/^[1-9]\d{0,2}$/.test(take)) throw new UnusableInputError('--take must be a number from 1 to 999.');
  return Number(take);
}
