import { existsSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { toSitePath } from './pages.ts';

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
