export { toBundleJson, toRankingCsv, toReviewsCsv } from '@org/contests';
export { createResultBundleR2 } from '@org/contests/r2';
export { saveFile } from '../../text/saveFile.ts';
