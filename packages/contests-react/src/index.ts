export { canFetchAhead, useOnline, whenIdle } from './base/page/browser.ts';
export { lazyPart } from './base/page/lazyPart.ts';
export { LoadFailed, Notice } from './base/page/notices.tsx';
export { moveFocusToPage } from './base/page/pageStart.ts';
export { ContestsProvider, type ContestsProviderProps } from './base/provider/ContestsProvider.tsx';
export {
  type ContestsConfig,
  findChain,
  getDefaultChain,
  type Navigate,
  useConfig as useContestsConfig,
  useNavigate,
  usePaths,
  useWalletState,
} from './base/provider/contests.ts';
export { createQueryClient } from './base/provider/createQueryClient.ts';
export { defaultPaths, type Paths } from './base/provider/paths.ts';
export { readStored, removeStored, writeStored } from './base/provider/storage.ts';
export type { ContestsSignIn, SignInState } from './base/provider/wallet.ts';
export {
  type ContestsWallet,
  WALLET_ERROR_CODES,
  type WalletErrorCode,
  type WalletState,
} from './base/provider/wallet.ts';
export { formatBytes } from './base/text/formatBytes.ts';
export { formatNumber, formatPoints } from './base/text/formatNumber.ts';
export { givenQuery as accountReviewsQuery } from './data/reading/accountQueries.ts';
export { actsQuery as contestQuery } from './data/reading/actsQueries.ts';
export type { MissingReason, Source, UnaskedVerdict } from './data/reading/contestAnswer.ts';
export { JUDGE_HASH } from './data/reading/judges.ts';
export type { Viewer } from './data/reading/useViewer.ts';
export { contestsQuery } from './data/scan/contestsQuery.ts';
export { type ServedAnswer, seedContest } from './data/seedContest.ts';
export {
  type ContestData,
  ContestUnavailableError,
  type JudgingData,
  UnknownChainError,
  type UseContestParameters,
  type UseContestReturn,
  type UseJudgingParameters,
  type UseJudgingReturn,
  useContest,
  useJudging,
} from './data/useContest.ts';
export {
  type AccountReviewsData,
  type ContestsData,
  type UseAccountReviewsParameters,
  type UseAccountReviewsReturn,
  type UseContestsParameters,
  type UseContestsReturn,
  useAccountReviews,
  useContests,
} from './data/useContests.ts';
export { profileQuery } from './person/profileQuery.ts';
