import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { PublicConfig } from '../config/publicConfig.ts';

type ParamName<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamName<`/${Tail}`>
    : Rest
  : never;

/** The parameters of a URL. Untrusted: visitors can type anything. */
export type RouteLink<Name extends string = string> = {
  readonly params: Readonly<Record<Name, string>>;
  readonly search: URLSearchParams;
};

/** The key and the props of a page. Both follow from its link. */
export type Reading<Props> =
  | { readonly status: 'found'; readonly key: string; readonly props: Props }
  | { readonly status: 'unknown-chain'; readonly slug: string }
  | { readonly status: 'no-contest' };

type RouteRow<Name extends string, Path extends string, PageProps, Props extends PageProps> = {
  readonly name: Name;
  /** `:x` stands for one segment. */
  readonly path: Path;
  /** The tab's title; a page may replace it (`usePageTitle`). */
  readonly title: string;
  /** Prerendered, and shown while the page is loading. */
  readonly Outline: ComponentType;
  /** Turns the link into the page's props. Links with the same key show the same page with other props. */
  readonly read: (link: RouteLink<ParamName<Path>>, config: PublicConfig) => Reading<Props>;
  /** Starts the page's queries, in parallel with the download of its code. */
  readonly load?: (props: NoInfer<Props>, queryClient: QueryClient) => Promise<unknown>;
  readonly page: () => Promise<ComponentType<PageProps>>;
};

/** A row of the table of routes, with the type of its props erased. */
export type Route<Name extends string = string> = RouteRow<Name, string, never, never>;

/** Checks that `read`, `load` and `page` of one row have the same props. */
export function defineRoute<
  const Name extends string,
  const Path extends string,
  PageProps,
  Props extends PageProps,
>(row: RouteRow<Name, Path, PageProps, Props>): Route<Name> {
  // `load` and `page` are called only with what `read` of the same row returned.
  return row as unknown as Route<Name>;
}

function splitPath(path: string): readonly string[] {
  return path.split('/').filter(Boolean);
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The values of the pattern's parameters; undefined where the path does not match. */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = splitPath(pattern);
  const given = splitPath(path);
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? '';
    if (segment.startsWith(':')) params[segment.slice(1)] = decodeSegment(value);
    else if (segment !== value.toLowerCase()) return undefined;
  }
  return params;
}
