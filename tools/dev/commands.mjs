/** Options of tsc. Each checker checks the common types again: one takes the least processor time. */
export const CHECKERS = ['--checkers', '1'];

/** Two projects: servers may use ES2024, packages and pages only ES2023, which older browsers have. */
export const TYPECHECK = [
  'node',
  'node_modules/typescript-7/bin/tsc',
  '--build',
  ...CHECKERS,
  'tsconfig.pages.json',
  'tsconfig.json',
];

/**
 * The root scripts of package.json: `npm run <name>` runs `run` with the arguments after `--`. A command without `takes`
 * accepts no arguments. The variables of `environment` are secrets, which no other process gets. The `programs` are installed
 * from Debian if they are missing (tools/dev/debian.mjs).
 *
 * @typedef {{
 *   readonly does: string,
 *   readonly run: readonly string[],
 *   readonly takes?: string,
 *   readonly options?: Readonly<Record<string, string>>,
 *   readonly environment?: Readonly<Record<string, string>>,
 *   readonly exits?: Readonly<Record<string, string>>,
 *   readonly needsPorts?: boolean,
 *   readonly programs?: readonly (keyof typeof import('./debian.mjs').PROGRAMS)[],
 * }} Command
 * @type {Readonly<Record<string, Command>>}
 */
