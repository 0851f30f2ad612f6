import { contestResolverAbi } from '@org/contracts';
import type { Address, Hex } from 'viem';
import { decodeFunctionResult, encodeFunctionData } from 'viem/utils';
import { callMany } from '../eas/callMany.ts';
import type { Store } from '../store/createStore.ts';
import { type EvidenceSource, findExpected, rejectLogs } from './missingLogs.ts';

/** The resolver of contests lists the acts of each: with it the stored attestations are compared. */
type ContestAudit = {
  resolver: Address;
  schemaUid: Hex;
  /** Pause between two audits, in milliseconds. */
  everyMs: number;
  now?: () => number;
  /** The acts of each contest that were compared; null before the first audit. */
  compared?: { at: number; acts: Map<Hex, number> };
};

export type AuditSource = EvidenceSource & {
  store: Pick<Store, 'getNewest' | 'findUnrevoked'>;
  /** Null for chains without contests. */
  audit: ContestAudit | null;
};

/** The newest contests are audited: ten requests. */
const MAX_CONTESTS = 2_500;
const PAGE = 500;
/** The acts of contests with more are not compared. */
const MAX_ACTS = 10_000;

/**
 * Compares the stored attestations of contests with the acts that the resolver counted.
 *
 * @param end the last indexed block
 * @throws {LogsMissingError} when an act up to that block is not stored
 */
export async function auditContests(source: AuditSource, end: number): Promise<void> {
  const { audit, store } = source;
  if (!audit) return;
  const now = (audit.now ?? Date.now)();
  if (audit.compared && now - audit.compared.at < audit.everyMs) return;
  audit.compared = { at: now, acts: audit.compared?.acts ?? new Map() };
  const { acts: compared } = audit.compared;
  const contests = await store.getNewest(audit.schemaUid, MAX_CONTESTS);
  for (const [index, view] of (await callResolver(source, audit, 'getContest', contests)).entries()) {
    const uid = contests[index];
    if (!uid || !view) continue;
    const count = view.acts + view.submissions;
    if (count <= (compared.get(uid) ?? 0) || count > MAX_ACTS) continue;
    const { acts, submissions } = view;
    if (await compareActs(source, audit, { uid, end, acts, submissions })) compared.set(uid, count);
  }
}

/** True if all acts are stored; false while one of them may be in a block that is not indexed yet. */
async function compareActs(
  source: AuditSource,
  audit: ContestAudit,
  { uid, end, ...counts }: { uid: Hex; end: number; acts: number; submissions: number },
): Promise<boolean> {
  const listed = [
    ...(await fetchActs(source, audit, { uid, name: 'getActs', count: counts.acts })),
    ...(await fetchActs(source, audit, { uid, name: 'getSubmissions', count: counts.submissions })),
  ];
  const once = new Set<Hex>([uid]);
  const twice = new Set<Hex>();
  for (const act of listed) (once.has(act) ? twice : once).add(act);
  const { store } = source;
  // A late node behind the same address lists fewer.
  let isSettled = listed.length >= counts.acts + counts.submissions;
  for (const [kind, missing] of [
    ['attested', await store.findUnknown([...once])],
    ['revoked', await store.findUnrevoked([...twice])],
  ] as const) {
    for (const act of missing) {
      const event = await findExpected(source, { kind, uid: act, end });
      // More blocks of its second may follow, and then it may be in one of these.
      if (event && event.to < end) await rejectLogs(source, event);
      isSettled = false;
    }
  }
  return isSettled;
}

/** The acts of a contest: UIDs of attestations, a second time when revoked. */
async function fetchActs(
  source: AuditSource,
  audit: ContestAudit,
  { uid, name, count }: { uid: Hex; name: 'getActs' | 'getSubmissions'; count: number },
): Promise<Hex[]> {
  const pages = Array.from({ length: Math.ceil(count / PAGE) }, (_, page) => page * PAGE + 1);
  const calls = pages.map((from) =>
    encodeFunctionData({ abi: contestResolverAbi, functionName: name, args: [uid, from, PAGE] }),
  );
  const { client, multicall } = source;
  const answers = await callMany({ client, multicall, to: audit.resolver, calls });
  return answers.flatMap((data) => decode(name, data) ?? []);
}

async function callResolver(
  { client, multicall }: AuditSource,
  { resolver }: ContestAudit,
  functionName: 'getContest',
  uids: readonly Hex[],
) {
  const calls = uids.map((uid) => encodeFunctionData({ abi: contestResolverAbi, functionName, args: [uid] }));
  const answers = await callMany({ client, multicall, to: resolver, calls });
  return answers.map((data) => decode(functionName, data));
}

/** Null if the answer is not of the resolver, so that no comparison is possible. */
function decode<N extends 'getContest' | 'getActs' | 'getSubmissions'>(functionName: N, data: Hex) {
  try {
    return decodeFunctionResult<typeof contestResolverAbi, N>({
      abi: contestResolverAbi,
      functionName,
      data,
    } as never);
  } catch {
    return null;
  }
}
