import { createMerkleProof, createMPT } from '@ethereumjs/mpt';
import { type Address, type Hex, hexToBytes, keccak256, numberToHex, toHex, toRlp, zeroAddress } from 'viem';
import { ACT_KINDS, type ActKind, getFirstHead, getNextHead } from '../src/acts/accumulator.ts';
import type { ContestReplay } from '../src/acts/contestReplay.ts';
import { replay } from '../src/acts/replay.ts';
import { computeAttestationUid } from '../src/base/attestationUid.ts';
import type { Schedule } from '../src/contest/decode.ts';
import { encodeActData } from '../src/contest/encode.ts';
import { getSchemaUids, SCHEMAS, type SchemaName } from '../src/contest/schemas.ts';
import { encodeBlockHeader } from '../src/proof/blockHeader.ts';
import { rankSums } from '../src/proof/checkRecords.ts';
import { findContestSlots, findRankingSlots } from '../src/proof/contestSlots.ts';
import { IMPLEMENTATION_SLOT } from '../src/proof/easProof.ts';
import {
  type EasProof,
  getActUid,
  hashProofBundle,
  PROOF_FORMAT,
  type ProofAct,
  type ProofAttestation,
  type ProofBundle,
  RANKING_FORMAT,
  type RankingBundle,
  toAttestation,
} from '../src/proof/proofBundle.ts';
import type { ProofProtocol } from '../src/proof/proofProtocols.ts';
import { toTrieKey } from '../src/proof/stateProof.ts';
import { arrangeNodes } from '../src/proof/trie.ts';
import { describeTerms } from '../src/proof/verifyRanking.ts';
import { address, word } from './make.ts';
import { makeDeepTrie } from './makeDeepTrie.ts';

const lower = (hex: Address): Address => hex.toLowerCase() as Address;
const resolver = lower(address(0x4e50_1e42));

/** A resolver that exists on two chains. */
export const PROTOCOL: ProofProtocol = {
  chainId: 8453,
  eas: '0x4200000000000000000000000000000000000021',
  resolver,
  schemas: getSchemaUids(resolver),
  codeHash: keccak256('0x60016002'),
  easCodes: [{ version: '1.4.0', codeHash: keccak256('0x6003'), proxyCodeHash: keccak256('0x6004') }],
};
const IMPLEMENTATION = lower(address(0x1a21));
export const PROTOCOLS = [PROTOCOL, { ...PROTOCOL, chainId: 84532 }];

const ORGANIZER = lower(address(0x09));
const [JUDGE_1, JUDGE_2, JUDGE_3] = [0xa1, 0xa2, 0xa3].map((number) => lower(address(number))) as [
  Address,
  Address,
  Address,
];
const ENTRANT = lower(address(0xe1));

/** Attests as EAS does: counts the bump up while a UID is taken. */
function createEas() {
  const taken = new Set<Hex>();
  return <Name extends SchemaName>(
    name: Name,
    values: Parameters<typeof encodeActData<Name>>[1],
    { attester, time, refUID }: { readonly attester: Address; readonly time: number; readonly refUID: Hex },
  ): ProofAttestation => {
    const fields = {
      schema: PROTOCOL.schemas[name],
      recipient: zeroAddress,
      attester,
      time,
      expirationTime: 0,
      revocable: SCHEMAS[name].revocable,
      refUID,
      data: encodeActData(name, values),
    };
    for (let bump = 0; ; bump++) {
      const uid = computeAttestationUid(toAttestation({ ...fields, uid: '0x', bump }), bump);
      if (taken.has(uid)) continue;
      taken.add(uid);
      return { uid, ...fields, bump };
    }
  };
}

/** A contest with its acts; `log` is that of its submissions. */
export type History = Pick<ProofBundle, 'contest' | 'submissions' | 'acts'> & {
  readonly log: readonly ProofAct[];
};

