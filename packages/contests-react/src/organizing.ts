export { DraftsPage } from './pages/DraftsPage.tsx';
export { EditProfilePage } from './pages/EditProfilePage.tsx';
export { SharePage } from './pages/SharePage.tsx';
export { StartContestPage } from './pages/StartContestPage.tsx';
export { SubmissionPage } from './pages/SubmissionPage.tsx';
export { SubmitPage } from './pages/SubmitPage.tsx';
