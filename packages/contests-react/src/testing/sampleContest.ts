import {
  type Attestation,
  CONTEST_SCHEMA_UID,
  type Contest,
  CRITERIA_V1,
  EVALUATION_SCHEMA_UID,
  encodeEvaluation,
  readResult,
  sumPoints,
} from '@org/contests';
import type { Address, Hex } from 'viem';

/** A contest during judging, for stories and tests: three judges, five entries, some of them hostile. */
export const NOW = 1_795_500_000n;
const DAY = 86_400n;
const ZERO = `0x${'0'.repeat(64)}` as const;

export const JUDGES = [
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
] as const satisfies readonly Address[];
export const STRANGER: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';

/** A contest with hostile texts among its entries, on the local chain. */
export const contest: Contest = {
  chainId: 31337,
  uid: `0x${'ab'.repeat(32)}`,
  schemaUid: CONTEST_SCHEMA_UID,
  organizer: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  title: 'Tools for small libraries',
  description: 'Which of these would a librarian keep?\n\nTry each before you judge.',
  judges: JUDGES,
  entries: [
    'https://example.org/shelf',
    'https://example.org/stamp',
    'https://example.org/lamp',
    'https://example.org/ladder',
    'javascript:alert(1)',
  ],
  criteria: CRITERIA_V1,
  rule: 'R1',
  time: NOW - 9n * DAY,
  endsAt: NOW + 2n * DAY,
  revokedAt: null,
};

let made = 0;

/** An evaluation as a scan returns it; `changes` can make it invalid. */
export function evaluation(
  attester: Address,
  entry: string,
  tags: readonly string[],
  changes: Partial<Attestation> & { comment?: string; points?: number } = {},
): Attestation {
  const { comment = 'Solid work.', points = sumPoints(CRITERIA_V1, tags), ...rest } = changes;
  made += 1;
  return {
    uid: `0x${made.toString(16).padStart(64, '0')}` as Hex,
    schema: EVALUATION_SCHEMA_UID,
    recipient: `0x${'0'.repeat(40)}`,
    attester,
    time: NOW - 3n * DAY + BigInt(made) * 60n,
    expirationTime: 0n,
    revocationTime: 0n,
    revocable: true,
    refUID: contest.uid,
    data: encodeEvaluation({ contest: contest.uid, entry, tags, points, comment }),
    isOffchain: false,
    ...rest,
  };
}

const [shelf, stamp, lamp] = contest.entries as [string, string, string];
const EVERYTHING = CRITERIA_V1.map(({ id }) => id);

export const attestations: readonly Attestation[] = [
  evaluation(JUDGES[0], shelf, EVERYTHING, { comment: 'I would keep this one for fifty years.' }),
  evaluation(JUDGES[1], shelf, ['PRESENTATION_5', 'DOCUMENTATION_3']),
  evaluation(JUDGES[2], shelf, ['PRESENTATION_5', 'DOCUMENTATION_3'], { comment: '<b>Bold</b> of them.' }),
  evaluation(JUDGES[0], stamp, ['CREATIVITY_5']),
  evaluation(JUDGES[1], lamp, ['CREATIVITY_5']),
  evaluation(JUDGES[2], lamp, ['CREATIVITY_5'], { points: 26 }),
  evaluation(JUDGES[2], stamp, ['DIFFICULTY_5'], { revocationTime: NOW - DAY }),
];

export const result = readResult({
  contest,
  attestations,
  block: { number: 4_711n, hash: ZERO, time: NOW },
});
