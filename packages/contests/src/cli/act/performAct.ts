import { join } from 'node:path';
import { getResolverGenerations } from '@org/chain-config/resolvers';
import { type Hex, keccak256, stringToHex, zeroAddress, zeroHash } from 'viem';
import { checksumAddress } from '../../abi/address.ts';
import { getNowSeconds, max } from '../../bigint.ts';
import { fetchLatestBlock } from '../../chain/blocks.ts';
import { fetchAttestations } from '../../chain/fetchAttestations.ts';
import type { ContestStateR2, GenerationR2 } from '../../r2/contestState.ts';
import { SCHEMAS_R2 } from '../../r2/schemas.ts';
import { type ActsReading, createActsReader } from '../../r2-chain/createActsReader.ts';
import { createJournal } from '../../send/journal.ts';
import { createNode, type Receipt } from '../../send/node.ts';
import { isOnThisMachine, readKey } from '../../send/readKey.ts';
import { writeSafeBatch } from '../../send/safeBatch.ts';
import { SetupError, StepError } from '../../send/sendErrors.ts';
import { createSender } from '../../send/sender.ts';
import { findUids } from '../../track/written.ts';
import { encodeAttestCall, encodeRevokeCall } from '../../write/easCalls.ts';
import { findEndpoints, type OpenChain, openChain } from '../openChain.ts';
import { describeProgress, type Terminal, toJson, toTable, UnusableInput } from '../terminal.ts';
import { type ActPlan, type ActValues, PLANS, planStart, readUid } from './actPlans.ts';
import { findRefusal, findStartRefusal, type PlannedAct } from './checkAct.ts';
import { type ActRefusal, describeRefusal } from './refusalSentences.ts';

/** What a command that sends something needs of its process. */
export type ActContext = {
  /** The key is removed from it. */
  readonly env: Record<string, string | undefined>;
  /** The folder of the notes about sent transactions. */
  readonly folder: string;
  /** How long to wait until a transaction is mined. */
  readonly patienceMs: number;
};

export type ActName = 'start' | keyof typeof PLANS;

export type ActOptions = {
  readonly act: ActName;
  /** The chain, for all acts but `start` the contest, and what else the act takes. */
  readonly words: readonly string[];
  readonly values: ActValues & {
    readonly unsigned?: string | undefined;
    readonly from?: string | undefined;
    readonly json?: boolean | undefined;
  };
};

const KEY_VARIABLE = 'CONTESTS_PRIVATE_KEY';

type Asked = ReturnType<typeof readSigner> & {
  readonly act: ActName;
  readonly chain: OpenChain;
  readonly contest: Hex | null;
  readonly json: boolean;
  readonly context: ActContext;
  readonly terminal: Terminal;
};

/**
 * Makes an act in a version 2 contest, or starts one: checks it against the contest as it is on the chain, then sends it
 * with the key of the environment, or writes it to a file for another wallet.
 *
 * @returns 1 if the act is refused
 * @throws {UnusableInput} | {SetupError} | {StepError} | {NodeError} | {ChainError}
 */
export async function performAct(
  { act, words, values }: ActOptions,
  terminal: Terminal,
  context: ActContext,
): Promise<0 | 1> {
  const [slug = '', ...rest] = words;
  const { urls } = findEndpoints(slug);
  refuseKey(words, values, context);
  const signer = readSigner(values, context, isOnThisMachine(urls));
  const contest = act === 'start' ? null : readUid(rest[0]);
  const input = { words: act === 'start' ? rest : rest.slice(1), values };
  if (act === 'start') {
    const data = await planStart(input);
    const chain = await openChain({ chain: slug });
    return start({ act, chain, contest, json: values.json === true, context, terminal, ...signer }, data);
  }
  const plan = await PLANS[act](input);
  const chain = await openChain({ chain: slug });
  const asked = { act, chain, contest, json: values.json === true, context, terminal, ...signer };
  return makeAct(asked, plan, readUid(rest[0]));
}