/** A closed contest with most kinds of acts. */
export function makeHistory(title = 'Tools for small libraries'): History {
  const attest = createEas();
  const contest = attest(
    'contest',
    {
      title,
      uri: 'ipfs://contest',
      contentHash: word(0xc0),
      submissionsUntil: 1_000n,
      opensAt: 2_000n,
      closesAt: 3_000n,
      revealUntil: 3_000n,
      flags: 1,
      judges: [JUDGE_1, JUDGE_2],
      maxPoints: [10, 5],
      weights: [1, 3],
      entries: [word(0xe1), word(0xe2)],
    },
    { attester: ORGANIZER, time: 100, refUID: word(0) },
  );
  const refUID = contest.uid;
  const acts: ProofAct[] = [];
  const by = (attester: Address, time: number) => ({ attester, time, refUID });
  const act = (kind: keyof typeof ACT_KINDS, attestation: ProofAttestation) => {
    acts.push({ kind: ACT_KINDS[kind], time: attestation.time, attestation });
    return attestation;
  };
  const revoke = (kind: keyof typeof ACT_KINDS, { uid }: ProofAttestation, time: number) =>
    acts.push({ kind: ACT_KINDS[kind], time, uid });
  const review = (judge: Address, time: number, entry: number, points: readonly number[]) => {
    const values = { entry, points, comment: `Entry ${entry}: clear.`, commentHash: null };
    return act('evaluated', attest('evaluation', values, by(judge, time)));
  };
  const submission = { contentHash: word(0x51), uri: 'ipfs://entry', replaces: null };
  const first = attest('entry', submission, by(ENTRANT, 200));
  const second = attest('entry', submission, by(ENTRANT, 200));
  act('admitted', attest('admit', { first: 3, submissions: [first.uid, second.uid] }, by(ORGANIZER, 1_100)));
  const edit = { ...submission, replaces: first.uid };
  const edited = act('entryReplaced', attest('entry', edit, by(ENTRANT, 1_200)));
  act('admitted', attest('admit', { first: 5, submissions: [edited.uid] }, by(ORGANIZER, 1_300)));
  revoke('entryWithdrawn', second, 1_400);
  act('judgesChanged', attest('judges', { judges: [JUDGE_3], listed: true }, by(ORGANIZER, 1_500)));
  review(JUDGE_1, 2_100, 1, [9, 5]);
  review(JUDGE_1, 2_100, 1, [7, 5]);
  review(JUDGE_1, 2_100, 1, [7, 5]);
  const withdrawn = review(JUDGE_2, 2_200, 2, [10, 5]);
  revoke('evaluationWithdrawn', withdrawn, 2_300);
  act('recused', attest('recusal', { entry: 1 }, by(JUDGE_3, 2_300)));
  review(JUDGE_2, 2_400, 1, [6, 5]);
  review(JUDGE_3, 2_400, 5, [10, 5]);
  review(JUDGE_3, 2_500, 2, [10, 5]);
  act('disqualified', attest('disqualify', { entry: 2, reason: 'Not its own work.' }, by(ORGANIZER, 2_600)));
  const pending = attest('entry', { ...submission, contentHash: word(0x59) }, by(ENTRANT, 300));
  const submit = (attestation: ProofAttestation): ProofAct => ({
    ...{ kind: ACT_KINDS.submitted, time: attestation.time, attestation },
  });
  const log = [first, second, pending, edited].map(submit);
  log.push({ kind: ACT_KINDS.submissionWithdrawn, time: 1_400, uid: second.uid });
  return { contest, submissions: [first, second], acts, log };
}

/** The same contest with two postponements, and an entry that is listed late. It is closed at 4,000. */
export function makePostponedHistory(): History {
  const { contest, submissions, acts, log } = makeHistory();
  const attest = createEas();
  const by = (time: number) => ({ attester: ORGANIZER, time, refUID: contest.uid });
  const add = (kind: number, attestation: ProofAttestation) => ({
    kind,
    time: attestation.time,
    attestation,
  });
  const times = { submissionsUntil: 1_000n, opensAt: 2_000n, closesAt: 3_500n, revealUntil: 3_500n };
  const later = { ...times, closesAt: 4_000n, revealUntil: 4_000n };
  const document = { uri: 'ipfs://late', contentHash: word(0x1a), entries: [word(0xe6)] };
  return {
    ...{ contest, submissions, log },
    acts: [
      ...acts,
      add(ACT_KINDS.postponed, attest('postpone', { ...times, reason: 'Rain.' }, by(2_700))),
      add(ACT_KINDS.listed, attest('list', { first: 6, ...document }, by(2_800))),
      add(ACT_KINDS.postponed, attest('postpone', { ...later, reason: 'More rain.' }, by(3_200))),
    ],
  };
}

