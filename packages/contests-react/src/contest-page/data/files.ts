import {
  type Attestation,
  type Block,
  type Contest,
  createResultBundle,
  readResult,
  toBundleJson,
} from '@org/contests';

export { toRankingCsv, toReviewsCsv } from '@org/contests';
export { saveFile } from '../../text/saveFile.ts';

/** The bundle that a stranger can check: what the chain said up to a block. */
export function toJson(input: {
  contest: Contest;
  attestations: readonly Attestation[];
  block: Block;
}): string {
  return toBundleJson(createResultBundle(readResult(input)));
}
