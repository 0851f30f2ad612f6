import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { PublicConfig } from '../config/publicConfig.ts';
import { messages } from '../messages/messages.ts';
import { matchPath } from './route.ts';
import { type PageName, routes } from './routes.ts';

/** The page of a link, its props, and functions to load its code and data. */
export type Opened = {
  readonly name: PageName;
  readonly title: string;
  /** Links with the same key show the same page with other props. */
  readonly key: string;
  readonly props: object;
  readonly loadPage: () => Promise<ComponentType<never>>;
  readonly startQueries: (queryClient: QueryClient) => Promise<unknown>;
};

const nothing = async () => undefined;

const loadNotFoundPages = () => import('@org/contests-react/pages/NotFoundPages');

/** Finds the page of a link in the route table. */
export function openLink(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  config: PublicConfig,
): Opened {
  for (const route of routes) {
    const params = matchPath(route.path, pathname);
    if (!params) continue;
    const { name, title, page, load } = route;
    const reading = route.read?.(
      { params: params as never, search: new URLSearchParams(search) },
      config,
    ) ?? {
      status: 'found',
      key: '',
      props: {} as never,
    };
    switch (reading.status) {
      case 'found':
        return {
          name,
          title,
          key: `${name} ${reading.key}`,
          props: reading.props,
          loadPage: page,
          startQueries: (queryClient) => load?.(reading.props, queryClient) ?? nothing(),
        };
      case 'unknown-chain':
        return {
          name,
          title,
          key: `${name} unknown ${reading.slug}`,
          props: { slug: reading.slug },
          loadPage: async () => (await loadNotFoundPages()).UnknownChainPage,
          startQueries: nothing,
        };
      case 'no-contest':
        return {
          name,
          title,
          key: `${name} no-contest`,
          props: {},
          loadPage: async () => (await loadNotFoundPages()).NoSuchContestPage,
          startQueries: nothing,
        };
    }
  }
  return {
    name: 'not-found',
    title: messages.titles['not-found'],
    key: 'not-found',
    props: {},
    loadPage: async () => (await loadNotFoundPages()).NotFoundPage,
    startQueries: nothing,
  };
}
