import type { Contest } from '../contest/contest.ts';
import type { ChainSource } from './chainReader.ts';
import { EVALUATION_SCHEMAS } from './fetchLogs.ts';
import { type LoggedAttestations, type ReadOptions, readLogged } from './readLogged.ts';

/** Everything that a contest's judges attested under an evaluation schema up to a block (the latest unless said). */
export async function readEvaluations(
  source: ChainSource,
  contest: Contest,
  options: ReadOptions,
): Promise<LoggedAttestations> {
  const { judges, time } = contest;
  const wanted = { schemas: EVALUATION_SCHEMAS, attesters: judges, since: time };
  const { block, logged } = await readLogged(source, wanted, options);
  return { block, logged: logged.filter(({ attestation }) => attestation.time >= time) };
}
