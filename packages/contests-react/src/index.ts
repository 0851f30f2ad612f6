export { givenQuery as accountReviewsQuery } from './accounts/accountQueries.ts';
export type { UnaskedVerdict } from './contest/check/checkState.ts';
export { actsQuery as contestQuery } from './contest/data/actsQueries.ts';
export type { MissingReason, Source } from './contest/data/contestAnswer.ts';
export type { Viewer } from './contest/data/useViewer.ts';
export { JUDGE_HASH } from './contest/judge.ts';
export { ContestUnavailableError, UnknownChainError } from './hooks/errors.ts';
export {
  type AccountReviewsData,
  type UseAccountReviewsParameters,
  type UseAccountReviewsReturn,
  useAccountReviews,
} from './hooks/useAccountReviews.ts';
export {
  type ContestData,
  type UseContestParameters,
  type UseContestReturn,
  useContest,
} from './hooks/useContest.ts';
export {
  type ContestsData,
  type UseContestsParameters,
  type UseContestsReturn,
  useContests,
} from './hooks/useContests.ts';
export {
  type JudgingData,
  type UseJudgingParameters,
  type UseJudgingReturn,
  useJudging,
} from './hooks/useJudging.ts';
export { LoadFailed } from './page/LoadFailed.tsx';
export { moveFocusToPage } from './page/moveFocusToPage.ts';
export { Notice } from './page/Notice.tsx';
export { useLazyComponent } from './page/useLazyComponent.ts';
export { useOnline } from './page/useOnline.ts';
export { canFetchAhead, whenIdle } from './page/whenIdle.ts';
export { profileQuery } from './profile/profileQuery.ts';
export { ContestsProvider, type ContestsProviderProps } from './provider/ContestsProvider.tsx';
export {
  type ContestsConfig,
  type Navigate,
  useConfig as useContestsConfig,
  useNavigate,
  usePaths,
  useWalletState,
} from './provider/contests.ts';
export { findChain, getDefaultChain } from './provider/findChain.ts';
export { defaultPaths, type Paths } from './provider/paths.ts';
export type { ContestsSignIn, SignInState } from './provider/signIn.ts';
export {
  type ContestsWallet,
  WALLET_ERROR_CODES,
  type WalletErrorCode,
  type WalletState,
} from './provider/wallet.ts';
export { createQueryClient } from './query/createQueryClient.ts';
export { contestsQuery } from './scan/contestsQuery.ts';
export { type ServedAnswer, seedContest } from './scan/seedContest.ts';
export { formatBytes } from './text/formatBytes.ts';
export { formatNumber, formatPoints } from './text/formatNumber.ts';
export { readStored, removeStored, writeStored } from './writing/storage.ts';
