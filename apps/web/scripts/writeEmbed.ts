import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The page that other sites may embed; it has its own build (vite.embed.config.ts). */
export const EMBED_FILE = 'embed.html';

type WriteEmbedOptions = {
  /** The folder that Vite has built into. */
  readonly build: string;
  /** The folder of the pages in this language. */
  readonly into: string;
  /** The folder of every language's assets. */
  readonly assets: string;
  readonly locale: string;
};

/** Adds the embedded page in one language. */
export const writeEmbed = async ({ build, into, assets, locale }: WriteEmbedOptions) => {
  await cp(join(build, 'assets'), assets, { recursive: true });
  await mkdir(into, { recursive: true });
  const page = await readFile(join(build, EMBED_FILE), 'utf8');
  await writeFile(
    join(into, EMBED_FILE),
    page.replace('<html lang="en">', () => `<html lang="${locale}">`),
  );
};
