export { createResultBundle, toBundleJson, toRankingCsv, toReviewsCsv } from '@org/contests';
export { saveFile } from '../../text/saveFile.ts';
