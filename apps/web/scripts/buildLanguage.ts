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
  /** The folder with the embedded page. */
  readonly embed: string;
  /** The module that prerenders the pages. */
  readonly prerendered: typeof import('../src/prerender.tsx');
};

/**
 * Builds the app in one language. Each build has a process of its own, because it reads its language from the environment.
 *
 * @param folder inside of apps/web, because the build resolves React from there
 */
export async function buildLanguage(
  language: string,
  folder: string,
  more: Readonly<Record<string, string>> = {},
): Promise<LanguageBuild> {
  const env = { ...process.env, NODE_ENV: 'production', LAUREL_LANGUAGE: language, ...more };
  const build = (...args: string[]) =>
    run(process.execPath, [VITE, 'build', '--emptyOutDir', '--logLevel', 'warn', ...args], { cwd: WEB, env });
  const [dist, server, embed] = [join(folder, 'dist'), join(folder, 'server'), join(folder, 'embed')];
  await Promise.all([
    build('--outDir', dist),
    build('--ssr', 'src/prerender.tsx', '--outDir', server),
    build('--config', 'vite.embed.config.ts', '--outDir', embed),
  ]);
  return { dist, embed, prerendered: await import(pathToFileURL(join(server, 'prerender.js')).href) };
}
