import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** The options of the parts that have any; each part gets its own only. */
const PART_OPTIONS: Readonly<Record<string, ParseArgsOptionsConfig>> = {
  web: {
    runs: { type: 'string' },
    quick: { type: 'boolean' },
    continue: { type: 'boolean' },
    only: { type: 'string', multiple: true },
  },
  scan: { attestations: { type: 'string' }, sync: { type: 'string' }, rows: { type: 'string' } },
};

type Arguments = {
  readonly isSelected: (part: string) => boolean;
  /** The options to pass to a part. */
  readonly listOptions: (part: string) => readonly string[];
  readonly isQuick: boolean;
};

/**
 * Reads `[part …] [options]`; without parts, all are wanted.
 *
 * @throws {Error} for an unknown part, and for an option that none of the wanted parts takes
 */
export function readArguments(args: readonly string[], parts: readonly string[]): Arguments {
  const { positionals, values, tokens } = parseArgs({
    args: [...args],
    options: Object.assign({}, ...Object.values(PART_OPTIONS)) as ParseArgsOptionsConfig,
    allowPositionals: true,
    tokens: true,
  });
  const unknown = positionals.filter((name) => !parts.includes(name));
  if (unknown.length > 0)
    throw new Error(`Unknown benchmark: ${unknown.join(', ')}. Choose from ${parts.join(', ')}.`);
  const isSelected = (part: string) => positionals.length === 0 || positionals.includes(part);
  const takes = (part: string, name: string) => name in (PART_OPTIONS[part] ?? {});
  const given = tokens.filter((token) => token.kind === 'option');
  const useless = given.find(({ name }) => !parts.some((part) => isSelected(part) && takes(part, name)));
  if (useless) throw new Error(`--${useless.name} is not an option of ${positionals.join(', ')}.`);
  return {
    isSelected,
    listOptions: (part) =>
      given
        .filter(({ name }) => takes(part, name))
        .map(({ name, value }) => (value === undefined ? `--${name}` : `--${name}=${value}`)),
    isQuick: values.quick === true,
  };
}
