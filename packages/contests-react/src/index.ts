export { LoadFailed } from './base/page/LoadFailed.tsx';
export { moveFocusToPage } from './base/page/moveFocusToPage.ts';
export { Notice } from './base/page/Notice.tsx';
export { useLazyComponent } from './base/page/useLazyComponent.ts';
export { useOnline } from './base/page/useOnline.ts';
export { canFetchAhead, whenIdle } from './base/page/whenIdle.ts';
export { ContestsProvider, type ContestsProviderProps } from './base/provider/ContestsProvider.tsx';
export {
  type ContestsConfig,
  type Navigate,
  useConfig as useContestsConfig,
  useNavigate,
  usePaths,
  useWalletState,
} from './base/provider/contests.ts';
export { createQueryClient } from './base/provider/createQueryClient.ts';
export { findChain, getDefaultChain } from './base/provider/findChain.ts';
export { defaultPaths, type Paths } from './base/provider/paths.ts';
export type { ContestsSignIn, SignInState } from './base/provider/signIn.ts';
export { readStored, removeStored, writeStored } from './base/provider/storage.ts';
export {
  type ContestsWallet,
  WALLET_ERROR_CODES,
  type WalletErrorCode,
  type WalletState,
} from './base/provider/wallet.ts';
export { formatBytes } from './base/text/formatBytes.ts';
export { formatNumber, formatPoints } from './base/text/formatNumber.ts';
export { ContestUnavailableError, UnknownChainError } from './data/errors.ts';
export { givenQuery as accountReviewsQuery } from './data/reading/accountQueries.ts';
export { actsQuery as contestQuery } from './data/reading/actsQueries.ts';
export type { UnaskedVerdict } from './data/reading/checkState.ts';
export type { MissingReason, Source } from './data/reading/contestAnswer.ts';
export { JUDGE_HASH } from './data/reading/judge.ts';
export type { Viewer } from './data/reading/useViewer.ts';
export { contestsQuery } from './data/scan/contestsQuery.ts';
export { type ServedAnswer, seedContest } from './data/seedContest.ts';
export {
  type AccountReviewsData,
  type UseAccountReviewsParameters,
  type UseAccountReviewsReturn,
  useAccountReviews,
} from './data/useAccountReviews.ts';
export {
  type ContestData,
  type UseContestParameters,
  type UseContestReturn,
  useContest,
} from './data/useContest.ts';
export {
  type ContestsData,
  type UseContestsParameters,
  type UseContestsReturn,
  useContests,
} from './data/useContests.ts';
export {
  type JudgingData,
  type UseJudgingParameters,
  type UseJudgingReturn,
  useJudging,
} from './data/useJudging.ts';
export { profileQuery } from './person/profileQuery.ts';
