/** Random contests at the limits of their terms with the protocol's verdict on each, for test/forge/Differential.t.sol. */
import {
  ACT_LIMITS,
  type ActValues,
  CONTEST_LIMITS,
  encodeActData,
  openReplay,
  type Protocol,
} from '@org/contests';
import { encodeAbiParameters, type Hex, keccak256, toHex, zeroHash } from 'viem';
import { createEas } from './createEas.ts';
import type { History } from './histories.ts';
import { corrupt, createRandom, getSelector, type Step, stepTypes } from './steps.ts';

type Terms = ActValues['contest'];

const LAST = 2n ** 64n - 1n;
const organizer: Hex = '0x000000000000000000000000000000000000a000';
const noTimes = { submissionsUntil: 0n, opensAt: 0n, closesAt: 0n, revealUntil: 0n };
const list = <T>(length: number, create: (index: number) => T): T[] =>
  Array.from({ length }, (_, index) => create(index));
const people = (length: number): Hex[] => list(length, (index) => toHex(0xb000 + index, { size: 20 }));

/** A history of contests only: terms that are valid, with up to three of them replaced by values at or beyond a limit. */
export function createStarts(seed: number, protocol: Protocol, length: number): History {
  const random = createRandom(seed);
  const pick = <T>(values: readonly [T, ...T[]]): T => values[random(values.length)] ?? values[0];
  const eas = createEas();
  const steps: Step[] = [];
  const outcomes: string[] = [];
  let time = 100n;

  const createTerms = (): Terms => {
    const flags = random(4);
    const opensAt = time + BigInt(random(2) ? random(3) : 1000);
    const closesAt = opensAt + BigInt(1 + random(2));
    const criteria = pick([1, 2, CONTEST_LIMITS.criteria]);
    return {
      ...{ title: 'T', uri: 'u', contentHash: keccak256('0x01'), flags, opensAt, closesAt },
      submissionsUntil: flags & 1 ? opensAt - BigInt(random(2)) : 0n,
      revealUntil: flags & 2 ? closesAt + BigInt(1 + random(2)) : closesAt,
      judges: people(random(3)),
      maxPoints: list(criteria, () => 1 + random(255)),
      weights: list(criteria, () => 1 + random(255)),
      entries: list(random(3), (index) => keccak256(toHex(index))),
    };
  };
  const pickTime = (): bigint =>
    pick([0n, 1n, time - 1n, time, time + 1n, time + 2n, time + 1001n, LAST - 1n, LAST]);
  const pickBytes = (): number[] => list(pick([0, 1, 2, 20, 21, 33]), () => random(40) && 1 + random(255));
  const change = (terms: Terms): Terms => {
    const changes: readonly [() => Partial<Terms>, ...(() => Partial<Terms>)[]] = [
      () => ({ title: 'x'.repeat(pick([0, 1, CONTEST_LIMITS.titleBytes, CONTEST_LIMITS.titleBytes + 1])) }),
      () => ({ uri: 'x'.repeat(pick([0, CONTEST_LIMITS.uriBytes, CONTEST_LIMITS.uriBytes + 1])) }),
      () => ({ contentHash: zeroHash }),
      () => ({ flags: pick([0, 1, 2, 3, 4, 128, 131, 255]) }),
      () => ({ submissionsUntil: pickTime() }),
      () => ({ opensAt: pickTime() }),
      () => ({ closesAt: pickTime() }),
      () => ({ revealUntil: pickTime() }),
      () => ({ judges: people(pick([ACT_LIMITS.judges, ACT_LIMITS.judges + 1])) }),
      () => ({ judges: [...people(2), ...people(1 + random(2))] }),
      () => ({ maxPoints: pickBytes() }),
      () => ({ weights: pickBytes() }),
      () => ({ entries: list(pick([ACT_LIMITS.entries, ACT_LIMITS.entries + 1]), () => zeroHash) }),
    ];
    return { ...terms, ...pick(changes)() };
  };

  while (steps.length < length) {
    let terms = createTerms();
    for (let changes = random(4); changes > 0; changes -= 1) terms = change(terms);
    const encoded = encodeActData('contest', terms);
    const data = random(8) ? encoded : corrupt(encoded, random);
    const refUID = random(20) ? zeroHash : (eas.list()[0]?.uid ?? zeroHash);
    const schema = protocol.schemas.contest;
    const fields = { schema, attester: organizer, time, expirationTime: 0n, revocable: random(20) > 0 };
    const attestation = eas.create({ ...fields, refUID, data });
    const opened = openReplay(protocol, attestation);
    if (opened.ok) eas.store(attestation);
    outcomes.push(opened.ok ? 'contest' : opened.reason);
    steps.push({
      ...{
        time,
        who: organizer,
        isRevocation: false,
        isRevocable: attestation.revocable,
        schema,
        refUID,
        data,
      },
      ...{ uid: attestation.uid, contest: attestation.uid, acts: 0, entry: 1, sum: 0n, reviews: 0 },
      failure: opened.ok ? '0x00000000' : getSelector(opened.reason),
      head: opened.ok ? opened.value.acts.head : zeroHash,
      submissionsHead: opened.ok ? opened.value.submissionActs.head : zeroHash,
      times: opened.ok ? opened.value.times : noTimes,
      start: opened.ok ? opened.value.values : noTimes,
      hasReviews: false,
      judges: opened.ok ? opened.value.judges.size : 0,
      entries: opened.ok ? opened.value.entries.length : 0,
    });
    time += BigInt(random(3));
  }
  return { encoded: encodeAbiParameters(stepTypes, [steps]), outcomes };
}
