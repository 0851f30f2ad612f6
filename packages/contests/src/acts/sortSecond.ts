import type { Address, Hex } from 'viem';
import type { Attestation } from '../base/attestation.ts';
import { type ActValues, decodeActData } from '../contest/decode.ts';
import type { SchemaName } from '../contest/schemas.ts';
import type { ContestReplay } from './contestReplay.ts';

/** An event within a second: an attestation was made, or revoked. */
export type Happening = {
  readonly attestation: Attestation;
  /** Undefined for a schema of another resolver. */
  readonly name: SchemaName | undefined;
  readonly isRevocation: boolean;
  readonly time: bigint;
};

/** The acts that must come before an act of the same second. */
type Needs = Map<Happening, Happening[]>;

/** Acts of which one never prevents another: they need no sorting. */
const isAlone = ({ isRevocation, name }: Happening): boolean =>
  !isRevocation && (name === 'evaluation' || name === 'commit' || name === 'reveal');

/**
 * Sorts the acts of a second so that each comes after those that it depends on: an edit after the submission that it
 * replaces and after the admission of that submission, lists and admissions by their first number, postponements by their
 * times, the acts about an entry after the act that gives its number and before what ends it, and the acts of a judge between
 * the acts that add and remove the judge. Otherwise the order of `second` stays. The cost is linear.
 */
export function sortSecond(state: ContestReplay, second: readonly Happening[]): readonly Happening[] {
  return second.length < 2 || second.every(isAlone) ? second : sortByNeeds(second, findNeeds(state, second));
}

/** Each act after those that it needs. Of a circle, which no honest scan has, the first act comes first. */
function sortByNeeds(second: readonly Happening[], needs: Needs): readonly Happening[] {
  const sorted = new Set<Happening>();
  const opened = new Set<Happening>();
  for (const start of second) {
    const stack = [start];
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const isOpened = opened.has(top);
      opened.add(top);
      const missing = isOpened ? [] : (needs.get(top) ?? []).filter((need) => !opened.has(need));
      if (missing.length > 0) stack.push(...missing.toReversed());
      else sorted.add(stack.pop() ?? top);
    }
  }
  return [...sorted];
}

function findNeeds(state: ContestReplay, second: readonly Happening[]): Needs {
  const needs: Needs = new Map();
  const add = (act: Happening | undefined, need: Happening | undefined): void => {
    if (!act || !need || act === need) return;
    const known = needs.get(act);
    if (known) known.push(need);
    else needs.set(act, [need]);
  };
  const made = new Map<Hex, Happening>();
  const ends = new Map<Hex, Happening>();
  const admits = new Map<Hex, Happening>();
  const submissionOf = new Map<number, Hex>();
  const givers: { readonly act: Happening; readonly first: number; readonly count: number }[] = [];
  const postponements: { readonly act: Happening; readonly sum: bigint }[] = [];
  const added = new Map<Address, Happening>();
  const removed = new Map<Address, Happening>();
  const about: { readonly act: Happening; readonly entry: number; readonly judge: Address | null }[] = [];

  for (const act of second) {
    const { attestation, isRevocation, name } = act;
    if (!isRevocation) made.set(attestation.uid, act);
    if (isRevocation && name === 'entry') ends.set(attestation.uid, act);
    const read = <Name extends SchemaName>(of: Name): ActValues[Name] | null => {
      const decoded = name === of ? decodeActData(of, attestation.data) : null;
      return decoded?.ok ? decoded.value : null;
    };
    const replaced = isRevocation ? null : read('entry')?.replaces;
    if (replaced) ends.set(replaced, act);
    const admit = read('admit');
    for (const [index, uid] of (admit?.submissions ?? []).entries()) {
      admits.set(uid, act);
      submissionOf.set((admit?.first ?? 0) + index, uid);
    }
    const list = read('list');
    const count = admit?.submissions.length ?? list?.entries.length;
    if (count !== undefined) givers.push({ act, first: (admit ?? list)?.first ?? 0, count });
    const times = read('postpone');
    if (times)
      postponements.push({
        act,
        sum: times.submissionsUntil + times.opensAt + times.closesAt + times.revealUntil,
      });
    const change = read('judges');
    for (const judge of change?.judges ?? []) (change?.listed ? added : removed).set(judge, act);
    const reviewed = read('evaluation') ?? read('commit') ?? read('recusal');
    if (reviewed) about.push({ act, entry: reviewed.entry, judge: attestation.attester });
    const other = read('reveal') ?? read('disqualify');
    if (other) about.push({ act, entry: other.entry, judge: null });
  }

  for (const act of second) if (act.isRevocation) add(act, made.get(act.attestation.uid));
  for (const [uid, end] of ends) {
    add(end, made.get(uid));
    add(end, admits.get(uid));
  }
  for (const [uid, admit] of admits) add(admit, made.get(uid));
  givers.sort((a, b) => a.first - b.first || a.count - b.count);
  for (const [index, { act }] of givers.entries()) add(act, givers[index - 1]?.act);
  postponements.sort((a, b) => (a.sum < b.sum ? -1 : 1));
  for (const [index, { act }] of postponements.entries()) add(act, postponements[index - 1]?.act);

  const giverOf = (entry: number): Happening | undefined =>
    entry > state.entries.length ? findGiver(givers, entry) : undefined;
  const last = new Map<string, Happening>();
  for (const each of about)
    if (each.act.name === 'recusal') last.set(`${each.entry} ${each.judge}`, each.act);
    else if (each.act.name === 'disqualify') last.set(`${each.entry}`, each.act);
  for (const { act, entry, judge } of about) {
    const uid = submissionOf.get(entry) ?? state.entries[entry - 1]?.submission?.uid;
    if (uid) add(ends.get(uid), act);
    add(act, giverOf(entry));
    // A disqualified entry gets no more reviews, and a recused judge reviews no more.
    add(last.get(`${entry}`), act);
    if (!judge) continue;
    add(last.get(`${entry} ${judge}`), act);
    // An account that is both added and removed is left to the search.
    if (added.has(judge) === removed.has(judge)) continue;
    add(act, act.isRevocation ? undefined : added.get(judge));
    add(removed.get(judge), act);
  }
  return needs;
}

/** The last of the sorted acts whose numbers begin at or before an entry's. */
function findGiver(
  givers: readonly { readonly act: Happening; readonly first: number; readonly count: number }[],
  entry: number,
): Happening | undefined {
  let [low, high] = [0, givers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((givers[middle]?.first ?? 0) <= entry) low = middle + 1;
    else high = middle;
  }
  return givers[low - 1]?.act;
}
