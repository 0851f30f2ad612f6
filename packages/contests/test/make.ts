import { type Address, getAddress, type Hex, numberToHex, zeroAddress } from 'viem';
import {
  type ActValues,
  type Attestation,
  type Block,
  type Contest,
  computeAttestationUid,
  encodeActData,
  getSchemaUids,
} from '../src/index.ts';

/** A 32-byte word that is easy to recognize. */
export function word(number: number | bigint): Hex {
  return numberToHex(number, { size: 32 });
}

/** An address that is easy to recognize. */
export function address(number: number): Address {
  return getAddress(numberToHex(number, { size: 20 }));
}

export const JUDGES = [address(0xa1), address(0xa2), address(0xa3)] as const;
export const STRANGER = address(0x5f);
export const ENTRIES = ['1', '2', '3'] as const;
const CONTEST_UID = word(0xc0);
const RESOLVER: Address = '0xDDd5527f3cA29245a7803b31F39E173fBa622dBf';
const SCHEMAS = getSchemaUids(RESOLVER);
const STARTED = 1_000n;

/** A contest of one criterion that is judged from its start on. */
export function makeContest(change: Partial<Contest> = {}): Contest {
  return {
    chainId: 31337,
    uid: CONTEST_UID,
    schemaUid: SCHEMAS.contest,
    organizer: address(0x09),
    title: 'Tools for small libraries',
    description: 'Which of these would a librarian keep?',
    judges: JUDGES,
    entries: ENTRIES,
    criteria: [{ id: '1', label: 'Useful', maxPoints: 26, weight: 1 }],
    terms: {
      resolver: RESOLVER,
      ...{ uri: 'ipfs://tools', contentHash: word(0xd0c) },
      ...{ submissionsUntil: null, opensAt: STARTED, revealUntil: null },
    },
    time: STARTED,
    endsAt: 4_000_000_000n,
    revokedAt: null,
    ...change,
  };
}

export function makeBlock(time = 5_000n): Block {
  return { number: 77n, hash: word(0xb10c), time };
}

/** A review's attestation whose UID recomputes; `says` replaces its fields. */
export function makeAttestation({
  says,
  ...change
}: Partial<Attestation> & { says?: Partial<ActValues['evaluation']> } = {}): Attestation {
  const values = { entry: 1, points: [8], comment: 'Clear to the last page.', commentHash: null, ...says };
  const fields = {
    schema: SCHEMAS.evaluation,
    recipient: zeroAddress,
    attester: JUDGES[0],
    time: 2_000n,
    expirationTime: 0n,
    revocationTime: 0n,
    revocable: true,
    refUID: CONTEST_UID,
    data: encodeActData('evaluation', values),
    isOffchain: false,
    ...change,
  } as const;
  return { uid: computeAttestationUid(fields), ...fields };
}
