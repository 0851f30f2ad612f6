import type { Address, Hex } from 'viem';
import { type Attestation, encodeActData } from '../src/index.ts';
import { address, JUDGES, STRANGER, word } from './make.ts';
import {
  type attestAct,
  commitReview,
  ENTRANT,
  makeTerms,
  ORGANIZER,
  type PlayedContest,
  startContest,
} from './makeContest.ts';

/** A generator of numbers below a limit, by a seed (mulberry32). */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** A contest with its rows as a scan has them, and the acts in their order. */
export type Played = { readonly contest: PlayedContest; readonly rows: readonly Attestation[] };

/** A random contest of accepted acts, many of which share a second. Sealed for odd seeds. */
export function playAtRandom(seed: number, attempts = 120): Played {
  const random = createRandom(seed);
  const pick = <T>(list: readonly T[]): T | undefined => list[random(list.length)];
  const isSealed = seed % 2 === 1;
  const contest = startContest(makeTerms(isSealed ? { flags: 3, revealUntil: 4_000n } : {}));
  const { state } = contest;
  const rows = new Map<Hex, Attestation>([[contest.contest.uid, contest.contest]]);
  const people: readonly Address[] = [...JUDGES, STRANGER, ENTRANT, address(0xe2)];
  const reveals: Parameters<typeof attestAct<'reveal'>>[1][] = [];
  let salt = 0;

  const attempt = (run: () => Attestation | undefined): void => {
    try {
      const row = run();
      if (row) rows.set(row.uid, row);
    } catch {
      // Refused.
    }
  };
  const revoke = (row: Attestation | undefined, time: bigint): void => {
    if (row?.revocationTime !== 0n) return;
    attempt(() => {
      contest.revoke(row, time);
      return { ...row, revocationTime: time };
    });
  };
  const made = new Set<string>();
  const attest = <Name extends Parameters<typeof attestAct>[0]>(
    name: Name,
    values: Parameters<typeof attestAct<Name>>[1],
    by: Address,
    time: bigint,
  ): void => {
    // EAS would give an equal attestation of the same second another UID.
    const key = `${name} ${encodeActData(name, values)} ${by} ${time}`;
    if (made.has(key)) return;
    made.add(key);
    attempt(() => contest.attest(name, values, by, time));
  };
  const act = (time: bigint): void => {
    const entry = 1 + random(state.entries.length);
    const judge = pick(JUDGES) as Address;
    const anybody = pick(people) as Address;
    const first = state.entries.length + 1;
    const submissions = [...state.submissions.values()];
    const pickOwn = (schema: 'entry' | 'evaluation' | 'commit') =>
      pick([...rows.values()].filter((row) => state.findSchema(row.schema) === schema));
    const choice = random(12);
    if (choice < 2) {
      const replaced = random(2) ? pick(submissions) : undefined;
      const values = { contentHash: word(++salt), uri: 'u', replaces: replaced?.uid ?? null };
      attest('entry', values, replaced?.entrant ?? anybody, time);
    } else if (choice < 4) {
      const pending = submissions.filter(({ status }) => status === 'pending').slice(0, 1 + random(3));
      attest('admit', { first, submissions: pending.map(({ uid }) => uid) }, ORGANIZER, time);
    } else if (choice === 4) {
      const judges = [...new Set([anybody, judge])].slice(random(2));
      attest('judges', { judges, listed: random(3) > 0 }, ORGANIZER, time);
    } else if (choice === 5) {
      revoke(pickOwn('entry'), time);
    } else if (choice === 6) {
      attest('recusal', { entry }, anybody, time);
    } else if (choice === 7 && random(3)) {
      attest('list', { first, uri: 'l', contentHash: word(1), entries: [word(++salt)] }, ORGANIZER, time);
    } else if (choice === 7) {
      attest('disqualify', { entry, reason: 'r' }, ORGANIZER, time);
    } else if (choice === 8) {
      const closesAt = state.times.closesAt + BigInt(1 + random(20));
      const revealUntil = isSealed ? closesAt + 1_000n : closesAt;
      attest('postpone', { ...state.times, closesAt, revealUntil, reason: 'r' }, ORGANIZER, time);
    } else if (choice === 9) {
      revoke(pickOwn(isSealed ? 'commit' : 'evaluation'), time);
    } else {
      const points = [random(6), random(11)];
      const comment = `${++salt}`;
      if (!isSealed) attest('evaluation', { entry, points, comment, commentHash: null }, anybody, time);
      // The salt of a commitment follows from its entry.
      else if (!made.has(`${entry} ${judge} ${points}`))
        attempt(() => {
          made.add(`${entry} ${judge} ${points}`);
          reveals.push(commitReview(contest, { entry, judge, points }, time));
          return contest.acts.at(-1);
        });
    }
  };

  let time = 600n;
  for (let index = 0; index < attempts; index += 1) {
    // Three acts of four share the second of the one before.
    if (random(4) === 0) time += BigInt(random(Math.ceil((4 * 2_500) / attempts)));
    act(time);
  }
  if (isSealed) {
    time = state.times.closesAt;
    for (const reveal of reveals) attest('reveal', reveal, STRANGER, time);
  }
  return { contest, rows: [...rows.values()].filter(({ uid }) => uid !== contest.contest.uid) };
}
