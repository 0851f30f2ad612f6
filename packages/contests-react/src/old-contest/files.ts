export { toRankingCsv, toResultJson, toReviewsCsv } from '@org/contests';
export { saveFile } from '../text/saveFile.ts';
