import { IGNORED_SENTENCES } from '@org/contests';

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** Messages for attestations that are not counted. */
export const englishIgnored = {
  name: 'Not counted',
  counted: (n: number) => (n === 0 ? 'Not counted' : `Not counted (${n})`),
  intro: 'Attestations about this contest that do not change its result, with the reason for each.',
  none: 'Every attestation by a judge counts.',
  reasons: IGNORED_SENTENCES,
  points: (points: number) => `claims ${count(points, 'point', 'points')}`,
  lookAlike:
    'The address of a judge, the organizer or another attester starts and ends the same. Compare the full address.',
  more: (n: number) => `Show ${n} more`,
};

/** Messages for the proof of a contest. */
export const englishProof = {
  /** The facts about the result, above the check. */
  known: {
    name: 'What is known',
    signed: 'Signed',
    signedText: (reviews: number, judges: number) =>
      `${count(reviews, 'review', 'reviews')} by ${count(judges, 'judge', 'judges')}, each signed with the judge’s own account. The organizer signed the contest itself:`,
    refused: 'Refused',
    refusedText:
      'The contract takes reviews from listed judges only, of entries that stand, within the dates and the scale. It refused everything else, so there is no attestation of it.',
    ignoredText: (n: number) =>
      n === 1
        ? '1 review was accepted and no longer counts. It is listed below, with the reason.'
        : `${n} reviews were accepted and no longer count. They are listed below, with the reasons.`,
    recomputed: 'Recomputed',
    recomputedText: (acts: number) =>
      `This browser recomputed the UID of every attestation, the state after ${count(acts, 'act', 'acts')}, and from it each mean and each rank.`,
    ties: 'Ties',
    noTies: 'No two entries share a rank.',
    tiesText: (n: number) =>
      `${n} entries share a rank, since their means are equal. The ranks after them are skipped.`,
    rule: 'The rule in words',
  },
  intro:
    'The contract on the chain accepted each review, or refused it. A proof shows that exactly these reviews, in this order, were accepted. Anyone can verify it without a network, from the hash of one block.',
  unaudited:
    'No outside auditor has read this contract: it holds no money, but a fault in it could spoil the result of the contest.',
  final: {
    title: (block: string) => `Proven by block ${block}`,
    /** `host` and `other` are the endpoints that were asked. */
    agreed: (host: string, other: string) => `${host} and ${other} both say that the block is final.`,
    alone: (host: string) =>
      `${host} says that the block is final. No endpoint of another host has confirmed it.`,
    unsaid: 'No endpoint confirms this block at the moment.',
    contradicted: (host: string) =>
      `${host} says that the block is final, but another endpoint has another block with this number.`,
  },
  'awaiting-finality': {
    title: (block: string) => `Proven by block ${block}, awaiting finality`,
    text: 'The chain can still replace the block. This page checks every minute while it is open.',
  },
  replaced: {
    title: (block: string) => `Block ${block} was replaced`,
    text: 'The chain has another block with this number now. Check again to take a new proof.',
  },
  open: {
    title: (block: string) => `Proven as of block ${block}`,
    text: 'The contest was not closed at this block, so its result can change. Check again once it is closed.',
  },
  other: {
    title: (block: string) => `Block ${block} proves other reviews`,
    text: 'The proof is genuine, but this page shows something else. What differs is listed above, if it is known.',
  },
  takenAgain: 'The block of the earlier proof was replaced, so the proof was taken again.',
  kept: 'This browser keeps the proof. Download it too: many endpoints prove recent blocks only.',
  notKept: 'This browser cannot keep the proof. Download it: many endpoints prove recent blocks only.',
  none: 'No proof available here',
  noneText: 'This endpoint does not prove what the chain has stored. Another RPC endpoint may.',
  tooLarge: 'This contest is too large for a proof',
  tooLargeText: 'No verifier would read a proof of its size. The comparison with the chain needs none.',
  failed: 'The proof could not be taken',
  failedText: 'This says nothing about the reviews. Try again in a moment.',
  tryAgain: 'Try again',
  download: 'Download proof',
  command: (block: string) =>
    `Verify the file on your own machine, with the hash of block ${block} from a source that you trust:`,
  /** Stands for the hash in the command: in one word, without spaces. */
  placeholder: 'HASH_OF_THE_BLOCK',
  hashBy: (host: string) => `The hash according to ${host}, for comparison:`,
};
