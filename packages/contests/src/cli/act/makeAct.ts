import type { Hex } from 'viem';
import { getBlock } from 'viem/actions';
import { findRefusal } from '../../acts/findRefusal.ts';
import type { PlannedAct } from '../../acts/plannedAct.ts';
import type { Attestation, Block } from '../../base/attestation.ts';
import { getNowSeconds, max } from '../../base/bigint.ts';
import type { ActsReading } from '../../chain/createActsReader.ts';
import { fetchAttestations } from '../../chain/fetchAttestations.ts';
import { NOTE_SCHEMA_UID } from '../../contest/schemas.ts';
import { RevertingStepError } from '../../send/sendErrors.ts';
import { fetchRevealing } from '../../write/checkRevealing.ts';
import { findSchemaRegistry, isRegistered } from '../../write/schemaRegistry.ts';
import { type OpenChain, readContest } from '../input/openChain.ts';
import { UnusableInputError } from '../input/terminal.ts';
import type { ActPlan } from './organizerPlans.ts';
import { type Asked, refuse, withSender } from './sendAct.ts';

/** Makes an act in a contest, if it is accepted there. */
export async function makeAct(
  asked: Asked,
  { asked: input, submissions, plan, keep }: ActPlan,
  contest: Hex,
) {
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
      // The act was not sent: another one came between, and the rule says why it is refused now.
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
export async function fetchNextTime({ client }: OpenChain, latest: Block): Promise<bigint> {
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
