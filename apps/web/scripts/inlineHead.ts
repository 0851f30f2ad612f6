import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';

/** The hashes of everything inline in the pages, as the content security policy names them, without quotes. */
export type InlineHashes = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/** A server writes its configuration into it. */
const CONFIG_BLOCK = '<script type="application/json" id="laurel-config"></script>';
const EARLY_SCRIPT = '<script src="/early.js"></script>';
const FIRST_STYLE = /<link rel="stylesheet" crossorigin href="\/(assets\/[^"]+\.css)">/;

/**
 * Puts the early script and the style sheet of the first view into the page's template, so that nothing has to be loaded
 * before the first paint. They come after the links to the page's own code, whose download starts with the first bytes.
 *
 * @param build the folder that Vite has built into
 */
export async function inlineHead(
  template: string,
  build: string,
): Promise<{ readonly template: string; readonly hashes: InlineHashes }> {
  const sheet = FIRST_STYLE.exec(template)?.[1];
  if (!sheet || !template.includes(EARLY_SCRIPT))
    throw new Error('index.html has no early script or no style sheet.');
  const [early, style] = await Promise.all([
    readFile(join(build, 'early.js'), 'utf8').then(minify),
    readFile(join(build, sheet), 'utf8').then((text) => text.trim()),
  ]);
  if (/<\/(?:script|style)|<!--/i.test(early + style))
    throw new Error('Inline script or style would end its element.');
  return {
    template: template
      .replace(CONFIG_BLOCK, '')
      .replace(EARLY_SCRIPT, '')
      .replace(FIRST_STYLE, (link) =>
        [
          `<script>${early}</script>`,
          CONFIG_BLOCK,
          `<style>${style}</style>`,
          // A disabled link is not fetched; lazy parts that need this sheet see that it is there.
          link.replace('<link', '<link disabled'),
        ].join('\n    '),
      ),
    hashes: { scripts: [hash(early)], styles: [hash(style)] },
  };
}

const minify = async (code: string): Promise<string> =>
  (await transform(code, { minify: true, target: 'es2022' })).code.trim();

const hash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
