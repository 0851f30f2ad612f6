export {
  type ContestAnswer,
  type MissingReason,
  type Source,
  useContest,
} from './contest/data/useContest.ts';
export { type ResultAnswer, type ResultOptions, useResult } from './contest/data/useResult.ts';
export type { Viewer } from './contest/data/useViewer.ts';
export { JUDGE_HASH } from './contest/judge.ts';
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
export { contestQuery, evaluationsQuery, scanHeadQuery } from './scan/queries.ts';
export { type ServedAnswer, seedContest } from './scan/seedContest.ts';
export { formatBytes } from './text/formatBytes.ts';
export { formatNumber, formatPoints } from './text/formatNumber.ts';
export { readStored, removeStored, writeStored } from './writing/storage.ts';
