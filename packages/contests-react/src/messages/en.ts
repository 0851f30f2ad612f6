/** Every text of this package in English, by the part that shows it. Another language is a file like this one. */
export { englishAccountEditor as accountEditor } from './en/accountEditor.ts';
export { englishAccounts as accounts } from './en/accounts.ts';
export { englishCertificate as certificate } from './en/certificate.ts';
export { englishChainCheck as chainCheck } from './en/chainCheck.ts';
export {
  englishContest as contest,
  englishContestNames as contestNames,
  englishCriteria as criteria,
} from './en/contest.ts';
export { englishContestDetails as contestDetails } from './en/contestDetails.ts';
export { englishContestMissing as contestMissing } from './en/contestMissing.ts';
export {
  englishContestReview as contestReview,
  englishLongComment as longComment,
} from './en/contestReview.ts';
export { englishContestSide as contestSide } from './en/contestSide.ts';
export { englishContestsList as contestsList } from './en/contestsList.ts';
export {
  englishContestTrouble as contestTrouble,
  englishMissingDocument as missingDocument,
  englishReviewsFailed as reviewsFailed,
} from './en/contestTrouble.ts';
export { englishDrafts as drafts } from './en/drafts.ts';
export { englishEmbed as embed } from './en/embed.ts';
export { englishEnsNames as ensNames } from './en/ensNames.ts';
export { englishEntry as entry } from './en/entry.ts';
export { englishJudgeActs as judgeActs, englishLifecycle as lifecycle } from './en/lifecycle.ts';
export { englishNoteParts as noteParts } from './en/noteParts.ts';
export { englishNotes as notes } from './en/notes.ts';
export { englishOrganize as organize } from './en/organize.ts';
export { englishOwnContests as ownContests } from './en/ownContests.ts';
export { englishPage as page, englishPeople as people, locale } from './en/page.ts';
export { englishPictures as pictures } from './en/pictures.ts';
export { englishLongRanking as longRanking, englishPlots as plots } from './en/plots.ts';
export { englishIgnored as ignored, englishProof as proof } from './en/proof.ts';
export { englishRefusals as refusals } from './en/refusals.ts';
export { englishRemarks as remarks } from './en/remarks.ts';
export { englishReviewForm as reviewForm } from './en/reviewForm.ts';
export { englishReviews as reviews } from './en/reviews.ts';
export { englishSealed as sealed } from './en/sealed.ts';
export { englishShare as share } from './en/share.ts';
export { englishStartContest as startContest } from './en/startContest.ts';
export { englishStoring as storing } from './en/storing.ts';
export { englishSubmit as submit } from './en/submit.ts';
export { englishTrouble as trouble } from './en/trouble.ts';
export {
  englishActs as acts,
  englishContestWriting as contestWriting,
  englishWriting as writing,
} from './en/writing.ts';