/** A contest with many reviews: 20 entries, 100 judges and as many rounds as the number needs. */
export function makeLargeHistory(reviews: number): History {
  const attest = createEas();
  const judges = Array.from({ length: 100 }, (_, index) => lower(address(0xa000 + index)));
  const contest = attest(
    'contest',
    {
      ...{ title: 'Large', uri: 'ipfs://contest', contentHash: word(0xc0), submissionsUntil: 0n },
      ...{ opensAt: 1_000n, closesAt: 1_000_000n, revealUntil: 1_000_000n, flags: 0, judges },
      ...{ maxPoints: [10, 10, 10, 10], weights: [1, 2, 3, 4] },
      entries: Array.from({ length: 200 }, (_, index) => word(index + 1)),
    },
    { attester: ORGANIZER, time: 100, refUID: word(0) },
  );
  const comment =
    'Clear to the last page, and easy to keep up to date for a small team of volunteers.'.padEnd(120);
  const acts = Array.from({ length: reviews }, (_, index) => {
    const values = { entry: 1 + (Math.floor(index / 100) % 200), points: [index % 11, 5, 9, 2], comment };
    const time = 1_000 + index;
    const by = { attester: judges[index % 100] ?? ORGANIZER, time, refUID: contest.uid };
    const attestation = attest('evaluation', { ...values, commentHash: null }, by);
    return { kind: ACT_KINDS.evaluated, time, attestation };
  });
  return { contest, submissions: [], acts, log: [] };
}

/**
 * A contest with so many entries, each reviewed once, as the organizer's or all as submissions that were admitted. 200 numbers
 * are given at a time.
 */
export function makeWideHistory(
  count: number,
  { areSubmissions }: { readonly areSubmissions: boolean },
): History {
  const attest = createEas();
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const isAtStart = (number: number) => !areSubmissions && number <= 200;
  const contest = attest(
    'contest',
    {
      ...{ title: 'Wide', uri: 'ipfs://contest', contentHash: word(0xc0), opensAt: 1_000n, closesAt: 9_000n },
      ...{ submissionsUntil: areSubmissions ? 900n : 0n, revealUntil: 9_000n, flags: areSubmissions ? 1 : 0 },
      ...{ judges: [JUDGE_1], maxPoints: [10, 10, 10, 10], weights: [1, 2, 3, 4] },
      entries: numbers.filter(isAtStart).map((number) => word(number)),
    },
    { attester: ORGANIZER, time: 100, refUID: word(0) },
  );
  const refUID = contest.uid;
  const submissions = numbers
    .filter(() => areSubmissions)
    .map((number) => {
      const values = { contentHash: word(number), uri: `ipfs://entry-${number}`, replaces: null };
      return attest('entry', values, { attester: ENTRANT, time: 200, refUID });
    });
  const acts: ProofAct[] = [];
  const add = (kind: keyof typeof ACT_KINDS, attestation: ProofAttestation) =>
    acts.push({ kind: ACT_KINDS[kind], time: attestation.time, attestation });
  for (let first = areSubmissions ? 1 : 201; first <= count; first += 200) {
    const given = numbers.slice(first - 1, first + 199);
    const by = { attester: ORGANIZER, time: 950, refUID };
    const document = {
      uri: 'ipfs://late',
      contentHash: word(first),
      entries: given.map((each) => word(each)),
    };
    const uids = given.flatMap((each) => submissions[each - 1]?.uid ?? []);
    if (areSubmissions) add('admitted', attest('admit', { first, submissions: uids }, by));
    else add('listed', attest('list', { first, ...document }, by));
  }
  for (const entry of numbers) {
    const values = { entry, points: [entry % 11, 5, 9, 2], comment: '', commentHash: null };
    add('evaluated', attest('evaluation', values, { attester: JUDGE_1, time: 1_000 + entry, refUID }));
  }
  return { contest, submissions, acts, log: [] };
}

