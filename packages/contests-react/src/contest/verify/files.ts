export { createResultBundle, toBundleJson, toRankingCsv, toReviewsCsv } from '@org/contests';
export { saveFile } from '../../base/text/saveFile.ts';
