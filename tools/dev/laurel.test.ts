import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commands, describeCommand } from './commands.mjs';
import { PROGRAMS } from './debian.mjs';

const root = dirname(dirname(import.meta.dirname));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const names = Object.keys(scripts);

/** A PATH with the system's programs, git, npm and Node only: no pnpm, no turbo, no node_modules/.bin. */
let bin: string;

beforeAll(() => {
  bin = mkdtempSync(join(tmpdir(), 'laurel-path-'));
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'));
  const find = (program: string) => {
    const folder = folders.find((candidate) => {
      try {
        return readdirSync(candidate).includes(program);
      } catch {
        return false;
      }
    });
    if (folder === undefined) throw new Error(`This machine has no ${program} outside node_modules.`);
    return join(folder, program);
  };
  symlinkSync(process.execPath, join(bin, 'node'));
  for (const program of ['npm', 'npx', 'git', 'sh', 'env', 'uname'])
    symlinkSync(find(program), join(bin, program));
});

afterAll(() => rmSync(bin, { recursive: true, force: true }));

/** The programs that the test run has found outside of that PATH, so that no command installs others. */
const { CHROMIUM_PATH, POSTGRES_BIN } = process.env;
const installed = { ...(CHROMIUM_PATH && { CHROMIUM_PATH }), ...(POSTGRES_BIN && { POSTGRES_BIN }) };

const run = (program: string, args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(join(bin, program), args, {
    cwd: root,
    env: { ...installed, HOME: process.env.HOME ?? tmpdir(), PATH: bin },
    encoding: 'utf8',
  });
  return { status, output: `${stdout}${stderr}` };
};
/** Runs a script as npm does, which the first test verifies. npm itself would double the time. */
const runScript = (name: string, args: readonly string[]) =>
  run('node', ['tools/dev/laurel.mjs', name, ...args]);

test('runs every root script through the entry point, and has a script for every command', () => {
  expect(scripts).toEqual(
    Object.fromEntries(Object.keys(commands).map((name) => [name, `exec node tools/dev/laurel.mjs ${name}`])),
  );
});

test('installs only programs that a command needs, and says so in its help', () => {
  const needed = new Set<string>(Object.values(commands).flatMap(({ programs = [] }) => programs));
  expect(Object.keys(PROGRAMS).sort()).toEqual([...needed].sort());
  expect(describeCommand('ops')).toMatch(/installs first what is missing: postgres, nginx\.$/);
});

test('needs Node 20 and no package until both are fetched', () => {
  const files = new Set(['laurel.mjs', 'debian.mjs']);
  for (const file of files) {
    const code = readFileSync(join(import.meta.dirname, file), 'utf8');
    expect(code, file).not.toMatch(/import\.meta\.(?!url)\w/);
    for (const [, imported = ''] of code.matchAll(/^import [^;]*'([^']+)';$/gm)) {
      expect(imported, file).toMatch(/^(?:node:\w+|\.\/\w+\.mjs)$/);
      if (imported.startsWith('./')) files.add(imported.slice(2));
    }
  }
  expect(files.size).toBeGreaterThan(4);
});

const getTool = (name: string) => commands[name]?.run[0];
const isTool = (name: string) => getTool(name) !== 'node';
/** One command of each tool: all commands of a tool start it in the same way. */
const oneOfEach = names
  .filter(isTool)
  .filter((name, index, all) => all.findIndex((other) => getTool(other) === getTool(name)) === index);

test.each(names.filter((name) => !isTool(name)))('describes the command: npm run %s -- --help', (name) => {
  const { status, output } = runScript(name, ['--help']);
  expect(output).toContain(commands[name]?.does);
  expect(status).toBe(0);
});

test.each(oneOfEach)('finds the tool without pnpm or turbo on the PATH: npm run %s', (name) => {
  const { status, output } = runScript(name, ['--unheard']);
  // Only the tool itself knows that the option does not exist.
  expect(output).toContain('--unheard');
  expect(output).not.toMatch(/not found|ENOENT/);
  expect(status).not.toBe(0);
});

test.each(names)('needs no installation for %s --help', (name) => {
  expect(describeCommand(name)).toContain(commands[name]?.does);
});

test('passes on the exit code of a command: 2 from protocol for an unknown chain', () => {
  const { status, output } = runScript('protocol', ['nowhere']);
  expect(output).toContain('nowhere is not a configured chain.');
  expect(status).toBe(2);
});

test('rejects arguments of a command that takes none', () => {
  const { status, output } = runScript('start', ['--project', 'unit']);
  expect(output).toContain('Unexpected argument "--project".');
  expect(status).toBe(2);
});

test('lists the phases of npm test for an unknown one, with npm itself', () => {
  const { status, output } = run('npm', ['run', '--silent', 'test', '--', '--only', 'unheard']);
  expect(output).toContain('There is no phase "unheard". Use --only static|vitest|consumers|e2e.');
  expect(status).toBe(2);
});
