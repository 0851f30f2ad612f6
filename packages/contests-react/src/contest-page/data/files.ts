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

/** The verifiable result bundle: the attestations on the chain up to a block. */
export function toJson(input: {
  contest: Contest;
  attestations: readonly Attestation[];
  block: Block;
}): string {
  return toBundleJson(createResultBundle(readResult(input)));
}
