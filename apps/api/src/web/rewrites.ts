import { StartError } from '@org/server-kit';

/** Which page answers which address; written by the web build. */
export type Rewrites = {
  /** The name that the build wrote into its pages; wherever it stands, it is the product's name. */
  readonly productName: string;
  /** The first match wins; `:name` stands for one segment. */
  readonly pages: readonly { readonly path: string; readonly file: string }[];
  /** The page for everything else, sent with status 404. */
  readonly fallback: string;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export function parseRewrites(text: string): Rewrites {
  const value: unknown = JSON.parse(text);
  if (
    !isRecord(value) ||
    typeof value.fallback !== 'string' ||
    !value.productName ||
    typeof value.productName !== 'string' ||
    !Array.isArray(value.pages)
  ) {
    const message = 'rewrites.json of the web build cannot be read: build apps/web again.';
    throw new StartError({ code: 'web-build', message });
  }
  const pages = value.pages.flatMap((page: unknown) =>
    isRecord(page) && typeof page.path === 'string' && typeof page.file === 'string'
      ? [{ path: page.path, file: page.file }]
      : [],
  );
  return { productName: value.productName, pages, fallback: value.fallback };
}

/** The page at `path`, or undefined where there is none. */
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
