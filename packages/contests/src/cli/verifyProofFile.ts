import { findChainConfig, findChainConfigBySlug } from '@org/chain-config';
import type { Hex } from 'viem';
import { type BlockOpinion, fetchBlockOpinions, weighOpinions } from '../proof/blockOpinions.ts';
import type { ProvenEas } from '../proof/easProof.ts';
import { PROOF_REASONS, UNSUPPORTED_REASONS } from '../proof/proofReasons.ts';
import { findNamedBlock } from '../proof/readProofBundle.ts';
import type { ProvenResult } from '../proof/verifyProof.ts';
import { type ProvenBundle, type ProvenRanking, verifyBundleBy } from '../proof/verifyRanking.ts';
import { formatMean } from '../result/rankEntries.ts';
import { readResult } from '../result/readResult.ts';
import { describeOpinion, describeWord, readUrls } from './describeOpinion.ts';
import { readProofFile } from './input/bundleFile.ts';
import {
  shorten,
  type Terminal,
  toDate,
  toJson,
  toPlainText,
  toTable,
  UnusableInputError,
} from './input/terminal.ts';

/** Options of `verify` for a bundle that carries its proof. */
export type VerifyProofOptions = {
  /** The chain's slug and the contest's UID that the bundle must be of. */
  readonly chain?: string | undefined;
  readonly uid?: string | undefined;
  readonly bundle?: string | undefined;
  readonly 'block-hash'?: string | undefined;
  readonly offline?: boolean | undefined;
  readonly rpc?: string | undefined;
  readonly closed?: boolean | undefined;
  /** The contest that the bundle must be of, if `chain` is the URL of an endpoint. */
  readonly expected?: { readonly chainId: number; readonly uid: Hex } | undefined;
  readonly json?: boolean | undefined;
};

/** Every reason, with its sentence. The last two are those of the command. */
const REASONS = {
  ...PROOF_REASONS,
  ...UNSUPPORTED_REASONS,
  'disputed-block': 'An endpoint has another block with this number.',
  'not-closed': 'The contest was not closed at this block: its result can change.',
} as const;

type Outcome = {
  readonly code: 0 | 1 | 2;
  readonly reason: keyof typeof REASONS | null;
  readonly at: string | null;
  readonly detail: string | null;
  readonly result: ProvenBundle | null;
  readonly opinions: readonly BlockOpinion[];
  /** True if the user passed the hash of the block. */
  readonly isHashGiven: boolean;
};

/**
 * Verifies a bundle without a chain, against a block hash. With `rpc`, endpoints are asked for that hash, and for nothing
 * else.
 *
 * @returns 0 if it is verified, 1 if it is refused, 2 if this cannot be told
 * @throws {UnusableInputError}
 */
export async function verifyProofFile(options: VerifyProofOptions, terminal: Terminal): Promise<0 | 1 | 2> {
  const asked = readOptions(options);
  const text = await readProofFile(asked.path);
  if (asked.blockHash === null && asked.urls.length === 0) {
    const named = text && findNamedBlock(text);
    throw new UnusableInputError(
      named
        ? `Pass the hash of a block that you trust with --block-hash. The bundle names block ${named}: compare it with a block explorer or several RPC endpoints.`
        : 'Pass the hash of a block that you trust with --block-hash.',
    );
  }
  const outcome = await judge(text, asked);
  if (options.json) terminal.out(toJson(toReport(outcome)));
  else print(outcome, terminal);
  return outcome.code;
}

function readOptions(options: VerifyProofOptions) {
  const {
    bundle: path,
    offline,
    rpc,
    'block-hash': hash,
    chain,
    uid,
    closed: mustBeClosed = false,
  } = options;
  if (path === undefined) throw new UnusableInputError('Pass the file of a bundle with --bundle.');
  if (hash !== undefined && !/^0x[0-9a-f]{64}$/i.test(hash))
    throw new UnusableInputError('--block-hash must be 0x and 64 hex digits.');
  if (offline && rpc !== undefined) throw new UnusableInputError('--offline asks no endpoint: omit --rpc.');
  const config = chain === undefined ? undefined : findChainConfigBySlug(chain);
  if (chain !== undefined && !config) throw new UnusableInputError(`Unknown chain: ${toPlainText(chain)}`);
  if (chain !== undefined && !/^0x[0-9a-f]{64}$/i.test(uid ?? ''))
    throw new UnusableInputError('The UID of a contest must be 0x and 64 hex digits.');
  return {
    path,
    // Checked to be hex.
    blockHash: hash === undefined ? null : (hash.toLowerCase() as Hex),
    urls: rpc === undefined ? [] : readUrls(rpc),
    mustBeClosed,
    expected: config ? { chainId: config.chain.id, uid: uid?.toLowerCase() } : (options.expected ?? null),
  };
}

