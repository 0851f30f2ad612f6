import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publisher } from './publisher.ts';
import { runStep } from './runStep.ts';
import type { Registry } from './startRegistry.ts';

/** Package name to version. */
export type Versions = Readonly<Record<string, string>>;

/** An empty project of another team, with one package manager. */
export type Importer = {
  readonly manager: 'npm' | 'pnpm' | 'yarn';
  /** Adds packages, or changes their versions. */
  readonly install: (versions: Versions) => Promise<void>;
  /** Runs `importer/main.mjs`, with this Node or another one, and resolves to the versions that it found. */
  readonly run: (node?: string) => Promise<Versions>;
};

/** Creates a project for each package manager. */
export function createImporters(dir: string, registry: Registry): readonly Importer[] {
  const fresh = [`${publisher.scope}/*`];
  const projects = [
    {
      manager: 'npm',
      add: ['npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund'],
      files: {},
    },
    {
      manager: 'pnpm',
      add: ['pnpm', 'add', '--ignore-scripts'],
      // A file of settings in JSON is also YAML.
      files: {
        'pnpm-workspace.yaml': { minimumReleaseAgeExclude: fresh },
      },
    },
    {
      manager: 'yarn',
      add: [process.execPath, registry.yarn, 'add'],
      // Yarn keeps the locked version of an indirect dependency when a direct one is upgraded.
      dedupe: [process.execPath, registry.yarn, 'dedupe', ...fresh],
      files: {
        'yarn.lock': undefined,
        '.yarnrc.yml': {
          npmRegistryServer: registry.url,
          unsafeHttpWhitelist: [new URL(registry.url).hostname],
          npmPreapprovedPackages: fresh,
          // wagmi does not run with Yarn's Plug'n'Play.
          nodeLinker: 'node-modules',
          enableScripts: false,
          enableTelemetry: false,
          enableImmutableInstalls: false,
          // Yarn's shared cache does not tell ports apart, so it would ask the registry of an earlier dry run.
          globalFolder: join(dir, 'yarn-cache'),
        },
      },
    },
  ] as const;
  return projects.map(({ manager, files, ...commands }) => {
    const cwd = join(dir, manager);
    mkdirSync(cwd, { recursive: true });
    cpSync(join(import.meta.dirname, 'importer/main.mjs'), join(cwd, 'main.mjs'));
    const written = { 'package.json': { private: true, type: 'module' }, ...files };
    for (const [file, content] of Object.entries(written))
      writeFileSync(join(cwd, file), content === undefined ? '' : JSON.stringify(content));
    return {
      manager,
      install: async (versions) => {
        const named = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
        await runStep([...commands.add, ...named], { cwd, env: registry.env });
        if ('dedupe' in commands) await runStep(commands.dedupe, { cwd, env: registry.env });
      },
      run: async (node = process.execPath) => JSON.parse(await runStep([node, 'main.mjs'], { cwd })),
    };
  });
}
