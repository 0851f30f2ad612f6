// The entry point of every root script. Runs on Node 20 or later, fetches the exact Node and pnpm that Laurel uses
// from npm, installs the lockfile's packages and the command's programs, sets up the hooks of git, and runs the command in
// tools/dev/commands.mjs.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commands, describeCommand, describeCommands } from './commands.mjs';
import { findLastRelease } from './findLastRelease.mjs';
import { setUpHooks } from './setUpHooks.mjs';

const NODE_VERSION = '24.21.0';
const PNPM_VERSION = '12.21.0';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const isColored = process.stdout.isTTY === true && !process.env.NO_COLOR;
const bold = (text) => (isColored ? `\u001b[1m${text}\u001b[22m` : text);

function fail(sentence, exitCode = 1) {
  console.error(sentence);
  process.exit(exitCode);
}

/**
 * The folder with `node` and `pnpm` of the versions above; cached, because npx takes a second.
 *
 * @param beside ends before an error is printed
 */
async function findToolchain(beside) {
  const memory = join(root, '.laurel', 'toolchain.json');
  try {
    const known = JSON.parse(readFileSync(memory, 'utf8'));
    const isCurrent = known.node === NODE_VERSION && known.pnpm === PNPM_VERSION;
    if (isCurrent && existsSync(join(known.bin, 'node')) && existsSync(join(known.bin, 'pnpm')))
      return known.bin;
  } catch {
    // No cached path, or not readable: ask npx.
  }
  console.log(bold(`Fetching Node ${NODE_VERSION} and pnpm ${PNPM_VERSION} from npm …`));
  const packages = [`--package=node@${NODE_VERSION}`, `--package=pnpm@${PNPM_VERSION}`];
  const call = ['--call', 'command -v pnpm && node --version && pnpm --version'];
  const printed = { stdout: '', stderr: '' };
  const exitCode = await run('npx', ['--yes', '--prefer-offline', ...packages, ...call], process.env, {
    cwd: tmpdir(),
    printed,
  });
  if (interruption) process.exit(toExitCode(interruption));
  const [pnpm, nodeVersion, pnpmVersion] = printed.stdout.trim().split('\n').slice(-3);
  if (exitCode !== 0 || nodeVersion !== `v${NODE_VERSION}` || pnpmVersion !== PNPM_VERSION) {
    await beside;
    process.stderr.write(printed.stderr);
    fail(
      `Could not get Node ${NODE_VERSION} and pnpm ${PNPM_VERSION} from npm. Check the network and the npm registry, then try again.`,
    );
  }
  const bin = dirname(pnpm);
  mkdirSync(dirname(memory), { recursive: true });
  writeFileSync(memory, `${JSON.stringify({ node: NODE_VERSION, pnpm: PNPM_VERSION, bin }, null, 2)}\n`);
  return bin;
}

/** The last signal that this process got. */
let interruption;
const toExitCode = (signal) => (signal === 'SIGINT' ? 130 : 143);

/**
 * Runs a program, forwards our signals, and resolves to its exit code. If npm is killed it forwards no signal, so the
 * exit of our parent counts as a signal too. (package.json starts this file with `exec`, because a shell in between
 * would swallow signals.)
 *
 * @param options.printed gets the output, which is shown otherwise
 */
function run(program, args, env, { cwd = root, printed } = {}) {
  return new Promise((resolve) => {
    const stdio = printed ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(program, args, { cwd, env, stdio });
    for (const name of ['stdout', 'stderr'])
      child[name]?.setEncoding('utf8').on('data', (text) => {
        printed[name] += text;
      });
    const parent = process.ppid;
    const watch = setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 200);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    // Ctrl-C already reaches the whole process group; the child decides when to exit.
    const forward = (signal) => {
      interruption = signal;
      child.kill(signal);
    };
    for (const signal of signals) process.on(signal, forward);
    child.on('error', (error) => fail(`Could not run ${program}: ${error.message}`));
    child.on('close', (code, signal) => {
      clearInterval(watch);
      for (const name of signals) process.off(name, forward);
      resolve(code ?? toExitCode(signal));
    });
  });
}

/** Checked before the installation, which takes minutes; tools/dev/stack/services.ts has the same three. */
async function refuseTakenPorts() {
  const wanted = [
    ['PORT', process.env.PORT || '3000', 'the web app'],
    ['RPC_PORT', process.env.RPC_PORT || '8545', 'the local chain'],
    ['SCAN_PORT', process.env.SCAN_PORT || '4350', 'the scan'],
  ];
  for (const [name, value, use] of wanted) {
    const port = Number(value);
    if (!Number.isInteger(port) || port < 1 || port > 65535)
      fail(`${name} must be a port number from 1 to 65535, not "${value}".`);
    const isFree = await new Promise((resolve) => {
      const server = createServer();
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
    if (!isFree)
      fail(
        `Port ${port} (${use}) is in use. Stop the program that uses it, or choose another with ${name}=<port>.`,
      );
  }
  const ports = wanted.map(([, value]) => Number(value));
  if (new Set(ports).size !== ports.length)
    fail('PORT, RPC_PORT and SCAN_PORT must be three different ports.');
}

const [name, ...rest] = process.argv.slice(2);
if (name === undefined || name === '--help') {
  console.log(describeCommands());
  process.exit(name === undefined ? 2 : 0);
}
if (!Object.hasOwn(commands, name)) fail(`Unknown command "${name}".\n\n${describeCommands()}`, 2);
if (rest.includes('--help')) {
  console.log(describeCommand(name));
  process.exit(0);
}
const { run: programAndArgs, takes, environment = {}, needsPorts, programs } = commands[name];
// Neither npx nor the scripts of installed packages get the command's secrets.
const secrets = Object.keys(environment).flatMap((variable) => {
  const value = process.env[variable];
  delete process.env[variable];
  return value === undefined ? [] : [[variable, value]];
});
if (!takes && rest.length > 0) fail(`Unexpected argument "${rest[0]}".\n\n${describeCommand(name)}`, 2);
if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Laurel needs Node 20 or later; this is ${process.version}.`);
if (needsPorts) await refuseTakenPorts();

// apt runs beside npx and pnpm, which mostly wait for the network. If apt fails, the command says which program is missing.
const debian = programs && run(process.execPath, ['tools/dev/debian.mjs', ...programs], process.env);
const bin = await findToolchain(debian);
const env = {
  ...process.env,
  PATH: [
    bin,
    join(root, 'node_modules', '.bin'),
    join(root, 'tools', 'node_modules', '.bin'),
    process.env.PATH,
  ].join(delimiter),
  DO_NOT_TRACK: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  // The Storybook shows what changed since then, and turbo knows no tags.
  LAUREL_RELEASE: findLastRelease(root) ?? '',
  // Caches compiled code, because tools and tests are hundreds of short processes that load the same modules.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.laurel', 'compile-cache'),
};

console.log(bold('Installing packages …'));
// apt prints into the same terminal.
const redraws = isColored && !programs;
const installed = await run(
  join(bin, 'pnpm'),
  ['install', '--frozen-lockfile', ...(redraws ? [] : ['--reporter=append-only'])],
  env,
);
await debian;
if (installed !== 0) process.exit(installed);
setUpHooks(root);
const [program, ...args] = programAndArgs;
process.exitCode = await run(program, [...args, ...rest], { ...env, ...Object.fromEntries(secrets) });
