import type { Hex } from 'viem';
import { getBlock } from 'viem/actions';
import { findRefusal, findStartRefusal } from '../../acts/findRefusal.ts';
import type { PlannedAct } from '../../acts/plannedAct.ts';
import { getProtocol } from '../../acts/protocol.ts';
import { checksumAddress } from '../../base/address.ts';
import type { Attestation, Block } from '../../base/attestation.ts';
import { getNowSeconds, max } from '../../base/bigint.ts';
import { fetchLatestBlock } from '../../chain/blocks.ts';
import type { ActsReading } from '../../chain/createActsReader.ts';
import { fetchAttestations } from '../../chain/fetchAttestations.ts';
import { NOTE_SCHEMA_UID } from '../../contest/schemas.ts';
import { isOnThisMachine, readKey } from '../../send/readKey.ts';
import { RevertingStepError, SetupError } from '../../send/sendErrors.ts';
import { fetchRevealing } from '../../write/checkRevealing.ts';
import { findSchemaRegistry, isRegistered } from '../../write/schemaRegistry.ts';
import { findEndpoints, type OpenChain, openChain, readContest } from '../input/openChain.ts';
import { type Terminal, UnusableInputError } from '../input/terminal.ts';
import { PLANS, planStart } from './actPlans.ts';
import type { ActPlan } from './organizerPlans.ts';
import { type ActContext, type ActName, type Asked, refuse, type Signer, withSender } from './sendAct.ts';
import { type ActValues, readUid } from './words.ts';

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

/**
 * Makes an act in a contest, or starts one: checks it against the contest as it is on the chain, then sends it
 * with the key of the environment, or writes it to a file for another wallet.
 *
 * @returns 1 if the act is refused
 * @throws {UnusableInputError} | {SetupError} | {StepError} | {NodeError} | {ChainError}
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

/** @throws {UnusableInputError} | {SetupError} */
function readSigner({ unsigned, from }: ActOptions['values'], { env }: ActContext, isLocal: boolean): Signer {
  if (unsigned === undefined) {
    if (from !== undefined)
      throw new UnusableInputError('--from is for --unsigned: a key has its own account.');
    const account = readKey(env, { variable: KEY_VARIABLE, isLocal });
    return { account, file: null, from: account.address };
  }
  delete env[KEY_VARIABLE];
  if (unsigned === '') throw new UnusableInputError('--unsigned needs the name of a file.');
  if (from !== undefined && !/^0x[0-9a-f]{40}$/i.test(from))
    throw new UnusableInputError('--from must be an address: 0x and 40 hex digits.');
  return { account: null, file: unsigned, from: from === undefined ? null : checksumAddress(from) };
}

async function start(asked: Asked, data: Hex): Promise<0 | 1> {
  const { chain, from } = asked;
  const protocol = getProtocol(chain.config);
  if (!protocol) throw new UnusableInputError(`Chain ${chain.config.chain.id} has no resolver of contests.`);
  return withSender(asked, { data }, async (send) => {
    const time = await fetchNextTime(chain, await fetchLatestBlock(chain.client));
    const refusal = findStartRefusal(protocol, data, { from, time });
    if (refusal) return refuse(asked, { reason: refusal, time });
    return send(protocol, { kind: 'attest', name: 'contest', data });
  });
}

async function makeAct(asked: Asked, { asked: input, submissions, plan, keep }: ActPlan, contest: Hex) {
  const { chain, from, terminal, act } = asked;
  const fetchAttestation = async (uid: Hex) =>
    [...(await fetchAttestations(chain, [uid])).values()].at(0) ?? null;
  const look = async () => {
    const reading = await readContest(chain, contest, terminal);
    const named = await introduceSubmissions(chain, reading, submissions);
    const time = await fetchNextTime(chain, reading.block);
    return { reading: { ...reading, submissions: [...reading.submissions, ...named] }, time };
  };
  const check = ({ reading, time }: Awaited<ReturnType<typeof look>>, planned: PlannedAct | null) => {
    const { state } = reading;
    const reason = planned ? findRefusal(state, planned, { from, time }) : 'NotInForce';
    return reason && { reason, state, planned, time };
  };
  return withSender(asked, { contest, input }, async (send) => {
    const found = await look();
    const { protocol } = found.reading;
    const planned = await plan({ protocol, contest, from, fetchAttestation }, found.reading);
    const refusal = check(found, planned);
    if (refusal || !planned) return refuse(asked, refusal ?? { reason: 'NotInForce', time: found.time });
    if (act === 'note') await assertNotes(chain);
    if (act === 'reveal' && asked.account) {
      const early = await findEarlyReveal(chain, { uid: contest, resolver: protocol.resolver });
      if (early !== null)
        return refuse(asked, { reason: 'OutsideWindow', state: found.reading.state, planned, time: early });
    }
    await keep?.();
    return send(protocol, planned).catch(async (error) => {
      // Nothing was sent: another act came between, and the rule says why this one is refused now.
      const late = error instanceof RevertingStepError ? check(await look(), planned) : null;
      if (!late) throw error;
      return refuse(asked, late);
    });
  });
}

/** @throws {UnusableInputError} if the schema of notes is not registered: it belongs to no resolver */
async function assertNotes(chain: OpenChain): Promise<void> {
  const { id } = chain.config.chain;
  const registry = await findSchemaRegistry(chain);
  if (registry && (await isRegistered(chain.client, registry, NOTE_SCHEMA_UID))) return;
  throw new UnusableInputError(
    `The schema of notes is not registered on chain ${id}. Any account can register it: npm run protocol -- ${chain.config.slug}`,
  );
}

/**
 * The chain's time, if judging has not ended by it; null if it has. The clock of this machine may be ahead, and simulating a
 * reveal shows it to the endpoint.
 *
 * @throws {UnusableInputError} if only one of several hosts says that it has
 */
async function findEarlyReveal(
  { client, config, urls }: OpenChain,
  contest: { readonly uid: Hex; readonly resolver: Hex },
): Promise<bigint | null> {
  const revealing = await fetchRevealing({ client, config, urls }, contest);
  if (revealing.status === 'unconfirmed')
    throw new UnusableInputError('Only one endpoint says that judging has ended. Nothing was sent.');
  return revealing.status === 'too-early' ? revealing.time : null;
}

/** The time of the block that could include the act, by the chain: this machine's clock may be wrong. */
async function fetchNextTime({ client }: OpenChain, latest: Block): Promise<bigint> {
  const pending = await getBlock(client, { blockTag: 'pending' }).catch(() => null);
  return max(latest.time + 1n, pending?.timestamp ?? getNowSeconds());
}

/** Reads only the admitted submissions of a contest with very many. Returns those that were read now. */
async function introduceSubmissions(
  chain: OpenChain,
  { hasSubmissionLog, state }: ActsReading,
  uids: readonly Hex[],
): Promise<readonly Attestation[]> {
  if (hasSubmissionLog) return [];
  const unread = uids.filter((uid) => !state.submissions.has(uid));
  const rows = [...(await fetchAttestations(chain, unread)).values()];
  for (const row of rows) if (row.revocationTime === 0n) state.introduce(row);
  return rows;
}