export function foldHistory({ contest, submissions, acts }: History): ContestReplay {
  const made = acts.flatMap((act) => ('attestation' in act ? [act.attestation] : []));
  const known = new Map([contest, ...submissions, ...made].map((each) => [each.uid, each]));
  const revokedAt = new Map(acts.flatMap((act) => ('uid' in act ? [[act.uid, act.time] as const] : [])));
  const open = (each: ProofAttestation) => toAttestation(each, revokedAt.get(each.uid));
  const replayed = replay({
    protocol: PROTOCOL,
    contest: open(contest),
    submissions: submissions.map(open),
    acts: acts.flatMap((act) => {
      const attestation = 'uid' in act ? known.get(act.uid) : act.attestation;
      return attestation ? [open(attestation)] : [];
    }),
  });
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.fault));
  return replayed.value;
}

/** The accumulator of a log as it is, whatever the rule says about its acts. */
export function getHead(
  contest: Hex,
  acts: readonly ProofAct[],
  log: 'acts' | 'submissions' = 'acts',
  protocol = PROTOCOL,
): Hex {
  const names = new Map<number, ActKind>(
    Object.entries(ACT_KINDS).map(([name, number]) => [number, name as ActKind]),
  );
  return acts.reduce<Hex>(
    (head, act, index) =>
      getNextHead(head, {
        ...{ n: index + 1, kind: names.get(act.kind) ?? 'revealed', uid: getActUid(act) },
        time: BigInt(act.time),
      }),
    getFirstHead(protocol, contest, log),
  );
}

/** The values of the resolver's slot C + 1. */
type MadeRecord = {
  readonly organizer: Address;
  readonly acts: number;
  readonly log: number;
  readonly flags: number;
  readonly criteria: number;
  readonly judges: number;
  readonly entries: number;
};

function pack({ organizer, acts, log, flags, criteria, judges, entries }: MadeRecord): bigint {
  return [
    [BigInt(organizer), 0n],
    [BigInt(acts), 160n],
    [BigInt(log), 184n],
    [BigInt(flags), 208n],
    [BigInt(criteria), 216n],
    [BigInt(judges), 224n],
    [BigInt(entries), 240n],
  ].reduce((sum, [value = 0n, shift = 0n]) => sum + (value << shift), 0n);
}

const packTimes = ({ submissionsUntil, opensAt, closesAt, revealUntil }: Schedule): bigint =>
  submissionsUntil + (opensAt << 64n) + (closesAt << 128n) + (revealUntil << 192n);

/** Everything that the resolver stores about a contest, as the slots of both formats of bundles need it. */
function toRecords({ contest, acts, log }: History, state: ContestReplay) {
  const { values } = state;
  const statuses = { standing: 0n, withdrawn: 1n, disqualified: 2n };
  const packed = pack({
    organizer: state.attestation.attester,
    ...{ acts: state.acts.acts.length, log: log.length },
    flags: values.flags + (state.hasReviews ? 64 : 0) + (state.isRevoked ? 128 : 0),
    ...{ criteria: values.maxPoints.length, judges: state.judges.size, entries: state.entries.length },
  });
  const entries = state.entries.map(({ number, status }) => {
    const { sum, count } = state.getSum(number);
    return BigInt(sum) + (BigInt(count) << 64n) + (statuses[status] << 80n);
  });
  const toBytes = (points: readonly number[]) => BigInt(toHex(Uint8Array.from(points)));
  const submissions = state.entries.flatMap(({ number, submission }) =>
    submission
      ? [
          {
            uid: submission.uid,
            record: BigInt(submission.entrant) + (2n << 160n) + (BigInt(number) << 168n),
          },
        ]
      : [],
  );
  return {
    ...{ head: BigInt(getHead(contest.uid, acts)), packed, entries, submissions },
    logHead: BigInt(getHead(contest.uid, log, 'submissions')),
    times: packTimes(state.times),
    start: state.postponements.length > 0 ? packTimes(values) : 0n,
    maxPoints: toBytes(pad32(values.maxPoints)),
    weights: toBytes(pad32(values.weights)),
  };
}

