export { SealedNote } from './SealedNote.tsx';
export { saveSealedReview, sealReviews } from './sealReviews.ts';
