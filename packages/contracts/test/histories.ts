/** Random histories of contests with the protocol's verdict on each act, for test/forge/Differential.t.sol. */
import {
  ACT_LIMITS,
  type ActValues,
  type Attestation,
  CONTEST_LIMITS,
  type ContestReplay,
  encodeActData,
  getCommitment,
  openReplay,
  type Protocol,
  replay,
  SCHEMAS,
  type Schedule,
  type SchemaName,
} from '@org/contests';
import { type Address, encodeAbiParameters, type Hex, keccak256, toHex, zeroHash } from 'viem';
import { createEas } from './createEas.ts';
import { corrupt, createRandom, getSelector, type Step, stepTypes } from './steps.ts';

const documentHash = keccak256('0x01');

const person = (index: number): Address => `0x${(0xa000 + index).toString(16).padStart(40, '0')}`;
const organizer = person(0);
const judges = [1, 2, 3].map(person);
const entrants = [4, 5].map(person);
/** Judges who do nothing, in histories at limits. */
const crowd = Array.from({ length: 500 }, (_, index) => person(0x100 + index));
const everybody = [organizer, ...judges, ...entrants, person(6)];
const listHashes = (length: number): Hex[] => Array.from({ length }, (_, index) => keccak256(toHex(index)));

/** A history and what happened in it. */
export type History = {
  /** The ABI encoding of its steps. */
  readonly encoded: Hex;
  /** The name of each act that was accepted, and the error of each that was refused. */
  readonly outcomes: readonly string[];
};

/** 0 to 4: submissions, admission, judging, revealing, closed. */
function getPhase(elapsed: number): number {
  return [0, 0, 0, 1, 2, 2, 2, 2, 3, 3, 4][Math.floor(elapsed * 11)] ?? 4;
}

/** The first and the last second of a phase, by the times in force; a phase that the contest does not have is 1,000 s long. */
function getSeconds(phase: number, times: Schedule): readonly [bigint, bigint] {
  const { submissionsUntil, opensAt, closesAt, revealUntil } = times;
  const admission = submissionsUntil || opensAt - 1000n;
  const end = revealUntil > closesAt ? revealUntil : closesAt + 1000n;
  const bounds = [0n, admission, opensAt, closesAt, end, end + 1000n];
  return [bounds[phase] ?? 0n, (bounds[phase + 1] ?? 0n) - 1n];
}

/** The acts that the rule allows until judging ends, or until it has a review. */
const lateActs: readonly string[] = ['admit', 'list', 'judges', 'postpone', 'disqualify', 'revoke contest'];

/**
 * A random contest with acts of which about half are refused. `atLimits`: with 498 or 499 judges and 999 entries before
 * others are added, with one judge who reviews one entry again and again, and with texts at their limits.
 */
