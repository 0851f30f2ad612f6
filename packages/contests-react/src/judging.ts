export { ReviewDialog } from './judge/ReviewDialog.tsx';
export type { ReviewDialogProps } from './judge/reviewDialogProps.ts';
export type { JudgeContests } from './judge-contests/judgeContests.ts';
export { useJudgeContests } from './judge-contests/useJudgeContests.ts';
export { ReviewsPage } from './reviews/ReviewsPage.tsx';
export { ReviewsView } from './reviews/ReviewsView.tsx';
