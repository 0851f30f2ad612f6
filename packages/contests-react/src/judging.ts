export { EvaluateDialog } from './evaluate/EvaluateDialog.tsx';
export type { EvaluateDialogProps } from './evaluate/evaluateDialogProps.ts';
export type { JudgeContests } from './judge-contests/judgeContests.ts';
export { useJudgeContests } from './judge-contests/useJudgeContests.ts';
export { ReviewsPage } from './reviews/ReviewsPage.tsx';
export { ReviewsView } from './reviews/ReviewsView.tsx';
