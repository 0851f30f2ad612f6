import { existsSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { toSitePath } from './pages.ts';

const LOADED = [
  /<(?:script|img|iframe|source|video|audio)\b[^>]*?\ssrc="((?:https?:)?\/\/[^"]+)"/g,
  /<link\b(?=[^>]*\srel="(?:stylesheet|preload|modulepreload|preconnect|icon)")[^>]*?\shref="((?:https?:)?\/\/[^"]+)"/g,
  /url\(["']?((?:https?:)?\/\/[^"')]+)/g,
  /@import ["']((?:https?:)?\/\/[^"']+)/g,
];

/**
 * The scripts, styles, pictures and fonts that a page or style sheet loads from another host. Links for readers are not loaded.
 *
 * @returns the addresses
 */
export const findForeignHosts = (text: string): readonly string[] =>
  LOADED.flatMap((pattern) => [...text.matchAll(pattern)].map(([, address = '']) => address));

/**
 * The anchor of a heading, as GitHub makes it, so that a link works in both places.
 *
 * @example
 * slugify('nginx with HTTP/2'); // nginx-with-http2
 */
export const slugify = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_\- ]/gu, '')
    .replaceAll(' ', '-');

type Place = {
  /** The folder with the repository's files. */
  readonly root: string;
  /** The address of the repository, for files that are no pages. */
  readonly repository: string;
  /** The files that are pages. */
  readonly sources: ReadonlySet<string>;
};

type Converted = {
  readonly text: string;
  /** The pictures that it shows, below the repository. */
  readonly pictures: readonly string[];
};

const FENCES = /(^ *```[\s\S]*?^ *```)/m;
const TARGET = /(\]\(|src=")([^)\s"]+)(?=[)"])/g;
const PICTURE = /\.(?:png|svg|jpg|webp)$/;

/**
 * Makes the relative links of a document those of the site: to a page, to a picture that is copied, or to the file in the
 * repository.
 *
 * @param source the document's path below the repository
 * @throws {Error} if a link leads nowhere
 */
export function convertLinks(text: string, source: string, { root, repository, sources }: Place): Converted {
  const pictures: string[] = [];
  const convert = (target: string) => {
    if (/^(?:[a-z]+:|#|\/)/.test(target)) return target;
    const [path = '', ...rest] = target.split('#');
    const hash = rest.length > 0 ? `#${rest.join('#')}` : '';
    const file = normalize(join(dirname(source), path)).replace(/\/$/, '');
    if (!existsSync(join(root, file))) throw new Error(`${source} links to ${target}, which does not exist.`);
    const page = [file, `${file}/README.md`].find((each) => sources.has(each));
    if (page !== undefined) return `${toSitePath(page)}${hash}`;
    if (PICTURE.test(file)) {
      pictures.push(file);
      return `/repository/${file}`;
    }
    const kind = statSync(join(root, file)).isDirectory() ? 'tree' : 'blob';
    return `${repository}/${kind}/main/${file}${hash}`;
  };
  // Every second part is a block of code.
  const parts = text
    .split(FENCES)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(TARGET, (_, before, target) => `${before}${convert(target)}`),
    );
  return { text: parts.join(''), pictures };
}