/** The first criterion is in the highest byte. */
const pad32 = (points: readonly number[]) => [
  ...points,
  ...Array.from({ length: 32 - points.length }, () => 0),
];

/** The values of the resolver's slots, in the order of their proofs. */
export function toSlots(history: History, state: ContestReplay): ReadonlyMap<Hex, bigint> {
  const { head, packed, times, logHead, start, entries } = toRecords(history, state);
  const all = [head, packed, times, logHead, start, ...entries];
  const slots = findContestSlots(history.contest.uid)(all);
  return new Map(slots.map((slot, index) => [slot, all[index] ?? 0n]));
}

/** The values of the slots of a ranking without acts. */
export function toRankingSlots(history: History, state: ContestReplay): ReadonlyMap<Hex, bigint> {
  const { packed, times, maxPoints, weights, start, entries, submissions } = toRecords(history, state);
  const records = submissions.map(({ record }) => record);
  const all = [packed, times, maxPoints, weights, start, ...entries, ...records];
  const find = findRankingSlots(
    history.contest.uid,
    submissions.map(({ uid }) => uid),
  );
  return new Map(find(all).map((slot, index) => [slot, all[index] ?? 0n]));
}

async function createTrie(
  values: ReadonlyMap<Hex, Hex>,
  { depth, absent = [] }: { readonly depth?: number | undefined; readonly absent?: readonly Hex[] } = {},
) {
  if (depth !== undefined) return makeDeepTrie(values, { depth, absent });
  const trie = await createMPT();
  for (const [key, value] of values) await trie.put(toTrieKey(key), hexToBytes(value));
  const root = toHex(trie.root());
  const prove = async (wanted: readonly Hex[]) => {
    const nodes: Uint8Array[] = [];
    for (const key of wanted) nodes.push(...(await createMerkleProof(trie, toTrieKey(key))));
    return (arrangeNodes(root, nodes, wanted.map(toTrieKey)) ?? []).map((node) => toHex(node));
  };
  return { root, prove };
}

const shortest = (value: bigint): Hex => (value === 0n ? '0x' : toHex(value));

/** The parts of a chain's state that a test can change. */
export type MadeState = {
  readonly resolver?: Address;
  readonly codeHash?: Hex;
  readonly slots?: ReadonlyMap<Hex, bigint>;
  readonly time?: number;
  /** How deep the leaves of all tries are at least, as in a chain with many accounts and slots. */
  readonly depth?: number;
  /** EAS's address, the hashes of its codes, and its implementation, which is absent without a proxy. */
  readonly eas?: Address;
  /** The address that is proven, if it is not that of the protocol. */
  readonly provenEas?: Address;
  readonly easCodeHash?: Hex;
  readonly proxyCodeHash?: Hex;
  readonly implementation?: Address | null;
};

