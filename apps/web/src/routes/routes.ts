import { contestQuery, getDefaultChain } from '@org/contests-react';
import { ContestPage } from '@org/contests-react/pages/ContestPage';
import { ContestSkeleton, EntrySkeleton } from '@org/contests-react/reading';
import { messages } from '../messages/messages.ts';
import { ContestsOutline, FormOutline, LandingOutline, ListOutline, ShareOutline } from './outlines.tsx';
import { addKey, addProps, readChain, readContest, readNothing, readOldContest } from './readLink.ts';
import { defineRoute, matchPath } from './route.ts';
import { startContestQueries, startQueries } from './startQueries.ts';

const titles = messages.titles;

/** All pages, one row each; the first match wins. */
export const routes = [
  defineRoute({
    name: 'landing',
    path: '/',
    title: titles.landing,
    Outline: LandingOutline,
    read: (_, config) => ({
      status: 'found',
      key: '',
      props: { chainConfig: getDefaultChain(config) },
    }),
    load: ({ chainConfig }, queryClient) =>
      startQueries([
        import('@org/contests-react/pages/prefetchList').then(({ prefetchNewest }) =>
          prefetchNewest(queryClient, chainConfig),
        ),
      ]),
    page: async () => (await import('../features/landing/LandingPage.tsx')).LandingPage,
  }),
  defineRoute({
    name: 'contests',
    path: '/contests',
    title: titles.contests,
    Outline: ContestsOutline,
    // The filters are not in the key, so that typing does not remount the list.
    read: (link, config) => addProps(readChain(link, config), { search: link.search }),
    load: ({ chainConfig, search }, queryClient) =>
      startQueries([
        import('@org/contests-react/pages/prefetchList').then(({ prefetchList }) =>
          prefetchList(queryClient, chainConfig, search),
        ),
      ]),
    page: async () => (await import('@org/contests-react/pages/ContestsPage')).ContestsPage,
  }),
  defineRoute({
    name: 'start',
    path: '/contests/start',
    title: titles.start,
    Outline: FormOutline,
    read: readOldContest,
    page: () =>
      import('@org/contests-react/pages/StartContestPage').then(({ StartContestPage }) => StartContestPage),
  }),
  defineRoute({
    name: 'reviews',
    path: '/reviews',
    title: titles.reviews,
    Outline: ListOutline,
    read: readNothing,
    page: async () => (await import('@org/contests-react/pages/ReviewsPage')).ReviewsPage,
  }),
  defineRoute({
    name: 'drafts',
    path: '/drafts',
    title: titles.drafts,
    Outline: ListOutline,
    read: readNothing,
    page: async () => (await import('@org/contests-react/pages/DraftsPage')).DraftsPage,
  }),
  defineRoute({
    name: 'edit-profile',
    path: '/accounts/edit',
    title: titles['edit-profile'],
    Outline: ListOutline,
    read: readChain,
    page: async () => (await import('@org/contests-react/pages/EditProfilePage')).EditProfilePage,
  }),
  defineRoute({
    name: 'account',
    path: '/accounts/:address',
    title: titles.account,
    Outline: ListOutline,
    read: (link, config) => addProps(readChain(link, config), { text: link.params.address }),
    page: async () => (await import('@org/contests-react/pages/AccountPage')).AccountPage,
  }),
  defineRoute({
    name: 'help',
    path: '/help',
    title: titles.help,
    Outline: ListOutline,
    read: readNothing,
    page: async () => (await import('../features/help/HelpView.tsx')).HelpView,
  }),
  defineRoute({
    name: 'settings',
    path: '/settings',
    title: titles.settings,
    Outline: ListOutline,
    read: readNothing,
    page: async () => (await import('../features/settings/SettingsPage.tsx')).SettingsPage,
  }),
  defineRoute({
    name: 'terms',
    path: '/terms',
    title: titles.terms,
    Outline: ListOutline,
    read: readNothing,
    page: async () => (await import('../features/legal/LegalPage.tsx')).TermsPage,
  }),
  defineRoute({
    name: 'privacy',
    path: '/privacy',
    title: titles.privacy,
    Outline: ListOutline,
    read: readNothing,
    page: async () => (await import('../features/legal/LegalPage.tsx')).PrivacyPage,
  }),
  defineRoute({
    name: 'contest',
    path: '/contests/:chain/:uid',
    title: titles.contest,
    Outline: ContestSkeleton,
    read: readContest,
    load: startContestQueries,
    // The page that most visitors open first: a static import puts it into the initial chunk.
    page: async () => ContestPage,
  }),
  defineRoute({
    name: 'entry',
    // `n`: the entry's position in the contest's list of entries, from 1.
    path: '/contests/:chain/:uid/entries/:n',
    title: titles.entry,
    Outline: EntrySkeleton,
    read: (link, config) => addProps(readContest(link, config), { place: link.params.n }),
    load: startContestQueries,
    page: async () => (await import('@org/contests-react/pages/EntryPage')).EntryPage,
  }),
  defineRoute({
    name: 'certificate',
    path: '/contests/:chain/:uid/entries/:n/certificate',
    title: titles.certificate,
    Outline: EntrySkeleton,
    read: (link, config) => addProps(readContest(link, config), { place: link.params.n }),
    load: startContestQueries,
    page: async () => (await import('@org/contests-react/pages/CertificatePage')).CertificatePage,
  }),
  defineRoute({
    name: 'share',
    path: '/contests/:chain/:uid/share',
    title: titles.share,
    Outline: ShareOutline,
    read: readContest,
    load: ({ chainConfig, uid }, queryClient) =>
      startQueries([queryClient.prefetchQuery(contestQuery(chainConfig, uid))]),
    page: async () => (await import('@org/contests-react/pages/SharePage')).SharePage,
  }),
  defineRoute({
    name: 'submit',
    path: '/contests/:chain/:uid/submit',
    title: titles.submit,
    Outline: FormOutline,
    read: (link, config) => {
      const replaces = link.search.get('replaces');
      return addKey(addProps(readContest(link, config), { replaces }), replaces ?? '');
    },
    page: async () => (await import('@org/contests-react/pages/SubmitPage')).SubmitPage,
  }),
  defineRoute({
    name: 'submission',
    path: '/contests/:chain/:uid/submissions/:submission',
    title: titles.submission,
    Outline: EntrySkeleton,
    read: (link, config) => {
      const { submission } = link.params;
      return addKey(addProps(readContest(link, config), { submission }), submission);
    },
    page: async () => (await import('@org/contests-react/pages/SubmissionPage')).SubmissionPage,
  }),
] as const;

/** The route table; `not-found` is shown for every other URL. */
export type PageName = (typeof routes)[number]['name'] | 'not-found';

/** Finds the route of a path. */
export function getPageName(path: string): PageName {
  return routes.find((route) => matchPath(route.path, path))?.name ?? 'not-found';
}