type Asked = ReturnType<typeof readOptions>;

async function judge(
  text: string | null,
  { blockHash, urls, expected, mustBeClosed }: Asked,
): Promise<Outcome> {
  const isHashGiven = blockHash !== null;
  const none = { result: null, opinions: [], at: null, detail: null, isHashGiven };
  if (text === null) return { ...none, code: 2, reason: 'too-large' };
  // Without a hash, the endpoints must know the block that the bundle names.
  const verdict = verifyBundleBy(text, (named) => blockHash ?? named);
  if (verdict.status !== 'verified') {
    const { reason, at, detail } = verdict;
    return { ...none, code: verdict.status === 'refused' ? 1 : 2, reason, at, detail };
  }
  const result = verdict.value;
  const { bundle, block } = result;
  if (expected && expected.chainId !== bundle.chainId)
    return { ...none, code: 1, reason: 'another-chain', at: 'chainId' };
  if (expected && expected.uid !== bundle.contest.uid)
    return { ...none, code: 1, reason: 'another-contest', at: 'contest.uid' };
  const opinions = await fetchBlockOpinions(urls, { block, chainId: bundle.chainId });
  const outcome = { ...none, result, opinions };
  if (opinions.some(({ status }) => status === 'differs'))
    return { ...outcome, code: 1, reason: 'disputed-block', at: 'header' };
  if (blockHash === null && !opinions.some(({ status }) => status === 'agrees'))
    return { ...outcome, code: 2, reason: null, detail: 'No endpoint has the block.' };
  if (mustBeClosed && !result.isClosed) return { ...outcome, code: 1, reason: 'not-closed' };
  return { ...outcome, code: 0, reason: null };
}

function toReport({ code, reason, at, detail, result, opinions, isHashGiven }: Outcome) {
  const status = (['verified', 'refused', 'cannot-tell'] as const)[code];
  return {
    ...{ status, reason, at, detail },
    ...(result && {
      format: result.bundle.format,
      chainId: result.bundle.chainId,
      contest: result.bundle.contest.uid,
      title: getTitle(result),
      block: result.block,
      resolver: result.protocol.resolver,
      codeHash: result.protocol.codeHash,
      eas: result.eas.address,
      easCode: result.eas.version === null ? 'unknown' : 'known',
      easVersion: result.eas.version,
      easCodeHash: result.eas.codeHash,
      easProxyCodeHash: result.eas.proxy?.codeHash ?? null,
      easImplementation: result.eas.proxy?.implementation ?? null,
      acts: isRanking(result) ? null : result.bundle.acts.length,
      submissions: isRanking(result) ? null : toSubmissions(result),
      terms: isRanking(result) ? result.bundle.terms : null,
      entries: isRanking(result) ? result.bundle.entries : null,
      isClosed: result.isClosed,
      ranking: result.bundle.ranking,
      hash: result.bundle.hash,
    }),
    blockHash: isHashGiven ? 'given' : weighOpinions(opinions).status,
    endpoints: opinions,
  };
}

const isRanking = (result: ProvenBundle): result is ProvenRanking => 'terms' in result;

const getTitle = (result: ProvenBundle) => (isRanking(result) ? result.values : result.state.values).title;

/** All submissions, with the status and entry number of each; null if the bundle does not have their log. */
function toSubmissions({ submissions }: ProvenResult) {
  return submissions?.map(({ uid, entrant, status, entry }) => ({ uid, entrant, status, entry })) ?? null;
}

function print(outcome: Outcome, terminal: Terminal): void {
  const { code, reason, at, detail, result, opinions } = outcome;
  const { out } = terminal;
  if (result) printResult(result, terminal);
  for (const opinion of opinions) out(`${toPlainText(opinion.url)} ${describeOpinion(opinion)}`);
  if (result && code === 0) {
    printProven(result, outcome, terminal);
    return;
  }
  const place = at ? ` at ${shorten(at)}` : '';
  const more = detail && reason ? ` (${shorten(detail)})` : '';
  const because = reason ? `${reason}${place}: ${REASONS[reason]}${more}` : detail;
  out(`${code === 1 ? 'Refused' : 'Cannot tell'}: ${because}`);
}

function printResult(result: ProvenBundle, { out }: Pick<Terminal, 'out'>): void {
  out(toPlainText(getTitle(result)));
  out('');
  const rows = result.bundle.ranking.map(({ entry, rank, sum, reviews }) => [
    rank === null ? '' : String(rank),
    formatMean({ sum, count: reviews }),
    String(reviews),
    String(entry),
    describeEntry(result, entry),
  ]);
  out(toTable([['Rank', 'Mean score', 'Reviews', 'Entry', 'Content hash'], ...rows]));
  out('');
  if (isRanking(result)) printOthers(result, { out });
  else printUnranked(result, { out });
}

