import { PROOF_FORMAT, RANKING_FORMAT } from '../proof/proofBundle.ts';
import { readUid } from './act/actValues.ts';
import { readBundleFile } from './input/bundleFile.ts';
import { type ChainOptions, openChain } from './input/openChain.ts';
import type { Terminal } from './input/terminal.ts';
import { verifyContest } from './verifyContest.ts';
import { verifyProofFile } from './verifyProofFile.ts';

/** Options of `verify`. */
export type VerifyOptions = ChainOptions & {
  readonly uid: string | undefined;
  readonly bundle?: string | undefined;
  readonly out?: string | undefined;
  readonly json?: boolean | undefined;
  /** Refuses a contest whose result can still change. */
  readonly closed?: boolean | undefined;
  /** Compares the chain's scan with the chain, too. */
  readonly scan?: boolean | undefined;
  /** The longest wait for a later block. */
  readonly patienceMs: number;
};

/**
 * Recomputes a result from the chain only and, if a bundle is given, compares every field of it.
 *
 * @returns 1 if the bundle differs, or the contest must be closed and is not; 2 if a bundle with a proof cannot be told
 * @throws {UnusableInputError}
 */
export async function verify(options: VerifyOptions, terminal: Terminal): Promise<0 | 1 | 2> {
  const told = options.bundle === undefined ? null : await readBundleFile(options.bundle);
  const uid = readUid(options.uid);
  const chain = await openChain(options);
  if (told && [PROOF_FORMAT, RANKING_FORMAT].some((format) => format === told.format)) {
    const { bundle, json, closed } = options;
    const expected = { chainId: chain.config.chain.id, uid };
    return verifyProofFile({ bundle, json, closed, expected, rpc: chain.urls.join() }, terminal);
  }
  return verifyContest(chain, { ...options, uid, told }, terminal);
}
