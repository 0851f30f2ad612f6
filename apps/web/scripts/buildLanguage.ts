import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const WEB = join(import.meta.dirname, '..');
const VITE = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');

export type LanguageBuild = {
  /** The folder with the browser's files. */
  readonly dist: string;
  /** The module that prerenders the pages. */
  readonly prerendered: typeof import('../src/prerender.tsx');
};

/** Each build has a process of its own, because it reads its language from the environment. */
function runVite(language: string, args: readonly string[], more: Readonly<Record<string, string>> = {}) {
  const env = { ...process.env, NODE_ENV: 'production', LAUREL_LANGUAGE: language, ...more };
  const flags = ['build', '--emptyOutDir', '--logLevel', 'warn'];
  return run(process.execPath, [VITE, ...flags, ...args], { cwd: WEB, env });
}

/** Builds the embedded page in one language into a folder inside of apps/web. */
export async function buildEmbed(language: string, folder: string): Promise<void> {
  await runVite(language, ['--config', 'vite.embed.config.ts', '--outDir', folder]);
}

/**
 * Builds the app in one language.
 *
 * @param folder inside of apps/web, because the build resolves React from there
 */
export async function buildLanguage(
  language: string,
  folder: string,
  more: Readonly<Record<string, string>> = {},
): Promise<LanguageBuild> {
  const [dist, server] = [join(folder, 'dist'), join(folder, 'server')];
  await Promise.all([
    runVite(language, ['--outDir', dist], more),
    runVite(language, ['--ssr', 'src/prerender.tsx', '--outDir', server], more),
  ]);
  return { dist, prerendered: await import(pathToFileURL(join(server, 'prerender.js')).href) };
}
