/** Every text of this package in English, by the part that shows it. Another language is a file like this one. */
export { accountEditorTexts as accountEditor } from './en/accountEditor.ts';
export { accountsTexts as accounts } from './en/accounts.ts';
export { chainCheckTexts as chainCheck } from './en/chainCheck.ts';
export {
  contestNamesTexts as contestNames,
  contestTexts as contest,
  criteriaTexts as criteria,
} from './en/contest.ts';
export { contestDetailsTexts as contestDetails } from './en/contestDetails.ts';
export { contestMissingTexts as contestMissing } from './en/contestMissing.ts';
export {
  contestReviewTexts as contestReview,
  longCommentTexts as longComment,
} from './en/contestReview.ts';
export { contestsListTexts as contestsList } from './en/contestsList.ts';
export {
  contestTroubleTexts as contestTrouble,
  reviewsFailedTexts as reviewsFailed,
} from './en/contestTrouble.ts';
export { draftsTexts as drafts } from './en/drafts.ts';
export { embedTexts as embed } from './en/embed.ts';
export { entryTexts as entry } from './en/entry.ts';
export { judgeActsTexts as judgeActs, lifecycleTexts as lifecycle } from './en/lifecycle.ts';
export { notesTexts as notes } from './en/notes.ts';
export { organizeTexts as organize } from './en/organize.ts';
export { locale, pageTexts as page, peopleTexts as people } from './en/page.ts';
export { longRankingTexts as longRanking, plotsTexts as plots } from './en/plots.ts';
export { ignoredTexts as ignored, proofTexts as proof } from './en/proof.ts';
export { refusalsTexts as refusals } from './en/refusals.ts';
export { reviewFormTexts as reviewForm } from './en/reviewForm.ts';
export { reviewsTexts as reviews } from './en/reviews.ts';
export { sealedTexts as sealed } from './en/sealed.ts';
export { shareTexts as share } from './en/share.ts';
export { startContestTexts as startContest } from './en/startContest.ts';
export { submitTexts as submit } from './en/submit.ts';
export { troubleTexts as trouble } from './en/trouble.ts';
export {
  actsTexts as acts,
  contestWritingTexts as contestWriting,
  writingTexts as writing,
} from './en/writing.ts';
