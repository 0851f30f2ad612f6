import { glob, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';
import { transform } from 'lightningcss';
import { defineConfig } from 'tsup';
import { markClientModules } from '../../tools/dev/tsup.ts';
import manifest from './package.json' with { type: 'json' };

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The style sheets, each complete for its entries. Lazy parts in the folders of `without` belong to another one. */
const STYLE_SHEETS = [
  {
    name: 'reading',
    entries: [
      'reading',
      'pages/EntryPage',
      'pages/CertificatePage',
      'pages/ContestsPage',
      'pages/AccountPage',
      'pages/SharePage',
      'pages/EmbedPage',
    ],
    without: ['judge/review'],
  },
  { name: 'judging', entries: ['judging'], without: [] },
  { name: 'organizing', entries: ['organizing'], without: [] },
] as const;

/** One output file per module, so that an importer's bundler can split the code; class names in a module beside it. */
const keepModules: Plugin = {
  name: 'keep-modules',
  setup({ onResolve }) {
    onResolve({ filter: /^\.{1,2}\// }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/\.(tsx?|css)$/, '.js'), external: true },
    );
  },
};

/** Compiles every CSS module: `Ranking.module.js` exports the class names. Returns the style of each. */
const compileModules = async (): Promise<ReadonlyMap<string, string>> => {
  const styles = new Map<string, string>();
  for await (const path of glob('**/*.module.css', { cwd: here('src') })) {
    const { code, exports = {} } = transform({
      filename: path,
      code: await readFile(join(here('src'), path)),
      cssModules: { pattern: 'laurel-[hash]-[local]' },
      minify: true,
    });
    const names = Object.entries(exports).map(([name, { name: compiled, composes }]) => [
      name,
      [compiled, ...composes.map((each) => each.name)].join(' '),
    ]);
    const output = path.replace(/\.css$/, '.js');
    await writeFile(
      join(here('dist'), output),
      `export default ${JSON.stringify(Object.fromEntries(names.sort()))};\n`,
    );
    styles.set(output, code.toString());
  }
  return styles;
};

/** Adds the modules that an entry can load, in the order in which they are imported. */
const listModules = async (entry: string, without: readonly string[], found: Set<string>): Promise<void> => {
  if (found.has(entry) || without.some((folder) => entry.startsWith(`${folder}/`))) return;
  found.add(entry);
  const code = await readFile(join(here('dist'), entry), 'utf8');
  for (const [, path = ''] of code.matchAll(/(?:from|import)\s*\(?\s*"(\.{1,2}\/[^"]+)"/g))
    await listModules(normalize(join(dirname(entry), path)), without, found);
};

const buildStyles = async (): Promise<void> => {
  const styles = await compileModules();
  for (const { name, entries, without } of STYLE_SHEETS) {
    const modules = new Set<string>();
    for (const entry of entries) await listModules(`${entry}.js`, without, modules);
    const sheet = [...modules].flatMap((path) => styles.get(path) ?? []).join('\n');
    await writeFile(join(here('dist'), `${name}.css`), `${sheet}\n`);
  }
};

/** The modules of `exports`, by the path of their output. */
const modules = Object.fromEntries(
  Object.values(manifest.exports)
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => [path.replace(/^\.\/src\/|\.tsx?$/g, ''), path]),
);

export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,test-d,stories,d}.{ts,tsx}'],
  format: 'esm',
  target: 'es2022',
  dts: { entry: modules },
  splitting: false,
  clean: true,
  skipNodeModulesBundle: true,
  esbuildPlugins: [keepModules],
  plugins: [markClientModules],
  onSuccess: buildStyles,
});