export const commands = {
  start: {
    does: 'Runs the whole product on this machine: local chain, scan, api and web app with demo contests. Ctrl-C ends it.',
    run: ['node', 'tools/dev/start.ts'],
    needsPorts: true,
  },
  dev: {
    does: 'Runs the same with hot reload for the web app.',
    run: ['node', 'tools/dev/start.ts', '--hot'],
    needsPorts: true,
  },
  test: {
    does: 'Runs everything that CI runs: types, lint, house rules, and unit, component, chain, PostgreSQL, story and browser tests.',
    run: ['node', 'tools/test/main.ts'],
    programs: ['chromium', 'postgres', 'python'],
    takes: '[package or path …] [options]',
    options: {
      '--full':
        'adds what belongs in the night: three sizes of every story, a hundred times the random inputs, the largest files, every width and language',
      '--only PHASE': 'one part: static, vitest, consumers or e2e; may be repeated',
    },
  },
  'test:contracts': {
    does: 'Tests the contracts with 10,000 runs of each fuzz and invariant test (npm test uses 64 and 32).',
    run: ['node', 'packages/contracts/scripts/testContracts.ts'],
    takes: '[seed]',
  },
  bench: {
    does: 'Measures speed and size of all parts or of the given ones (web, contests, scan, api, jobs), and writes docs/performance.md.',
    run: ['node', 'tools/bench/main.ts'],
    programs: ['chromium', 'postgres'],
    takes: '[part …] [options]',
    options: {
      '--runs N': 'web: how often each page is measured (10)',
      '--quick': 'web: in about five minutes; writes a copy of the document',
      '--continue': 'web: keeps the measurements of an interrupted run',
      '--only PART': 'web: kits, contests, list or queue; may be repeated',
      '--attestations N': 'scan: how many are indexed (10000)',
      '--sync N': 'scan: instead indexes N attestations, killed in the middle (1000000 takes minutes)',
      '--rows N': 'scan: instead explains every query on a table of N rows (10000000 needs 25 GB of disk)',
    },
  },
  soak: {
    does: 'Attacks api and scan while honest users use them, on PGlite and on PostgreSQL; fails unless both recover.',
    run: ['node', 'apps/api/soak/main.ts'],
    programs: ['postgres'],
    takes: '[options]',
    options: {
      '--minutes N': 'total duration (10)',
      '--database NAME': 'pglite or postgres (default: one after the other)',
      '--seed N': 'repeats the choices of a run (default: a new one, printed)',
    },
  },
  ops: {
    does: 'Hosts Laurel on this machine with the files of deploy: nginx, PostgreSQL with a replica, an upgrade and the way back under load, backup and restore.',
    run: ['node', 'tools/ops/hosting/main.ts'],
    programs: ['postgres', 'nginx'],
  },
  'ops:machine': {
    does: 'Types every block of commands of docs/self-hosting.md in an empty Debian in a container, and builds the container file. Needs root.',
    run: ['bash', 'tools/ops/machine/main.sh'],
  },
  'ops:package': {
    does: 'Packs @org/laurel, installs it in an empty project, and runs it.',
    run: ['node', 'tools/ops/package.ts'],
  },
  fuzz: {
    does: 'Runs the fuzz targets with many random inputs, one process per core.',
    run: ['node', 'tools/test/vitest/runFuzz.ts'],
    takes: '[target …] [options]',
    options: {
      '--runs N': 'inputs per target (1000000; npm test uses 100)',
      '--seed N': 'repeats the inputs of a run (default: a new one, printed)',
      '--list': 'lists the targets and exits',
    },
  },
  build: {
    does: 'Builds the packages and apps that have changed.',
    run: ['turbo', 'run', 'build'],
    takes: '[options of turbo run]',
  },
  typecheck: {
    does: 'Checks the types of every source file that has changed.',
    run: TYPECHECK,
    takes: '[options of tsc --build]',
  },
  lint: {
    does: 'Checks format and lint.',
    run: ['biome', 'check'],
    takes: '[path …] [options of biome check]',
  },
  format: {
    does: 'Fixes format and lint where that is safe.',
    run: ['biome', 'check', '--write'],
    takes: '[path …] [options of biome check]',
  },
  knip: {
    does: 'Finds unused files, exports and dependencies.',
    run: ['knip'],
    takes: '[options of knip]',
  },
  rules: {
    does: 'Checks the import rules.',
    run: ['depcruise', 'packages', 'apps', 'tools', '--config', '.dependency-cruiser.mjs'],
    takes: '[options of depcruise]',
  },
  release: {
    does: 'Releases the published packages, or makes a dry run of that on this machine.',
    run: ['node', 'tools/release/main.ts'],
    takes: '--dry | --version | --pack | --publish | --check REF',
    options: {
      '--dry':
        'versions, packs and publishes to a registry on this machine, installs and upgrades with npm, pnpm and Yarn',
      '--version': 'turns the pending changesets into versions and changelogs',
      '--pack': 'builds and packs the versions that the registry does not have, with bills of materials',
      '--publish': 'publishes what --pack has packed, and tags the commit',
      '--check REF': 'fails if a published package changed since this commit without a changeset',
    },
  },
  protocol: {
    does: 'Shows what a chain has of the protocol, what is missing and what that costs, and creates it on request.',
    run: ['node', 'packages/deploy/src/main.ts'],
    takes: '<chain> [--execute | --unsigned FILE] [--rpc URL]',
    options: {
      '--execute': 'sends what is missing, in one transaction where possible; a later run continues it',
      '--unsigned FILE': 'writes it for a Safe or a hardware wallet instead',
      '--rpc URL': 'another endpoint than that of chain-config',
    },
    environment: { PROTOCOL_PRIVATE_KEY: 'the key of the account that pays, for --execute' },
    exits: {
      0: 'the chain has everything',
      1: 'something is missing, wrong, or failed',
      2: 'that cannot be told: wrong arguments, no usable endpoint',
    },
  },
  rename: {
    does: 'Changes the scope of the packages and the address of the repository in every file.',
    run: ['node', 'tools/release/rename.ts'],
    takes: '[options]',
    options: {
      '--scope @NAME': 'a scope of npm (@org)',
      '--repository URL': 'an https address without .git',
    },
  },
  'docs:dependencies': {
    does: 'Writes docs/dependencies.md: size, license and age of each direct dependency.',
    run: ['node', 'tools/release/dependencies/main.ts'],
  },
  stories: {
    does: 'Runs every story as a test in Chromium.',
    run: ['vitest', 'run', '--project', 'stories'],
    programs: ['chromium'],
    takes: '[path …] [options of vitest run]',
  },
  storybook: {
    does: 'Serves the Storybook at http://localhost:6006 with hot reload.',
    run: ['pnpm', '--filter', '@org/storybook', 'dev'],
    takes: '[options of storybook dev]',
  },
  docs: {
    does: 'Builds the documentation site: documents, READMEs, changelogs and the API reference: apps/docs/dist.',
    run: ['node', 'apps/docs/src/main.ts'],
    takes: '[options]',
    options: {
      '--serve': 'then serves it at http://localhost:4173',
      '--base PATH': 'the path of the site on its host, such as /laurel/ (/)',
    },
  },
  'storybook:build': {
    does: 'Builds the Storybook as a static site that works below any path: apps/storybook/storybook-static.',
    run: ['turbo', 'run', 'build', '--filter=@org/storybook'],
    takes: '[options of turbo run]',
  },
  'storybook:pictures': {
    does: 'Builds the Storybook, takes a picture of every story at each size, and gives the build its thumbnails: apps/storybook/pictures.',
    run: ['pnpm', '--filter', '@org/storybook', 'pictures'],
    programs: ['chromium'],
    takes: "[part of a story's id] [options]",
    options: {
      '--continue': 'resumes an interrupted run with the same build',
      '--compare': 'takes only the approved pictures; fails if one differs: apps/storybook/changes/approved',
      '--base FOLDER':
        'takes all, also of another built Storybook, and reports what differs: apps/storybook/changes/base',
      '--threshold N': "ignores changes of up to N percent of a picture's pixels (0.1)",
      '--approve': 'takes none; makes those taken last the approved ones: apps/storybook/approved',
    },
  },
};

/** The output of `npm run <name> -- --help`. */
export function describeCommand(name) {
  const { does, takes, options, environment, exits, needsPorts, programs } = commands[name];
  const typed = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`;
  const settings = needsPorts && {
    'PORT=N': 'the web app (3000)',
    'RPC_PORT=N': 'the local chain (8545)',
    'SCAN_PORT=N': 'the scan (4350)',
  };
  const list = (title, lines) =>
    lines ? ['', title, ...Object.entries(lines).map(([key, text]) => `  ${key.padEnd(18)} ${text}`)] : [];
  return [
    takes ? `${typed} -- ${takes}` : typed,
    '',
    does,
    ...list('Options:', options),
    ...list('Environment:', environment ?? (settings || undefined)),
    ...list('Exit codes:', exits),
    ...(programs ? ['', `As root on Debian, installs first what is missing: ${programs.join(', ')}.`] : []),
  ].join('\n');
}

/** The output of `node tools/dev/laurel.mjs` without a command. */
export function describeCommands() {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  return [
    'node tools/dev/laurel.mjs <command> [--help]',
    '',
    ...Object.entries(commands).map(([name, { does }]) => `  ${name.padEnd(width)}  ${does}`),
  ].join('\n');
}