/** A ranking does not have the content hashes of entries that were added after the start. */
function describeEntry(result: ProvenBundle, number: number): string {
  if (!isRanking(result)) return result.state.entries[number - 1]?.contentHash ?? '';
  const submission = result.bundle.entries[number - 1]?.submission;
  return submission ? `submission ${submission}` : (result.values.entries[number - 1] ?? '');
}

/** The entries that the ranking leaves out, as far as their records say it. */
function printOthers({ bundle, isRevoked }: ProvenRanking, { out }: Pick<Terminal, 'out'>): void {
  for (const [index, { status }] of bundle.entries.entries())
    if (status !== 'standing') out(`Entry ${index + 1} was ${status}.`);
  if (isRevoked) out('The organizer has revoked the contest.');
}

/** Facts outside the ranking: withdrawn and disqualified entries, and commitments that were never revealed. */
function printUnranked(
  { bundle, block, state, submissions }: ProvenResult,
  { out }: Pick<Terminal, 'out'>,
): void {
  const { chainId } = bundle;
  for (const { number, status, reason } of state.entries) {
    if (status === 'withdrawn') out(`Entry ${number} was withdrawn.`);
    if (status === 'disqualified') out(`Entry ${number} was disqualified: ${toPlainText(reason ?? '')}`);
  }
  const reading = { chainId, state, block, order: 'confirmed', hasSubmissionLog: false } as const;
  for (const { judge, entry } of readResult(reading).details.withheld)
    out(`${judge} has not revealed the review of entry ${entry}.`);
  for (const { uid, entrant, status } of submissions ?? [])
    if (status === 'pending') out(`The submission ${uid} of ${entrant} was not admitted.`);
  if (state.isRevoked) out('The organizer has revoked the contest.');
}

function printProven(
  result: ProvenBundle,
  { opinions, isHashGiven }: Pick<Outcome, 'opinions' | 'isHashGiven'>,
  { out }: Pick<Terminal, 'out'>,
) {
  const { bundle, block, protocol, isClosed } = result;
  const { chainId, contest } = bundle;
  const slug = findChainConfig(chainId)?.slug;
  const word = weighOpinions(opinions);
  const isWordOfOne = !isHashGiven && word.status !== 'confirmed';
  const verified = isWordOfOne
    ? `Verified, if ${word.hosts.map(toPlainText).join()} is right about the block`
    : 'Verified';
  out(`${verified}: contest ${contest.uid} on chain ${chainId}${slug ? ` (${slug})` : ''}.`);
  out(`Block ${block.number}, ${toDate(block.time)}: ${block.hash}`);
  if (!isHashGiven) out(describeWord(word));
  const state = isClosed ? 'the contest is closed' : 'the contest is not closed, the result can change';
  out(`Result hash: ${bundle.hash} (${state})`);
  out('');
  if (isRanking(result)) {
    out(
      'Proven: the terms, and the sum, the number of reviews and the status of each entry, as stored at that block',
    );
    out(`by the resolver ${protocol.resolver} with the code ${protocol.codeHash}.`);
  } else {
    const { acts, submissionActs } = result.bundle;
    const count = `${acts.length} ${acts.length === 1 ? 'act' : 'acts'}`;
    out(`Proven: exactly these ${count}, in this order, were accepted by that block`);
    out(`by the resolver ${protocol.resolver} with the code ${protocol.codeHash}.`);
    if (submissionActs) out(`Exactly these ${submissionActs.length} acts of submitting were accepted, too.`);
  }
  printEas(result.eas, { out });
  const always = 'that the block is final and part of the chain, that no act was censored before it,';
  if (isRanking(result)) {
    out(`Not proven: ${always}`);
    out(
      'the reviews, their number per judge, who judged, and all other acts, which entries without a submission',
    );
    out(`were submitted, that the block is of chain ${chainId}, EAS's code at earlier blocks,`);
  } else out(`Not proven: ${always} EAS's code at earlier blocks,`);
  out('what URIs return, and who the people behind the accounts are.');
}

/** The code of EAS at the block. An unknown one is named: a reader can compare it. */
function printEas({ address, codeHash, version, proxy }: ProvenEas, { out }: Pick<Terminal, 'out'>): void {
  const through = proxy
    ? ` through the proxy with the code ${proxy.codeHash}, at ${proxy.implementation}`
    : '';
  const name =
    version === null ? 'code that is unknown here (easCode: unknown)' : `code of version ${version}`;
  out(`EAS ${address} had, at that block only, ${name}: ${codeHash}${through}.`);
}
