import { createMerkleProof, createMPT } from '@ethereumjs/mpt';
import { type Address, type Hex, hexToBytes, keccak256, numberToHex, toHex, toRlp, zeroAddress } from 'viem';
import { computeAttestationUid } from '../src/attestation/attestationUid.ts';
import { findContestSlots } from '../src/proof/contestSlots.ts';
import { encodeBlockHeader } from '../src/proof/encodeBlockHeader.ts';
import {
  hashProofBundle,
  PROOF_FORMAT,
  type ProofAct,
  type ProofAttestation,
  type ProofBundle,
  toAttestation,
} from '../src/proof/proofBundle.ts';
import type { ProofGeneration } from '../src/proof/proofGenerations.ts';
import { rankSums } from '../src/proof/rankSums.ts';
import { toTrieKey } from '../src/proof/stateProof.ts';
import { arrangeNodes } from '../src/proof/trie.ts';
import { KINDS_R2 } from '../src/r2/accumulator.ts';
import type { ContestStateR2 } from '../src/r2/contestState.ts';
import { encodeDataR2 } from '../src/r2/encode.ts';
import { foldActs } from '../src/r2/foldActs.ts';
import { getSchemaUidsR2, SCHEMAS_R2, type SchemaNameR2 } from '../src/r2/schemas.ts';
import { address, word } from './make.ts';

const lower = (hex: Address): Address => hex.toLowerCase() as Address;
const resolver = lower(address(0x4e50_1e42));

/** A resolver that exists on two chains. */
export const GENERATION: ProofGeneration = {
  chainId: 8453,
  eas: '0x4200000000000000000000000000000000000021',
  resolver,
  schemas: getSchemaUidsR2(resolver),
  codeHash: keccak256('0x60016002'),
};
export const GENERATIONS = [GENERATION, { ...GENERATION, chainId: 84532 }];

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
  return <Name extends SchemaNameR2>(
    name: Name,
    values: Parameters<typeof encodeDataR2<Name>>[1],
    { attester, time, refUID }: { readonly attester: Address; readonly time: number; readonly refUID: Hex },
  ): ProofAttestation => {
    const fields = {
      schema: GENERATION.schemas[name],
      recipient: zeroAddress,
      attester,
      time,
      expirationTime: 0,
      revocable: SCHEMAS_R2[name].revocable,
      refUID,
      data: encodeDataR2(name, values),
    };
    for (let bump = 0; ; bump++) {
      const uid = computeAttestationUid(toAttestation({ ...fields, uid: '0x', bump }), bump);
      if (taken.has(uid)) continue;
      taken.add(uid);
      return { uid, ...fields, bump };
    }
  };
}

type History = Pick<ProofBundle, 'contest' | 'submissions' | 'acts'>;

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
  const act = (kind: keyof typeof KINDS_R2, attestation: ProofAttestation, time = attestation.time) => {
    acts.push({ kind: KINDS_R2[kind], time, attestation });
    return attestation;
  };
  const evaluate = (judge: Address, time: number, entry: number, points: readonly number[]) => {
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
  act('entryWithdrawn', second, 1_400);
  act('judgesChanged', attest('judges', { judges: [JUDGE_3], listed: true }, by(ORGANIZER, 1_500)));
  evaluate(JUDGE_1, 2_100, 1, [9, 5]);
  evaluate(JUDGE_1, 2_100, 1, [7, 5]);
  evaluate(JUDGE_1, 2_100, 1, [7, 5]);
  const withdrawn = evaluate(JUDGE_2, 2_200, 2, [10, 5]);
  act('evaluationWithdrawn', withdrawn, 2_300);
  act('recused', attest('recusal', { entry: 1 }, by(JUDGE_3, 2_300)));
  evaluate(JUDGE_2, 2_400, 1, [6, 5]);
  evaluate(JUDGE_3, 2_400, 5, [10, 5]);
  evaluate(JUDGE_3, 2_500, 2, [10, 5]);
  act('disqualified', attest('disqualify', { entry: 2, reason: 'Not its own work.' }, by(ORGANIZER, 2_600)));
  return { contest, submissions: [first, second], acts };
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
    return { kind: KINDS_R2.evaluated, time, attestation };
  });
  return { contest, submissions: [], acts };
}

