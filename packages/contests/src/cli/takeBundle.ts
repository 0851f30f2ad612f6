import { access, rename, writeFile } from 'node:fs/promises';
import type { Hex } from 'viem';
import { getBlock } from 'viem/actions';
import type { Block } from '../base/attestation.ts';
import { asChainError } from '../chain/endpointErrors.ts';
import { fetchBlockOpinions, weighOpinions } from '../proof/blockOpinions.ts';
import { type KeptProof, keepProof } from '../proof/keepProof.ts';
import { RANKING_FORMAT } from '../proof/proofBundle.ts';
import { verifyBundleBy } from '../proof/verifyRanking.ts';
import { describeWord } from './describeOpinion.ts';
import { readProofFile } from './input/bundleFile.ts';
import { type ChainOptions, type OpenChain, openChain } from './input/openChain.ts';
import {
  describeProgress,
  shorten,
  type Terminal,
  toDate,
  toPlainText,
  UnusableInputError,
} from './input/terminal.ts';

/** Options of `bundle`. */
export type BundleOptions = ChainOptions & {
  readonly uid: string | undefined;
  readonly out?: string | undefined;
  readonly submissions?: boolean | undefined;
  readonly 'ranking-only'?: boolean | undefined;
};

/**
 * Takes the bundle of a contest at the latest block and writes it to a file. A bundle of a closed contest that is
 * there already is kept, unless it has less than is asked for, or its block was replaced and the new one is one of the closed
 * contest, too.
 *
 * @returns 2 if the endpoint proves nothing
 * @throws {UnusableInputError}
 */
export async function takeBundle(
  { uid, out, submissions, 'ranking-only': rankingOnly, ...options }: BundleOptions,
  terminal: Terminal,
): Promise<0 | 2> {
  if (!uid || !/^0x[0-9a-f]{64}$/i.test(uid))
    throw new UnusableInputError('The UID of a contest must be 0x and 64 hex digits.');
  if (submissions && rankingOnly)
    throw new UnusableInputError('--ranking-only leaves out the acts: omit --submissions.');
  // Checked to be hex.
  const contest = uid.toLowerCase() as Hex;
  const kept = out === undefined ? null : await readKept(out, { contest, rankingOnly });
  const source = await openChain(options);
  if (kept !== null) await assertBlockKnown(source, kept);
  const proof = await keepProof(source, contest, {
    ...{ kept, submissions, rankingOnly },
    onProgress: (progress) => terminal.progress(describeProgress(progress)),
  });
  terminal.progress('');
  if (proof.status === 'not-found')
    throw new UnusableInputError('The chain has no attestation with this UID.');
  if (proof.status === 'not-a-contest')
    throw new UnusableInputError("This is not a contest of the chain's resolver.");
  if (proof.status === 'too-large')
    throw new UnusableInputError(
      `The acts of this contest are too many for a bundle: verifiers would not read it. ${
        submissions ? 'Omit --submissions, or take' : 'Take'
      } the ranking with --ranking-only.`,
    );
  if (proof.status === 'no-proof') {
    terminal.err(`No proof available here: ${shorten(proof.detail)} Another RPC endpoint may have it.`);
    return 2;
  }
  if (out === undefined) terminal.out(proof.text, '');
  else if (proof.status === 'taken') await replaceFile(out, proof.text);
  describe(proof, terminal);
  await describeSource(source, proof, { contest, path: out ?? 'FILE', terminal });
  return 0;
}

/**
 * A file may name any block hash. The endpoint must have a block at the height of the file, so that it can be compared.
 *
 * @throws {UnusableInputError} if the endpoint does not have it yet | {ChainError}
 */
async function assertBlockKnown({ client, config }: OpenChain, text: string): Promise<void> {
  const verdict = verifyBundleBy(text, (named) => named);
  if (verdict.status !== 'verified' || verdict.value.bundle.chainId !== config.chain.id) return;
  const { number } = verdict.value.block;
  const latest = await asChainError({ chainId: config.chain.id }, () => getBlock(client));
  if (latest.number < number)
    throw new UnusableInputError(
      `The file is of block ${number}, which the endpoint does not have: its latest block is ${latest.number}. The file is neither trusted nor overwritten.`,
    );
}

/** Names whose word the hash of the block is, and the command that verifies the file by the word of somebody else. */
async function describeSource(
  { urls, config }: OpenChain,
  { block }: { readonly block: Block },
  {
    contest,
    path,
    terminal: { err },
  }: { readonly contest: Hex; readonly path: string; readonly terminal: Terminal },
): Promise<void> {
  const opinions = await fetchBlockOpinions(urls, { block, chainId: config.chain.id });
  const word = weighOpinions(opinions);
  err(describeWord(word));
  const verify = `npx @org/contests verify ${config.slug} ${contest} --bundle ${toPlainText(path)} --closed`;
  // A hash that this endpoint has named would confirm its own word.
  if (word.status === 'confirmed') err(`Verify it: ${verify} --rpc ${urls.join()}`);
  else
    err(`Verify it: ${verify} --offline --block-hash <hash of block ${block.number}, from another source>`);
}

/** @throws {UnusableInputError} if there is a file that is not a bundle of this contest: it is not overwritten */
async function readKept(
  path: string,
  { contest, rankingOnly = false }: { readonly contest: Hex; readonly rankingOnly?: boolean | undefined },
): Promise<string | null> {
  const exists = await access(path).then(
    () => true,
    () => false,
  );
  if (!exists) return null;
  const text = await readProofFile(path);
  const verdict = text === null ? null : verifyBundleBy(text, (named) => named);
  if (verdict?.status === 'verified' && verdict.value.bundle.contest.uid === contest) {
    if ((verdict.value.bundle.format === RANKING_FORMAT) === rankingOnly) return text;
    const kind = rankingOnly ? 'a bundle with the acts' : 'a ranking without the acts';
    throw new UnusableInputError(`The file ${path} is ${kind}, and is not overwritten.`);
  }
  throw new UnusableInputError(`The file ${path} is not a bundle of this contest, and is not overwritten.`);
}

/** A bundle is whole or absent, even if the command is killed. */
async function replaceFile(path: string, text: string): Promise<void> {
  const draft = `${path}.${process.pid}.tmp`;
  await writeFile(draft, text)
    .then(() => rename(draft, path))
    .catch((cause) => {
      throw new UnusableInputError(`The file ${path} cannot be written.`, { cause });
    });
}

const FINALITY = {
  final: 'The endpoint says that the block is final.',
  'awaiting-finality':
    'Awaiting finality: run the command again later; it takes the bundle again if the block was replaced.',
  replaced: 'The block has just been replaced: run the command again.',
} as const;

function describe(
  { status, block, finality, hasReplaced }: Extract<KeptProof, { status: 'kept' | 'taken' }>,
  { err }: Terminal,
): void {
  if (hasReplaced) err('The block of the earlier bundle was replaced.');
  const verb = status === 'kept' ? 'Kept' : 'Taken';
  err(`${verb}: block ${block.number}, ${toDate(block.time)}, ${block.hash}`);
  err(finality ? FINALITY[finality] : 'The contest is not closed: its result can still change.');
}
