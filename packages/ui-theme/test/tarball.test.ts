import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import { lintTarball } from '../../../tools/test/consumers/lintTarball.ts';
import { type Consumer, getTarball, openConsumer } from '../../../tools/test/consumers/openConsumer.ts';
import { resolveStrictly } from '../../../tools/test/consumers/resolveStrictly.ts';
import { root, run, runNode, runProgram } from '../../../tools/test/consumers/run.ts';
import manifest from '../package.json' with { type: 'json' };

const packageDir = join(import.meta.dirname, '..');
const LIBRARIES = ['react', 'react-dom', '@base-ui/react'];

/** A page as another team would write it. */
const PAGE = `
import '@org/ui-theme/styles.css';
import { Button, Dialog, NotificationsProvider, TextField, useNotify } from '@org/ui-theme';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Page() {
  const notify = useNotify();
  const [open, setOpen] = useState(false);
  return (
    <>
      <TextField label="Title" error={open ? 'Give it a title' : undefined} />
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Title">
        <Button variant="outlined" onClick={() => notify.success('Done')}>Do it</Button>
      </Dialog>
    </>
  );
}

createRoot(document.body).render(<NotificationsProvider><Page /></NotificationsProvider>);
`;

const tarball = getTarball('@org/ui-theme');
let consumer: Consumer;
let installedDir: string;

beforeAll(async () => {
  consumer = await openConsumer('ui-theme');
  installedDir = join(consumer.modules, '@org/ui-theme');
  await consumer.write({ 'src/page.tsx': PAGE });
});

/** Bundles one line of code. External by default: the libraries that every page has anyway. */
const measure = async (code: string, external: readonly string[] = LIBRARIES) => {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: consumer.dir, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    external: external.flatMap((name) => [name, `${name}/*`]),
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const text = outputFiles[0]?.text ?? '';
  const [output] = Object.values(metafile.outputs);
  const used = Object.entries(output?.inputs ?? {}).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  return { text, bytes: brotliCompressSync(text).length, files: used.map(([path]) => path) };
};

test('contains the published files and nothing else', async () => {
  const { stdout } = await run('tar', ['-tzf', tarball], packageDir);
  const files = stdout.trim().split('\n');
  const others = files.filter((path) => !path.startsWith('package/dist/'));
  expect(others.sort()).toEqual([
    'package/CHANGELOG.md',
    'package/LICENSE',
    'package/README.md',
    'package/docs/dialog-phone.png',
    'package/docs/notifications.png',
    'package/docs/page.png',
    'package/docs/phone.png',
    'package/package.json',
    'package/styleSheet.d.ts',
  ]);
  expect(files.filter((path) => /test|stories|gallery/i.test(path))).toEqual([]);
  expect(files.filter((path) => path.endsWith('.woff2'))).toHaveLength(6);
  expect(files).toEqual(expect.arrayContaining(['package/dist/fonts/OFL.txt', 'package/dist/Lucide.txt']));
});

test('contains the pictures of its README, and they are small', async () => {
  const readme = await readFile(join(installedDir, 'README.md'), 'utf8');
  const pictures = [...readme.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, path = '']) => path);
  expect(pictures.length).toBeGreaterThanOrEqual(4);
  const sizes = await Promise.all(
    pictures.map(async (path) => (await readFile(join(installedDir, path))).length),
  );
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(120_000);
  // Registries resolve relative links against the repository.
  expect(manifest.repository).toEqual({
    type: 'git',
    url: expect.stringMatching(/^git\+https:.*\.git$/),
    directory: 'packages/ui-theme',
  });
});

test('passes publint and Are The Types Wrong', async () => {
  await lintTarball(tarball);
});

test('issue 17: pnpm accepts the install line of the README with strict peers', async () => {
  await resolveStrictly('packages/ui-theme');
});

test('has React as a peer and declares its style sheets as side effects', async () => {
  const installed = JSON.parse(await readFile(join(installedDir, 'package.json'), 'utf8'));
  expect(Object.keys(installed.dependencies)).toEqual(['@base-ui/react']);
  expect(installed.peerDependencies).toEqual(manifest.peerDependencies);
  expect(installed.sideEffects).toEqual(['**/*.css']);
  expect(JSON.stringify(installed.dependencies)).not.toMatch(/catalog|workspace/);
});

const COMPILERS = [
  ['typescript', 'esnext', 'bundler'],
  ['typescript-7', 'nodenext', 'nodenext'],
  ['typescript', 'nodenext', 'nodenext'],
  ['typescript-7', 'esnext', 'bundler'],
] as const;

