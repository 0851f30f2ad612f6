export type { JudgeContests } from './data/judging/judgeContests.ts';
export { useJudgeContests } from './data/judging/useJudgeContests.ts';
export { ReviewDialog } from './judge/review/ReviewDialog.tsx';
export type { ReviewDialogProps } from './judge/review/reviewDialogProps.ts';
export { ReviewsView } from './lists/reviews/ReviewsView.tsx';
export { ReviewsPage } from './pages/ReviewsPage.tsx';