export function foldHistory({ contest, submissions, acts }: History): ContestStateR2 {
  const made = new Set([contest.uid, ...submissions.map(({ uid }) => uid)]);
  const folded = foldActs({
    generation: GENERATION,
    contest: toAttestation(contest),
    submissions: submissions.map((each) => toAttestation(each)),
    acts: acts.map(({ time, attestation }) => {
      const isRevocation = made.has(attestation.uid);
      made.add(attestation.uid);
      return toAttestation(attestation, isRevocation ? time : 0);
    }),
  });
  if (!folded.ok) throw new Error(JSON.stringify(folded.fault));
  return folded.value;
}

/** The values of the resolver's slots, in the order of their proofs. */
export function toSlots({ contest }: History, state: ContestStateR2): ReadonlyMap<Hex, bigint> {
  const { values } = state;
  const statuses = { standing: 0n, withdrawn: 1n, disqualified: 2n };
  const packed = [
    [BigInt(state.attestation.attester), 0n],
    [BigInt(state.acts.acts.length), 160n],
    [BigInt(values.flags + (state.isRevoked ? 128 : 0)), 224n],
    [BigInt(values.maxPoints.length), 232n],
    [BigInt(state.judges.size), 240n],
    [BigInt(state.entries.length), 248n],
  ].reduce((sum, [value = 0n, shift = 0n]) => sum + (value << shift), 0n);
  const entries = state.entries.map(({ number, status }) => {
    const { sum, count } = state.getSum(number);
    return BigInt(sum) + (BigInt(count) << 64n) + (statuses[status] << 80n);
  });
  const all = [BigInt(state.acts.head), packed, ...entries];
  const slots = findContestSlots(contest.uid)(all);
  return new Map(slots.map((slot, index) => [slot, all[index] ?? 0n]));
}

async function prove(values: ReadonlyMap<Hex, Hex>, wanted: readonly Hex[]) {
  const trie = await createMPT();
  for (const [key, value] of values) await trie.put(toTrieKey(key), hexToBytes(value));
  const nodes: Uint8Array[] = [];
  for (const key of wanted) nodes.push(...(await createMerkleProof(trie, toTrieKey(key))));
  const root = toHex(trie.root());
  const arranged = arrangeNodes(root, nodes, wanted.map(toTrieKey)) ?? [];
  return { root, nodes: arranged.map((node) => toHex(node)) };
}

const shortest = (value: bigint): Hex => (value === 0n ? '0x' : toHex(value));

/** What the state of a chain is like beside the resolver's. */
export type MadeState = {
  readonly resolver?: Address;
  readonly codeHash?: Hex;
  readonly slots?: ReadonlyMap<Hex, bigint>;
  readonly time?: number;
};

/** The proofs of a contest in a made-up state, and the block with that state. */
export async function makeEvidence(slots: ReadonlyMap<Hex, bigint>, change: MadeState = {}) {
  const others = new Map(Array.from({ length: 50 }, (_, index) => [word(index), BigInt(index + 1)] as const));
  const present = [...others, ...(change.slots ?? slots)].filter(([, value]) => value !== 0n);
  const storage = await prove(new Map(present.map(([slot, value]) => [slot, toRlp(shortest(value))])), [
    ...slots.keys(),
  ]);
  const account = toRlp(['0x01', '0x', storage.root, change.codeHash ?? GENERATION.codeHash]);
  const neighbours = Array.from({ length: 40 }, (_, index) => [
    lower(address(0x1000 + index)),
    toRlp(['0x', '0x05', word(1), word(2)]),
  ]) as [Hex, Hex][];
  const owner = change.resolver ?? GENERATION.resolver;
  const state = await prove(new Map([...neighbours, [owner, account]]), [GENERATION.resolver]);
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
  return { header, hash, accountProof: state.nodes, storageProof: storage.nodes };
}

/** A bundle with its block's hash. */
export async function makeBundle(
  history: History = makeHistory(),
  change: MadeState = {},
): Promise<{ readonly bundle: ProofBundle; readonly blockHash: Hex }> {
  const state = foldHistory(history);
  const { hash: blockHash, ...evidence } = await makeEvidence(toSlots(history, state), change);
  const { contest, submissions, acts } = history;
  const content = {
    ...{ format: PROOF_FORMAT, chainId: GENERATION.chainId, contest, submissions, acts },
    ranking: rankSums(state),
    ...evidence,
  } as const;
  const isClosed = state.isRevoked || BigInt(change.time ?? 5_000) >= state.values.revealUntil;
  return { bundle: { ...content, hash: hashProofBundle(content, isClosed) }, blockHash };
}