/** @throws {SetupError} if the key is among the arguments, too; the message does not repeat it */
function refuseKey(words: readonly string[], values: ActOptions['values'], { env }: ActContext): void {
  const digits = /[0-9a-f]{64}/i.exec(env[KEY_VARIABLE] ?? '')?.[0].toLowerCase();
  const given = [...words, ...Object.values(values)].map((each) => String(each).toLowerCase());
  if (digits !== undefined && given.some((each) => each.includes(digits)))
    throw new SetupError(
      `The private key is an argument. Arguments are visible to other programs and kept in the history of the shell: do not use this key any more. A key is read from ${KEY_VARIABLE} only.`,
    );
}

/** @throws {UnusableInput} | {SetupError} */
function readSigner({ unsigned, from }: ActOptions['values'], { env }: ActContext, isLocal: boolean) {
  if (unsigned === undefined) {
    if (from !== undefined) throw new UnusableInput('--from is for --unsigned: a key has its own account.');
    const account = readKey(env, { variable: KEY_VARIABLE, isLocal });
    return { account, file: null, from: account.address };
  }
  delete env[KEY_VARIABLE];
  if (unsigned === '') throw new UnusableInput('--unsigned needs the name of a file.');
  if (from !== undefined && !/^0x[0-9a-f]{40}$/i.test(from))
    throw new UnusableInput('--from must be an address: 0x and 40 hex digits.');
  return { account: null, file: unsigned, from: from === undefined ? null : checksumAddress(from) };
}

async function start(asked: Asked, data: Hex): Promise<0 | 1> {
  const { chain, from } = asked;
  const chainId = chain.config.chain.id;
  const newest = getResolverGenerations(chainId).find(({ status }) => status !== 'deprecated');
  if (!newest) throw new UnusableInput(`Chain ${chainId} has no resolver of version 2 contests.`);
  const { eas, address: resolver, schemas } = newest;
  const generation: GenerationR2 = { chainId, eas, resolver, schemas };
  return withSender(asked, { data }, async (send) => {
    const { time: latest } = await fetchLatestBlock(chain.client);
    const time = max(latest + 1n, getNowSeconds());
    const refusal = findStartRefusal(generation, data, { from, time });
    if (refusal) return refuse(asked, refusal, null, time);
    return send(generation, { kind: 'attest', name: 'contest', data });
  });
}

async function makeAct(asked: Asked, { asked: input, submissions, plan, keep }: ActPlan, contest: Hex) {
  const { chain, from, terminal } = asked;
  return withSender(asked, { contest, input }, async (send) => {
    const reading = await readContest(chain, contest, terminal);
    const { generation, state } = reading;
    await introduceSubmissions(chain, reading, submissions);
    const time = max(reading.block.time + 1n, getNowSeconds());
    const planned = await plan({ generation, contest, from }, reading);
    const refusal = planned ? findRefusal(generation, state, planned, { from, time }) : 'NotInForce';
    if (refusal || !planned) return refuse(asked, refusal ?? 'NotInForce', state, time);
    await keep?.();
    return send(generation, planned);
  });
}

/** @throws {UnusableInput} if there is no such contest of version 2 */
async function readContest(chain: OpenChain, contest: Hex, terminal: Terminal): Promise<ActsReading> {
  const lookup = await createActsReader(chain).fetchActs(contest, {
    onProgress: (progress) => terminal.progress(describeProgress(progress)),
  });
  terminal.progress('');
  if (lookup.status === 'found') return lookup.reading;
  if (lookup.status === 'not-found') throw new UnusableInput('The chain has no attestation with this UID.');
  throw new UnusableInput('This is not a version 2 contest of a known resolver.');
}

/** Of a contest with very many submissions, only the admitted ones are read. */
async function introduceSubmissions(
  chain: OpenChain,
  { hasSubmissionLog, state }: ActsReading,
  uids: readonly Hex[],
): Promise<void> {
  if (hasSubmissionLog) return;
  const unread = uids.filter((uid) => !state.submissions.has(uid));
  for (const row of (await fetchAttestations(chain, unread)).values())
    if (row.revocationTime === 0n) state.introduce(row);
}

type Send = (generation: GenerationR2, act: PlannedAct) => Promise<0>;

/**
 * Runs an act with what sends it. A transaction that an earlier run has sent is finished first; if it was of the same
 * command, it is the outcome, and nothing is sent twice.
 */
