import type { PageName } from './routes.ts';

/** The package's page modules, by their names in this app's build. */
const CONTESTS = '../../packages/contests-react/src';

type PageFile = {
  /** The prerendered file that is sent for the page's path. */
  readonly file: string;
  /** The module of the page's code, by its path in this app; preloaded. */
  readonly module: string;
};

/** The prerendered file of each page, for the build and the server alone: no browser loads this table. */
export const pageFiles: Readonly<Record<Exclude<PageName, 'not-found'>, PageFile>> = {
  landing: { file: 'index.html', module: 'src/features/landing/LandingPage.tsx' },
  contests: { file: 'contests.html', module: `${CONTESTS}/pages/ContestsPage.tsx` },
  start: { file: 'contests/start.html', module: `${CONTESTS}/pages/StartContestPage.tsx` },
  reviews: { file: 'reviews.html', module: `${CONTESTS}/pages/ReviewsPage.tsx` },
  drafts: { file: 'drafts.html', module: `${CONTESTS}/pages/DraftsPage.tsx` },
  'edit-profile': { file: 'accounts/edit.html', module: `${CONTESTS}/pages/EditProfilePage.tsx` },
  account: { file: 'accounts/_account.html', module: `${CONTESTS}/pages/AccountPage.tsx` },
  help: { file: 'help.html', module: 'src/features/help/HelpView.tsx' },
  settings: { file: 'settings.html', module: 'src/features/settings/SettingsPage.tsx' },
  terms: { file: 'terms.html', module: 'src/features/legal/LegalPage.tsx' },
  privacy: { file: 'privacy.html', module: 'src/features/legal/LegalPage.tsx' },
  // The page itself is in the first file; what reads the contest loads beside it.
  contest: { file: 'contests/_contest.html', module: `${CONTESTS}/data/reading/scanActs.ts` },
  entry: { file: 'contests/_entry.html', module: `${CONTESTS}/pages/EntryPage.tsx` },
  certificate: { file: 'contests/_certificate.html', module: `${CONTESTS}/pages/CertificatePage.tsx` },
  share: { file: 'contests/_share.html', module: `${CONTESTS}/pages/SharePage.tsx` },
  submit: { file: 'contests/_submit.html', module: `${CONTESTS}/pages/SubmitPage.tsx` },
  submission: { file: 'contests/_submission.html', module: `${CONTESTS}/pages/SubmissionPage.tsx` },
};

/** Sent with status 404 if no route matches. */
export const FALLBACK_FILE = '404.html';
