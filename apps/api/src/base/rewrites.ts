import { StartError } from '@org/server-kit';
import * as v from 'valibot';

/** One source of a content security policy, without its quotes. */
const hashes = v.array(v.pipe(v.string(), v.regex(/^sha256-[A-Za-z0-9+/]{43}=$/)));

const rewritesSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    /** The name that the build wrote into its pages, to be replaced by the configured one. */
    productName: v.pipe(v.string(), v.nonEmpty()),
    /** The first match wins; `:name` stands for one segment. */
    pages: v.array(v.object({ path: v.string(), file: v.string() })),
    /** The page for everything else, sent with status 404. */
    fallback: v.string(),
    /** The page that other sites may show in a frame. */
    embed: v.optional(v.object({ path: v.string(), file: v.string() })),
    /** The languages of the pages, the default first; `folder` holds the same files as the root: `de/`. */
    languages: v.optional(v.pipe(v.array(v.object({ tag: v.string(), folder: v.string() })), v.nonEmpty()), [
      { tag: 'en', folder: '' },
    ]),
    /** The hashes of all script and style that is inline in the pages. */
    inline: v.optional(v.object({ scripts: hashes, styles: hashes }), { scripts: [], styles: [] }),
  }),
);

/** The page that answers each path; written by the web build. */
export type Rewrites = v.InferOutput<typeof rewritesSchema>;

/** @throws {StartError} `web-build` */
export function parseRewrites(text: string): Rewrites {
  const parsed = v.safeParse(rewritesSchema, text);
  if (parsed.success) return parsed.output;
  const message = 'rewrites.json of the web build cannot be read: build apps/web again.';
  throw new StartError({ code: 'web-build', message });
}

/** The page at `path`, or undefined. */
export function findPage({ pages }: Rewrites, path: string): Rewrites['pages'][number] | undefined {
  const segments = path.split('/');
  const matches = (pattern: string) => {
    const parts = pattern.split('/');
    return (
      parts.length === segments.length &&
      parts.every((part, i) => (part.startsWith(':') ? segments[i] !== '' : part === segments[i]))
    );
  };
  return pages.find((page) => matches(page.path));
}