// By day each compiler and each resolution once.
test.each(process.env.LAUREL_FULL ? COMPILERS : COMPILERS.slice(0, 2))(
  'a page compiles with %s, module %s, resolution %s',
  async (compiler, module, moduleResolution) => {
    const compilerOptions = {
      module,
      moduleResolution,
      target: 'es2022',
      lib: ['es2022', 'dom', 'dom.iterable'],
      types: [],
      jsx: 'react-jsx',
      strict: true,
      noUncheckedSideEffectImports: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
    };
    await consumer.write({ 'tsconfig.json': JSON.stringify({ compilerOptions, include: ['src'] }) });
    await runNode([join(root, 'node_modules', compiler, 'bin', 'tsc')], consumer.dir);
  },
);

test('Vite builds a page: script, style sheet and typeface beside each other', async () => {
  await consumer.write({
    'index.html': '<!doctype html><script type="module" src="./src/page.tsx"></script>',
  });
  await consumer.write({
    'vite.config.js': "export default { build: { assetsInlineLimit: 0, manifest: 'files.json' } };",
  });
  await runProgram('vite', ['build', '--logLevel', 'warn'], { cwd: consumer.dir });
  const files = await readFile(join(consumer.dir, 'dist/files.json'), 'utf8');
  expect(files.match(/prompt-latin-[^"]*\.woff2"/g)?.length).toBeGreaterThanOrEqual(6);
  expect(files).toMatch(/index-[^"]*\.css/);
});

test('esbuild bundles the same page as Vite', async () => {
  const { outputFiles } = await build({
    entryPoints: [join(consumer.dir, 'src/page.tsx')],
    outdir: consumer.dir,
    bundle: true,
    write: false,
    jsx: 'automatic',
    loader: { '.woff2': 'file' },
  });
  expect(outputFiles.filter(({ path }) => path.endsWith('.woff2'))).toHaveLength(6);
  const css = outputFiles.find(({ path }) => path.endsWith('page.css'))?.text ?? '';
  expect(css).toContain('--laurel-page');
});

describe('costs', () => {
  test('less than 12 kB brotli of our own for button, notifications and route progress', async () => {
    const code = "export { Button, NotificationsProvider, RouteProgress, useNotify } from '@org/ui-theme';";
    const { bytes } = await measure(code);
    expect(bytes).toBeLessThan(4_000);
  });

  test('less than 8 kB brotli for all that a page needs to be read, icons included', async () => {
    const names =
      'Address, Avatar, Banner, Button, Card, EmptyState, Link, Mark, Meter, NotificationsProvider, RouteProgress, Skeleton, Table, Tag, useNotify, VisuallyHidden';
    const { bytes, files } = await measure(`export { ${names} } from '@org/ui-theme';`, [
      'react',
      'react-dom',
    ]);
    expect(bytes).toBeLessThan(8_000);
    expect(files.filter((path) => path.includes('@base-ui'))).toEqual([]);
  });

  test('a page contains only the controls that it imports', async () => {
    const { files, text } = await measure("export { Button } from '@org/ui-theme';", []);
    const ours = files
      .filter((path) => path.includes('@org/ui-theme'))
      .map((path) => path.split('/dist/')[1]);
    expect(ours.sort()).toEqual(['base/elements.js', 'controls/Button.js']);
    expect(text).not.toContain('Notifications');
    const nothing = await measure("import '@org/ui-theme';");
    expect(nothing.text.trim()).toBe('');
  });

  test('less than 8 kB brotli for the style sheet', async () => {
    const css = await readFile(join(installedDir, 'dist/styles.css'));
    expect(brotliCompressSync(css).length).toBeLessThan(8_000);
  });

  test('less than 5 kB brotli for the style sheet of pages that are only read, with no typeface', async () => {
    const css = await readFile(join(installedDir, 'dist/reading.css'), 'utf8');
    expect(brotliCompressSync(css).length).toBeLessThan(5_000);
    expect(css).not.toContain('@font-face');
    expect(css).toContain('.laurel-table');
    expect(css).not.toContain('.laurel-dialog');
  });

  test('less than 20 kB for each weight of the typeface', async () => {
    const weights = await Promise.all(
      [400, 500, 600].map((weight) =>
        readFile(join(installedDir, `dist/fonts/prompt-latin-${weight}-normal.woff2`)),
      ),
    );
    expect(weights.every(({ length }) => length < 20_000)).toBe(true);
  });
});
