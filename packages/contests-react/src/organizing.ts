export { EditProfilePage } from './account-editor/EditProfilePage.tsx';
export { DraftsPage } from './drafts-page/DraftsPage.tsx';
export { SharePage } from './share/SharePage.tsx';
export { StartContestPage } from './start-contest/StartContestPage.tsx';
export { SubmissionPage } from './submit/SubmissionPage.tsx';
export { SubmitPage } from './submit/SubmitPage.tsx';