async function withSender(asked: Asked, input: unknown, run: (send: Send) => Promise<0 | 1>): Promise<0 | 1> {
  const { act, chain, account, context, terminal } = asked;
  const { config, urls } = chain;
  if (!account) return run(async (generation, planned) => writeUnsigned(asked, generation, planned));
  const chainId = config.chain.id;
  const node = createNode({ chainId, urls });
  const journal = createJournal(join(context.folder, `${chainId}-${account.address.toLowerCase()}.json`));
  const { patienceMs } = context;
  const sender = createSender({ node, config, account, journal, log: terminal.err, patienceMs });
  const part = `${act} ${keccak256(stringToHex(toJson(input))).slice(0, 18)}`;
  const settled = await sender.settle();
  if (settled?.part === part && settled.receipt) return report(asked, settled.receipt);
  return run(async (generation, planned) => {
    const step = { ...toCall(generation, planned, asked.contest), value: 0n };
    const receipt = await sender.send(step, part);
    if (receipt) return report(asked, receipt);
    throw new StepError(
      'Another transaction of this account took its place. Look at the contest, then try again.',
    );
  });
}

/** The call of EAS. */
function toCall({ eas, schemas }: GenerationR2, act: PlannedAct, contest: Hex | null) {
  if (act.kind === 'revoke') {
    const { uid, schema } = act.attestation;
    return { to: eas, data: encodeRevokeCall({ uid, schemaUid: schema }) };
  }
  const { data, name } = act;
  const { revocable } = SCHEMAS_R2[name];
  return {
    to: eas,
    data: encodeAttestCall({ schemaUid: schemas[name], data, revocable, refUid: contest ?? zeroHash }),
  };
}

function writeUnsigned(asked: Asked, generation: GenerationR2, planned: PlannedAct): 0 {
  const { act, chain, contest, file, terminal } = asked;
  const { to, data } = toCall(generation, planned, contest);
  const description = `Laurel: ${act} ${contest ?? 'a contest'}`;
  const path = file ?? '';
  writeSafeBatch(path, { chainId: chain.config.chain.id, description, calls: [{ to, data, value: 0n }] });
  if (asked.json) terminal.out(toOutcome(asked, { status: 'unsigned', file: path }));
  else terminal.out(`Wrote the transaction to ${path}. Nothing was sent.`);
  return 0;
}

/** @throws {StepError} if the transaction failed */
function report(asked: Asked, receipt: Receipt): 0 {
  const { act, chain, account, terminal } = asked;
  const { hash: transaction, blockNumber: block } = receipt;
  const written = { act: act === 'withdraw' ? 'revoke' : 'attest' } as const;
  const source = { config: chain.config, account: account?.address ?? zeroAddress };
  const [uid] = findUids(receipt, source, written) ?? [];
  if (!receipt.isSuccess || uid === undefined)
    throw new StepError(`The transaction failed: ${transaction}. Run the command again to see why.`);
  if (asked.json) terminal.out(toOutcome(asked, { status: 'done', uid, transaction, block }));
  else
    terminal.out(
      toTable([
        ['UID', uid],
        ['Transaction', transaction],
        ['Block', String(block)],
      ]),
    );
  return 0;
}

function refuse(asked: Asked, reason: ActRefusal, state: ContestStateR2 | null, time: bigint): 1 {
  const { terminal } = asked;
  terminal.err(`${describeRefusal(reason, state, time)} Nothing was sent. (${reason})`);
  if (asked.json) terminal.out(toOutcome(asked, { status: 'refused', reason }));
  return 1;
}

type Outcome = {
  readonly status: 'done' | 'unsigned' | 'refused';
  readonly reason?: ActRefusal;
  readonly uid?: Hex;
  readonly transaction?: Hex;
  readonly block?: bigint;
  readonly file?: string;
};

/** The outcome for programs. A contest that was started is its own contest. */
function toOutcome({ act, chain, contest }: Asked, outcome: Outcome): string {
  const { status, reason = null, uid = null, transaction = null, block = null, file = null } = outcome;
  return toJson({
    ...{ status, reason, act, chainId: chain.config.chain.id, contest: contest ?? uid },
    ...{ uid, transaction, block, file },
  });
}
