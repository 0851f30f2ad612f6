import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { commands } from '../dev/commands.mjs';
import { publisher } from '../release/publisher.ts';
import { readBlocks, readCommands } from './readBlocks.ts';

const root = join(import.meta.dirname, '../..');
const documents = globSync(['*.md', 'docs/**/*.md', '{packages,apps,examples}/**/README.md'], {
  cwd: root,
  exclude: ['**/node_modules/**'],
});
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const blocks = documents.flatMap((document) =>
  readBlocks(read(document))
    .filter(({ language }) => language === 'sh')
    .map((block) => ({
      place: `${document}:${block.line}`,
      folder: dirname(document),
      commands: readCommands(block.code),
    })),
);

/** Programs of the system, and where the commands that use them are tried. */
const system: Readonly<Record<string, string>> = {
  'apt-get, bash, certbot, command': '`npm run ops:machine`, with a stand-in for certbot',
  'createdb, createuser, pg_dump, pg_restore, psql, runuser': '`npm run ops:machine`',
  'nginx, systemctl, useradd': '`npm run ops:machine`, with a stand-in for systemctl',
  python3: 'packages/chain-config/test/tarball.test.ts',
  'base64, cd, cp, curl, export, git, head, install, ln, open, read, rm, sed, tr, unset':
    'files and requests',
};
const isSystem = (program: string) =>
  Object.keys(system).some((names) => names.split(', ').includes(program));

const flagsOf = (words: readonly string[]) =>
  words.filter((word) => /^--?[a-z]/.test(word)).map((word) => word.split('=')[0] ?? word);

/** The output of `--help` of our own programs, by the name that `npx` takes. */
const helps = new Map(
  [
    ['laurel', 'apps/laurel/src/main.ts'],
    ['contests', 'packages/contests/src/cli.ts'],
  ].map(([name, file = '']) => [
    `${publisher.scope}/${name}`,
    spawnSync(process.execPath, [join(root, file), '--help'], { encoding: 'utf8' }).stdout,
  ]),
);

function checkNpm([name = '', ...rest]: readonly string[]): readonly string[] {
  if (['install', 'uninstall', 'ci', 'create', 'init'].includes(name)) return [];
  const [script = '', ...args] = name === 'run' ? rest : [name, ...rest];
  const command = commands[script];
  if (command === undefined) return [`there is no script "${script}"`];
  const flags = args[0] === '--' ? flagsOf(args.slice(1)) : [];
  if (args.length > 0 && args[0] !== '--' && flagsOf(args).length > 0)
    return [`options come after --: ${args.join(' ')}`];
  if (args.length > 0 && !command.takes) return [`"${script}" takes no arguments`];
  if (/options of/.test(command.takes ?? '')) return [];
  const known = [
    ...Object.keys(command.options ?? {}).map((option) => option.split(' ')[0]),
    ...(command.takes ?? '').split(/[ |]+/),
  ];
  return flags.filter((flag) => !known.includes(flag)).map((flag) => `"${script}" has no option ${flag}`);
}

function checkNpx([name = '', ...args]: readonly string[]): readonly string[] {
  const help = helps.get(name);
  if (help === undefined) return existsSync(join(root, 'node_modules/.bin', name)) ? [] : [`no ${name}`];
  const subcommand = args[0]?.startsWith('-') ? [] : args.slice(0, 1);
  return [...subcommand, ...flagsOf(args)].filter((word) => !help.includes(word));
}

function checkPnpm(words: readonly string[]): readonly string[] {
  if (words[0] !== '--filter')
    return ['install', 'changeset'].includes(words[0] ?? '') ? [] : [words.join(' ')];
  const [, name = '', script = ''] = words;
  const manifests = globSync('{packages,apps}/*/package.json', { cwd: root }).map((path) =>
    JSON.parse(read(path)),
  );
  const manifest = manifests.find((each) => each.name === name);
  return manifest?.scripts?.[script] === undefined ? [`${name} has no script ${script}`] : [];
}

/** A built file is there after a build: its source has to exist. */
const isOurs = (path: string) =>
  existsSync(join(root, path.replace(/^\/opt\/laurel\//, '').replace(/dist\/(.*)\.js$/, 'src/$1.ts')));

function check([program = '', ...args]: readonly string[], folder: string): readonly string[] {
  if (program === 'npm') return checkNpm(args);
  if (program === 'npx') return checkNpx(args);
  if (program === 'pnpm') return checkPnpm(args);
  if (program === 'node' || program.includes('/')) {
    const file = program === 'node' ? args.find((arg) => !arg.startsWith('-')) : program;
    const isThere = file !== undefined && (isOurs(file) || existsSync(join(root, folder, file)));
    return isThere ? [] : [`there is no ${file}`];
  }
  return program === '' || isSystem(program) ? [] : [`${program} is in no list of this test`];
}

test.each(blocks)('the commands at $place exist, with these options', ({ commands, folder }) => {
  expect(commands.flatMap(({ words }) => check(words, folder))).toEqual([]);
});

const settings = [...read('docs/architecture.md').matchAll(/^\| (`[A-Z].*?) \|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([A-Z_]+)(?:<id>)?`/g)].map(([, name = '']) => name),
);

test.each(blocks)('the settings at $place are documented', ({ commands }) => {
  // Names in lower case are the script's own.
  const names = commands
    .flatMap(({ variables }) => variables.filter((name) => /^[A-Z]/.test(name)))
    .map((name) => name.replace(/_\d+$/, '_'));
  expect(names.filter((name) => !settings.includes(name))).toEqual([]);
});

test.each(documents)('the document %s names no script that does not exist', (document) => {
  const named = [...read(document).matchAll(/`npm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !(name in commands))).toEqual([]);
});
