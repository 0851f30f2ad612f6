export { ContestRanking, type ContestRankingProps } from './contest/ContestRanking.tsx';
export { ContestSkeleton } from './contest/ContestSkeleton.tsx';
export { ContestView, type ContestViewProps } from './contest/ContestView.tsx';
export { EntrySkeleton } from './contest/entry/EntrySkeleton.tsx';
export { PointsStrip, type PointsStripProps } from './contest/parts/PointsStrip.tsx';
export { Ranking, type RankingProps } from './contest/ranking/Ranking.tsx';
export { type ContestLinks, type ReviewLinks, ReviewList } from './contest/review/ReviewList.tsx';
export { ContestCard, ContestCardView, type ContestCardViewProps } from './lists/cards/ContestCard.tsx';
export { ContestCardSkeleton, ContestCards } from './lists/cards/ContestCards.tsx';
export {
  type Featured,
  FeaturedResult,
  FeaturedReview,
  FeaturedSkeleton,
  useFeatured,
} from './lists/cards/FeaturedResult.tsx';
export { contestListQuery } from './lists/contests/fetchListPage.ts';
export { ContestPage, type ContestPageProps } from './pages/ContestPage.tsx';
export { PeopleProvider, type PeopleProviderProps } from './person/PeopleProvider.tsx';
export { Person, type PersonProps } from './person/Person.tsx';
export { showWalletPicture, useWalletPicture } from './person/useWalletPicture.ts';
