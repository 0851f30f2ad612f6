import { parseArgs } from 'node:util';
import { type ChainConfig, chainConfigs, findChainConfigBySlug } from '@org/chain-config';
import { SetupError, toAsciiLine } from '@org/contests/send';
import { readEntry } from './configEntry.ts';

/** The variable with the key of the account that pays. */
export const KEY_VARIABLE = 'PROTOCOL_PRIVATE_KEY';

export type Arguments = {
  readonly config: ChainConfig;
  readonly mode: 'report' | 'execute' | 'unsigned';
  /** The file of `--unsigned`. */
  readonly file: string | undefined;
  readonly urls: readonly string[];
};

/** @throws {SetupError} whose message repeats no argument that could be a key */
export function readArguments(argv: readonly string[]): Arguments {
  if (argv.some((word) => /^(?:0x)?[0-9a-f]{64}$/i.test(word.replace(/^--?[\w-]+=/, ''))))
    throw new SetupError(
      'An argument looks like a private key. Arguments are visible to other programs and kept in the history of the shell: do not use this key any more. A key is read from PROTOCOL_PRIVATE_KEY only.',
    );
  const { values, positionals } = parse(argv);
  const [slug, ...others] = positionals;
  const known = chainConfigs.map((config) => config.slug).join(', ');
  if (slug === undefined)
    throw new SetupError(`Which chain? One of ${known}, or a JSON file with its entry.`);
  if (others.length > 0) throw new SetupError(`One chain at a time, not also ${toAsciiLine(others[0])}.`);
  const config = slug.endsWith('.json') ? readEntry(slug) : findChainConfigBySlug(slug);
  if (!config)
    throw new SetupError(
      `${toAsciiLine(slug)} is not a configured chain. These are: ${known}. Of others, give a JSON file with the entry.`,
    );
  const { execute = false, unsigned: file, rpc } = values;
  if (execute && file !== undefined) throw new SetupError('Choose --execute or --unsigned, not both.');
  if (file === '') throw new SetupError('--unsigned needs the name of a file.');
  const urls = rpc === undefined ? config.chain.rpcUrls.default.http : [readUrl(rpc)];
  return { config, mode: execute ? 'execute' : file === undefined ? 'report' : 'unsigned', file, urls };
}

function parse(argv: readonly string[]) {
  const options = {
    execute: { type: 'boolean' },
    unsigned: { type: 'string' },
    rpc: { type: 'string' },
  } as const;
  try {
    // npm passes on a second `--`.
    return parseArgs({ args: argv.filter((word) => word !== '--'), allowPositionals: true, options });
  } catch (error) {
    throw new SetupError(`${toAsciiLine(Object(error).message)} See: npm run protocol -- --help`);
  }
}

function readUrl(text: string): string {
  const url = URL.parse(text);
  if (url && (url.protocol === 'https:' || url.protocol === 'http:')) return url.href;
  throw new SetupError('--rpc needs an http or https URL.');
}

/** The hosts of the endpoints: a path or query may contain a key. */
export function describeHosts(urls: readonly string[]): string {
  return urls.map((url) => new URL(url).host).join(', ');
}