export function createHistory(
  seed: number,
  protocol: Protocol,
  { length, atLimits = false }: { readonly length: number; readonly atLimits?: boolean },
): History {
  const random = createRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  const flags = random(4);
  const criteria = 1 + random(4);
  const list = (below: number) => Array.from({ length: criteria }, () => 1 + random(below));
  const terms: ActValues['contest'] = {
    ...{ title: 'T', uri: 'u', contentHash: documentHash },
    // At times there is no phase of admission.
    submissionsUntil: flags & 1 ? (random(6) ? 1000n : 2000n) : 0n,
    opensAt: 2000n,
    closesAt: 3000n,
    revealUntil: flags & 2 ? 4000n : 3000n,
    flags,
    judges: [...judges.slice(0, 2 + random(2)), ...(atLimits ? crowd.slice(0, 96) : [])],
    maxPoints: list(10),
    weights: list(255),
    entries: listHashes(atLimits ? 199 : 1 + random(3)),
  };
  const eas = createEas();
  const steps: Step[] = [];
  const outcomes: string[] = [];
  let time = 100n;
  const create = (
    name: SchemaName,
    by: Address,
    change: Partial<Attestation> & Pick<Attestation, 'data'>,
  ) => {
    const { revocable } = SCHEMAS[name];
    const fields = { schema: protocol.schemas[name], attester: by, revocable, refUID: zeroHash };
    return eas.create({ ...fields, time, expirationTime: 0n, ...change });
  };
  const started = create('contest', organizer, { data: encodeActData('contest', terms) });
  const { uid } = started;
  const opened = openReplay(protocol, started);
  if (!opened.ok) throw new Error(`History ${seed}: the contest is refused: ${opened.reason}.`);
  const contest = opened.value;
  eas.store(started);

  const add = (
    attestation: Attestation,
    step: Pick<Step, 'who' | 'isRevocation'>,
    failure?: string | null,
  ) => {
    const entry = 1 + random(contest.entries.length + 1);
    const { sum, count } = contest.getSum(entry);
    const { schema, refUID, data, revocable } = attestation;
    const name = contest.findSchema(schema) ?? 'none';
    const outcome = failure ?? (step.isRevocation ? `revoke ${name}` : name);
    outcomes.push(outcome);
    const isLate = time >= contest.times.opensAt;
    if (isLate && lateActs.includes(outcome)) outcomes.push(`late ${outcome}`);
    if (isLate && contest.judges.size < (steps.at(-1)?.judges ?? 0)) outcomes.push('late removal');
    steps.push({
      ...{ ...step, schema, refUID, data, uid: attestation.uid, isRevocable: revocable },
      ...{ time, contest: uid, entry, reviews: count, sum: BigInt(sum) },
      failure: failure ? getSelector(failure) : '0x00000000',
      acts: contest.acts.acts.length,
      head: contest.acts.head,
      submissionsHead: contest.submissionActs.head,
      times: contest.times,
      start: contest.values,
      hasReviews: contest.hasReviews,
      judges: contest.judges.size,
      entries: contest.entries.length,
    });
  };
  add(started, { who: organizer, isRevocation: false });

  const pickEntry = () => (random(8) ? 1 + (atLimits ? 0 : random(contest.entries.length)) : random(300));
  /** Text of a length at a limit, in histories at limits. */
  const pickText = (text: string, limit: number) =>
    atLimits && random(8) === 0 ? 'x'.repeat(pick([0, limit, limit + 1])) : text;
  const pickPoints = () =>
    Array.from({ length: random(12) ? criteria : criteria + 1 }, (_, index) =>
      random((terms.maxPoints[index] ?? 1) + (random(12) ? 1 : 3)),
    );
  const salts = new Map<Hex, { points: readonly number[]; salt: Hex }>();
  const commentHash = keccak256(toHex('c'));
  const pickSubmission = (): Hex => {
    const known = [...contest.submissions.values()];
    const wanted = random(4) ? known.filter(({ status }) => status === 'pending') : known;
    return pick(wanted)?.uid ?? keccak256('0x02');
  };

  const pickFirst = (): number => {
    const next = contest.entries.length + 1;
    return random(8) ? next : pick([0, next - 1, next + 1, 65_535]);
  };
  const pickJudges = (listed: boolean): Address[] => {
    if (atLimits && random(3) === 0) return crowd.slice(...pick([[0, 100] as const, [0, 101] as const]));
    const wanted = everybody.filter((one) => contest.judges.has(one) !== listed);
    return Array.from({ length: random(8) ? 1 + random(2) : random(4) }, () =>
      pick(random(6) && wanted.length > 0 ? wanted : everybody),
    );
  };
  /** Times that are mostly valid: those that have not passed are moved, in their order and within 14 days. */
  const pickTimes = (): Schedule => {
    const { submissionsUntil, opensAt, closesAt, revealUntil } = contest.times;
    const by = pick([1n, BigInt(1 + random(400)), ACT_LIMITS.postponement]);
    const move = (value: bigint, start: bigint) => {
      if (value <= time || random(3) === 0) return value;
      const last = start + ACT_LIMITS.postponement;
      if (value + by > last) return last;
      return value + by;
    };
    const { values } = contest;
    const moved = {
      submissionsUntil: move(submissionsUntil, values.submissionsUntil),
      opensAt: move(opensAt, values.opensAt),
      closesAt: move(closesAt, values.closesAt),
    };
    const times = {
      ...moved,
      revealUntil: contest.isSealed ? move(revealUntil, values.revealUntil) : moved.closesAt,
    };
    if (random(4)) return times;
    const name = pick(['submissionsUntil', 'opensAt', 'closesAt', 'revealUntil'] as const);
    const limit = values[name] + ACT_LIMITS.postponement;
    const current = contest.times[name];
    return {
      ...times,
      [name]: pick([0n, current && current - 1n, current + 1n, time, limit, limit + 1n, 2n ** 64n - 1n]),
    };
  };

  const createData = (schema: Exclude<SchemaName, 'contest'>, by: Address): Hex => {
    const salt = keccak256(toHex(random(2 ** 30)));
    const entry = pickEntry();
    const points = pickPoints();
    switch (schema) {
      case 'entry': {
        const replaces = random(2) ? pickSubmission() : null;
        const contentHash = atLimits && random(8) === 0 ? zeroHash : documentHash;
        return encodeActData(schema, { contentHash, uri: pickText('u', CONTEST_LIMITS.uriBytes), replaces });
      }
      case 'admit':
        return encodeActData(schema, {
          first: pickFirst(),
          submissions: Array.from({ length: random(8) ? 1 + random(2) : 0 }, pickSubmission),
        });
      case 'list':
        return encodeActData(schema, {
          first: pickFirst(),
          uri: pickText('u', CONTEST_LIMITS.uriBytes),
          contentHash: random(20) ? documentHash : zeroHash,
          entries: listHashes(random(8) ? 1 + random(2) : pick([0, 200, 201])),
        });
      case 'judges': {
        const listed = random(3) > 0;
        return encodeActData(schema, { judges: pickJudges(listed), listed });
      }
      case 'postpone':
        return encodeActData(schema, {
          ...pickTimes(),
          reason: random(20) ? pickText('r', CONTEST_LIMITS.textBytes) : '',
        });
      case 'evaluation':
        return encodeActData(schema, {
          ...{ entry, points, commentHash: null },
          comment: pickText('c', CONTEST_LIMITS.textBytes),
        });
      case 'recusal':
        return encodeActData(schema, { entry });
      case 'disqualify':
        return encodeActData(schema, { entry, reason: pickText('r', CONTEST_LIMITS.textBytes) });
      case 'commit': {
        if (random(3) === 0) return encodeActData(schema, { entry, commitment: salt });
        const preimage = { contest: uid, entry, judge: by, points, commentHash, salt };
        const commitment = getCommitment(protocol, preimage);
        salts.set(commitment, { points, salt });
        return encodeActData(schema, { entry, commitment });
      }
      case 'reveal': {
        const committed = contest.reviews.filter(({ kind }) => kind === 'commitment');
        const inForce = committed.filter(({ status }) => status === 'in-force');
        const review = pick(random(4) && inForce.length > 0 ? inForce : committed);
        const known = salts.get(review?.commitment ?? '0x');
        const preimage = { entry: review?.entry ?? entry, judge: review?.judge ?? pick(judges) };
        const revealed = random(8) ? (known?.points ?? points) : points;
        return encodeActData(schema, {
          ...preimage,
          points: revealed,
          comment: pickText('c', CONTEST_LIMITS.textBytes),
          salt: known?.salt ?? salt,
        });
      }
    }
  };

  const review = flags & 2 ? ('commit' as const) : ('evaluation' as const);
  const submission = flags & 1 ? ('entry' as const) : ('judges' as const);
  const organizing = ['admit', 'list', 'judges', 'postpone'] as const;
  const any = [
    ...organizing,
    ...(['entry', 'recusal', 'disqualify', 'evaluation', 'commit', 'reveal'] as const),
  ] as const;
  const others = atLimits ? [] : (['recusal', pick(any)] as const);
  const judging = Array<typeof review>(8).fill(review);
  /** At times, judging has hardly any review, so that the organizer can withdraw the contest and judges. */
  const isQuiet = !atLimits && random(5) === 0;
  const phases: readonly (readonly Exclude<SchemaName, 'contest'>[])[] = [
    [submission, submission, submission, 'admit', 'judges', pick(organizing), ...others],
    [submission, ...organizing, ...others],
    isQuiet
      ? [...organizing, 'judges', 'judges', 'recusal', 'disqualify', pick(any)]
      : [...judging, ...organizing, ...(atLimits ? [] : (['recusal', 'disqualify', pick(any)] as const))],
    ['reveal', 'reveal', 'reveal', pick(any)],
    any,
  ];
  const isRevokedEarly = random(10) === 0;
  const actorOf: Partial<Record<SchemaName, readonly Address[]>> = {
    entry: entrants,
    admit: [organizer],
    list: [organizer],
    judges: [organizer],
    postpone: [organizer],
    disqualify: [organizer],
    evaluation: atLimits ? judges.slice(0, 1) : judges,
    commit: atLimits ? judges.slice(0, 1) : judges,
    recusal: judges,
  };

  const attest = (attestation: Attestation) => {
    const failure = contest.attest(attestation);
    if (failure === null) eas.store(attestation);
    add(attestation, { who: attestation.attester, isRevocation: false }, failure);
  };
  if (atLimits) {
    for (let index = 0; index < 4; index += 1) {
      const added = crowd.slice(96 + 100 * index, 196 + 100 * index);
      const addition = encodeActData('judges', { judges: added, listed: true });
      attest(create('judges', organizer, { data: addition, refUID: uid }));
      const listed = {
        first: 200 + 200 * index,
        uri: '',
        contentHash: documentHash,
        entries: listHashes(200),
      };
      attest(create('list', organizer, { data: encodeActData('list', listed), refUID: uid }));
    }
  }

  for (let index = steps.length; index < length; index += 1) {
    // Some acts are at the edges of windows.
    const phase = getPhase(index / length);
    const [first, last] = getSeconds(phase, contest.times);
    if (time < first) time = first + BigInt(random(2) ? 0 : random(20));
    else time += BigInt(random(Math.ceil(960 / length)));
    if (getPhase((index + 1) / length) !== phase && random(2) && time < last) time = last;
    if (random(6) === 0) {
      const attestation = pick(
        eas.list().filter(({ schema, revocable }) => {
          if (schema === protocol.schemas.contest)
            return isRevokedEarly || time > contest.times.opensAt + (isQuiet ? 0n : 500n);
          return revocable || random(20) === 0;
        }),
      );
      if (!attestation) continue;
      const who = random(8) ? attestation.attester : pick(everybody);
      const revoked = { ...attestation, revocationTime: time };
      const failure = eas.refuseRevocation(attestation, who) ?? contest.revoke(revoked);
      if (failure === null) eas.markRevoked(revoked);
      add(attestation, { who, isRevocation: true }, failure);
      continue;
    }
    const schema = pick(phases[phase] ?? []);
    const by = random(8) ? pick(actorOf[schema] ?? everybody) : pick(everybody);
    const encoded = createData(schema, by);
    const data = random(20) ? encoded : corrupt(encoded, random);
    const refUID = random(40) ? uid : pick(eas.list()).uid;
    const revocable = SCHEMAS[schema].revocable && random(40) > 0;
    const attestation = create(schema, by, { data, refUID, revocable });
    attest(attestation);
  }
  checkFold(seed, { protocol, contest, started, rows: eas.list() });
  return { encoded: encodeAbiParameters(stepTypes, [steps]), outcomes };
}

/** The fold of the logs must lead to the same state as the acts one by one. */
function checkFold(
  seed: number,
  of: {
    readonly protocol: Protocol;
    readonly contest: ContestReplay;
    readonly started: Attestation;
    readonly rows: readonly Attestation[];
  },
): void {
  const { protocol, contest, started } = of;
  const rows = new Map(of.rows.map((row) => [row.uid, row]));
  const find = ({ uid }: { readonly uid: Hex }): Attestation => rows.get(uid) ?? started;
  const acts = contest.acts.acts.map(find);
  const submissionActs = contest.submissionActs.acts.map(find);
  const whole = replay({ protocol, contest: started, acts, submissionActs });
  const part = replay({ protocol, contest: started, acts, submissions: of.rows });
  for (const folded of [whole, part]) {
    if (!folded.ok) throw new Error(`History ${seed} does not fold: ${JSON.stringify(folded.fault)}`);
    if (folded.value.acts.head !== contest.acts.head) throw new Error(`History ${seed}: another head`);
  }
  if (whole.ok && whole.value.submissionActs.head !== contest.submissionActs.head)
    throw new Error(`History ${seed}: another head of submissions`);
}
