import { local } from '@org/chain-config';
import { type Hex, hexToBytes, keccak256, numberToHex, pad, toHex } from 'viem';
import { findContestSlots, findRankingSlots } from '../src/proof/contestSlots.ts';
import type { ProofBundle } from '../src/proof/proofBundle.ts';
import { getProofProtocol } from '../src/proof/proofProtocols.ts';
import { proveEvidence } from '../src/proof/proveEvidence.ts';
import { toTrieKey } from '../src/proof/stateProof.ts';
import { arrangeNodes } from '../src/proof/trie.ts';
import { JUDGE, ORGANIZER, OTHER_JUDGE, VISITOR } from './localChain.ts';
import type { LocalChain } from './localContest.ts';

/** A row of the table of storage, with what its mapping has it under, and its slot and value in a block. */
export type Slot = {
  readonly name: string;
  readonly key: readonly (string | number)[];
  readonly slot: Hex;
  readonly value: Hex;
};
type Row = Omit<Slot, 'slot' | 'value'>;

/** The slots of a contest, with the nodes that prove their values, in this order. */
export type Slots = { readonly slots: readonly Slot[]; readonly storageProof: readonly Hex[] };

/** The rows of the table of storage. */
export const SLOT_NAMES = [
  ...['C', 'C + 1', 'C + 2', 'C + 3', 'C + 4', 'C + 5', 'C + 6', 'C + 7', 'C + 8'],
  ...['E', 'R', 'R + 1', 'R + 2', 'C + 11', 'C + 12'],
];

const toWord = (value: bigint): Hex => numberToHex(BigInt.asUintN(256, value), { size: 32 });
const hashPair = (key: bigint, slot: bigint): bigint =>
  BigInt(keccak256(`${toWord(key)}${toWord(slot).slice(2)}` as Hex));

/** The slot of a row: of C or C + n, of E, or of R or R + n, as the table of storage in the specification names them. */
export function findSlot(contest: Hex, { name, key }: Row): Hex {
  const [start = '', offset = '0'] = name.split(' + ');
  const base = start === 'C' ? BigInt(offset) : start === 'E' ? 9n : 10n;
  const first = hashPair(BigInt(contest), 0n) + base;
  const slot = key.reduce((at, each) => hashPair(BigInt(each), at), first);
  return toWord(start === 'R' ? slot + BigInt(offset) : slot);
}

/** The slots that the library reads for a bundle with the acts and for one without. */
export function findSlotsOfLibrary({ contest }: ProofBundle, slots: readonly Slot[]): readonly Hex[] {
  const packed = BigInt(slots.find(({ name }) => name === 'C + 1')?.value ?? '0x0');
  const admitted = slots.filter(({ name }) => name === 'C + 11').map(({ key: [uid] }) => uid as Hex);
  const ofRanking = findRankingSlots(contest.uid, admitted)([packed]);
  return [...new Set([...findContestSlots(contest.uid)([0n, packed]), ...ofRanking])];
}

/** The values of slots in the block of a bundle, as their nodes prove them. */
export function proveSlots(
  bundle: ProofBundle,
  blockHash: Hex,
  { slots, storageProof }: Slots,
): readonly Hex[] {
  const protocol = getProofProtocol(local);
  const { values } = proveEvidence(
    { ...bundle, storageProof },
    { blockHash, protocols: protocol ? [protocol] : [], findSlots: () => slots.map(({ slot }) => slot) },
  );
  return values.map(toWord);
}

/** Reads the slots of a contest from the node, as they are in a block. */
export async function takeSlots(
  { client, config }: LocalChain,
  { acts, submissionActs = [], contest }: ProofBundle,
  blockHash: Hex,
): Promise<Slots> {
  const address = config.contracts.contestResolver ?? '0x';
  const { number: blockNumber } = await client.getBlock({ blockHash });
  const take = async (row: Row): Promise<Slot> => {
    const slot = findSlot(contest.uid, row);
    const value = await client.getStorageAt({ address, slot, blockNumber });
    return { ...row, slot, value: pad(value ?? '0x') };
  };
  const count = (length: number) => Array.from({ length }, (_, at) => at + 1);
  const rows = (name: string, keys: readonly Slot['key'][]) =>
    Promise.all(keys.map((key) => take({ name, key })));
  const own = (await Promise.all(count(6).map((at) => rows(at > 1 ? `C + ${at - 1}` : 'C', [[]])))).flat();
  const packed = BigInt(own[1]?.value ?? '0x0');
  const entries = count(Number(packed >> 240n));
  const judges = [JUDGE, OTHER_JUDGE, VISITOR, ORGANIZER].map((judge) => judge.toLowerCase());
  const pairs = entries.flatMap((entry) => judges.map((judge) => [entry, judge]));
  // Only pairs of an entry and a judge of which there is an act.
  const reviews = (await rows('R + 1', pairs)).filter(({ value }) => BigInt(value) !== 0n);
  const made = submissionActs.flatMap((act) => ('attestation' in act ? [[act.attestation.uid]] : []));
  const others = [
    ['C + 6', count(acts.length).map((n) => [n])],
    ['C + 7', count(submissionActs.length).map((n) => [n])],
    ['C + 8', judges.map((judge) => [judge])],
    ['E', entries.map((entry) => [entry])],
    ...['R', 'R + 1', 'R + 2'].map((name) => [name, reviews.map(({ key }) => key)] as const),
    ['C + 11', made],
    ['C + 12', [[]]],
  ] as const;
  const slots = [...own, ...(await Promise.all(others.map(([name, keys]) => rows(name, keys)))).flat()];
  const keys = slots.map(({ slot }) => slot);
  const proof = await client.getProof({ address, storageKeys: keys, blockNumber });
  const nodes = proof.storageProof.flatMap((each) => each.proof).map((node) => hexToBytes(node));
  const arranged = arrangeNodes(proof.storageHash, nodes, keys.map(toTrieKey)) ?? [];
  return { slots, storageProof: arranged.map((node) => toHex(node)) };
}