/** The proofs of a contest in a made-up state, and the block with that state. */
export async function makeEvidence(slots: ReadonlyMap<Hex, bigint>, change: MadeState = {}) {
  const [known] = PROTOCOL.easCodes;
  const implementation = change.implementation === undefined ? IMPLEMENTATION : change.implementation;
  const others = new Map(Array.from({ length: 50 }, (_, index) => [word(index), BigInt(index + 1)] as const));
  const toStorage = (values: Iterable<readonly [Hex, bigint]>) => {
    const all = [...others, ...values];
    const present = all.filter(([, value]) => value !== 0n);
    const absent = all.filter(([, value]) => value === 0n).map(([slot]) => slot);
    return createTrie(new Map(present.map(([slot, value]) => [slot, toRlp(shortest(value))])), {
      ...{ absent, depth: change.depth },
    });
  };
  const storage = await toStorage(change.slots ?? slots);
  const easStorage = await toStorage([[IMPLEMENTATION_SLOT, BigInt(implementation ?? 0)]]);
  const account = (root: Hex, codeHash: Hex) => toRlp(['0x01', '0x', root, codeHash]);
  const easCodeHash = change.easCodeHash ?? known?.codeHash ?? '0x';
  const proxyCodeHash = change.proxyCodeHash ?? known?.proxyCodeHash ?? '0x';
  const neighbors = Array.from({ length: 40 }, (_, index) => [
    lower(address(0x1000 + index)),
    toRlp(['0x', '0x05', word(1), word(2)]),
  ]) as [Hex, Hex][];
  const accounts = new Map<Hex, Hex>([
    ...neighbors,
    [change.resolver ?? PROTOCOL.resolver, account(storage.root, change.codeHash ?? PROTOCOL.codeHash)],
    [change.eas ?? PROTOCOL.eas, account(easStorage.root, implementation ? proxyCodeHash : easCodeHash)],
    [IMPLEMENTATION, account(word(3), easCodeHash)],
  ]);
  const state = await createTrie(accounts, { depth: change.depth });
  const block = {
    ...{ parentHash: word(1), sha3Uncles: word(2), miner: zeroAddress, stateRoot: state.root },
    ...{ transactionsRoot: word(3), receiptsRoot: word(4), logsBloom: `0x${'00'.repeat(256)}` },
    ...{ difficulty: '0x0', number: '0x1234', gasLimit: '0x1c9c380', gasUsed: '0x0' },
    ...{ timestamp: numberToHex(change.time ?? 5_000), extraData: '0x', mixHash: word(5) },
    ...{ nonce: '0x0000000000000000', baseFeePerGas: '0x7' },
  };
  const order = Object.entries(block).map(([name, value]) =>
    ['difficulty', 'number', 'gasLimit', 'gasUsed', 'timestamp', 'baseFeePerGas'].includes(name)
      ? shortest(BigInt(value))
      : (value as Hex),
  );
  const hash = keccak256(toRlp(order));
  const header = encodeBlockHeader({ ...block, hash });
  if (!header) throw new Error('The header is not encoded.');
  const eas: EasProof = {
    accountProof: await state.prove([change.provenEas ?? PROTOCOL.eas]),
    storageProof: await easStorage.prove([IMPLEMENTATION_SLOT]),
    implementationProof: implementation ? await state.prove([implementation]) : [],
  };
  const accountProof = await state.prove([PROTOCOL.resolver]);
  return { header, hash, accountProof, storageProof: await storage.prove([...slots.keys()]), eas };
}

/** A bundle with its block's hash. */
export async function makeBundle(
  history: History = makeHistory(),
  { hasLog = false, ...change }: MadeState & { readonly hasLog?: boolean } = {},
): Promise<{ readonly bundle: ProofBundle; readonly blockHash: Hex }> {
  const state = foldHistory(history);
  const { hash: blockHash, ...evidence } = await makeEvidence(toSlots(history, state), change);
  const { contest, submissions, acts, log } = history;
  const content = {
    ...{ format: PROOF_FORMAT, chainId: PROTOCOL.chainId, contest, submissions, acts },
    ranking: rankSums(state),
    ...evidence,
    ...(hasLog && { submissionActs: log }),
  } as const;
  return { bundle: { ...content, hash: hashProofBundle(content, isClosed(state, change)) }, blockHash };
}

/** A ranking without its acts, with its block's hash. */
export async function makeRanking(
  history: History = makePostponedHistory(),
  change: MadeState = {},
): Promise<{ readonly bundle: RankingBundle; readonly blockHash: Hex }> {
  const state = foldHistory(history);
  const { hash: blockHash, ...evidence } = await makeEvidence(toRankingSlots(history, state), change);
  const { values, times, judges } = state;
  const flags = values.flags + (state.hasReviews ? 64 : 0) + (state.isRevoked ? 128 : 0);
  const organizer = lower(state.attestation.attester);
  const content = {
    ...{ format: RANKING_FORMAT, chainId: PROTOCOL.chainId, contest: history.contest },
    terms: describeTerms({ organizer, flags, judges: judges.size, times }, values),
    entries: state.entries.map(({ number, status, submission }) => {
      const { sum, count: reviews } = state.getSum(number);
      return { status, sum, reviews, submission: submission?.uid ?? null };
    }),
    ranking: rankSums(state),
    ...evidence,
  } as const;
  return { bundle: { ...content, hash: hashProofBundle(content, isClosed(state, change)) }, blockHash };
}

const isClosed = (state: ContestReplay, { time = 5_000 }: MadeState) =>
  state.isRevoked || BigInt(time) >= state.times.revealUntil;
