import type { Address, Hex } from 'viem';
import { checksumAddress } from '../base/address.ts';
import { type Attestation, normalizeAttestation } from '../base/attestation.ts';
import type { Answer } from '../base/errors.ts';
import { toAddress } from '../contest/canonicalReader.ts';
import {
  type ActValues,
  readActData,
  readJudgesData,
  type Schedule,
  TIME_NAMES,
  toDataBytes,
} from '../contest/decode.ts';
import { decide, type Refusal, refuse, refuseUnless } from '../contest/refusals.ts';
import {
  ACT_LIMITS,
  CONTEST_FLAGS,
  CONTEST_LIMITS,
  SCHEMA_NAMES,
  type SchemaName,
  type SchemaUids,
} from '../contest/schemas.ts';
import {
  type AccumulatedAct,
  type ActKind,
  getCommitment,
  getFirstHead,
  getNextHead,
  type ResolverPlace,
} from './accumulator.ts';
import { areOrdered, openContest } from './openContest.ts';

/** One of the two logs of a contest: the acts so far and the accumulator. */
type Log = { readonly acts: AccumulatedAct[]; head: Hex };

/**
 * An entry by its number, which is its place in the list plus one. `submission` is null for the organizer's entries, `list`
 * is the act that added one after the start, with the document of its texts, in which it is number `place`, from 0 on.
 */
export type ContestEntry = {
  readonly number: number;
  readonly contentHash: Hex;
  readonly submission: { readonly uid: Hex; readonly entrant: Address; readonly uri: string } | null;
  readonly list: {
    readonly uid: Hex;
    readonly uri: string;
    readonly contentHash: Hex;
    readonly place: number;
  } | null;
  status: 'standing' | 'withdrawn' | 'disqualified';
  /** The organizer's reason, if the entry is disqualified. */
  reason: string | null;
};

/** A submission. `entry` is its number once it has been admitted. */
export type Submission = {
  readonly uid: Hex;
  readonly entrant: Address;
  readonly contentHash: Hex;
  readonly uri: string;
  /** The submission that this one replaced; null if it is a new one. */
  readonly replaces: Hex | null;
  status: 'pending' | 'admitted' | 'withdrawn' | 'replaced';
  entry: number | null;
};

/** A review is in force until a later review, its judge, a recusal, or the reveal of a commitment ends it. */
export type ReviewStatus = 'in-force' | 'superseded' | 'withdrawn' | 'recused' | 'revealed';

/** An open review, a commitment, or a reveal. `points` is null for a commitment. */
export type ReviewAct = {
  readonly kind: 'review' | 'commitment' | 'reveal';
  readonly attestation: Attestation;
  readonly judge: Address;
  readonly entry: number;
  readonly points: readonly number[] | null;
  readonly comment: string;
  /** The keccak256 of the text at the URI `comment`; null if `comment` is the text. */
  readonly commentHash: Hex | null;
  readonly commitment: Hex | null;
  status: ReviewStatus;
};

/** A judge's review in force of an entry, and the number of acts so far. */
type Slot = { inForce: ReviewAct | null; acts: number; isRecused: boolean };

/** A recusal. */
export type Recusal = {
  readonly uid: Hex;
  readonly judge: Address;
  readonly entry: number;
  readonly time: bigint;
};

/** A postponement: the times from then on, in seconds, and the organizer's reason. */
export type Postponement = {
  readonly uid: Hex;
  readonly time: bigint;
  readonly times: Schedule;
  readonly reason: string;
};

/** Σ of the scores of an entry's reviews in force, and their number: the mean is the fraction. */
export type EntrySum = { readonly sum: number; readonly count: number };

/** The resolver and its schemas. */
export type Protocol = ResolverPlace & { readonly schemas: SchemaUids };

/** A state as plain data, which `ContestReplay.restore` turns back: what a worker returns. */
export type StateRecord = {
  readonly protocol: Protocol;
  readonly attestation: Attestation;
  readonly values: ActValues['contest'];
  readonly judges: readonly Address[];
  readonly removedJudges: readonly Address[];
  readonly entries: readonly ContestEntry[];
  readonly submissions: readonly Submission[];
  readonly reviews: readonly ReviewAct[];
  readonly recusals: readonly Recusal[];
  readonly postponements: readonly Postponement[];
  readonly acts: Log;
  readonly submissionActs: Log;
  readonly isRevoked: boolean;
  readonly hasReviews: boolean;
  /** `inForce` is the place of a review in `reviews`, -1 without one. */
  readonly slots: readonly (Omit<Slot, 'inForce'> & { readonly key: string; readonly inForce: number })[];
  readonly sums: readonly (readonly [entry: number, sum: EntrySum])[];
};

/**
 * A contest act by act: the one implementation of the protocol's rules. Each method decides as the resolver does and returns
 * its error, or null if the act is accepted; a refused act changes nothing. It does not decide what EAS itself
 * refuses (an attestation that exists already, a revocation by somebody else), nor that a log of 2^24 - 1 acts is full: readers
 * refuse logs of more than 100,000 acts.
 */
export class ContestReplay {
  readonly attestation: Attestation;
  readonly values: ActValues['contest'];
  readonly judges: Set<Address>;
  /** The judges whom the organizer removed and has not listed again. */
  readonly removedJudges = new Set<Address>();
  readonly entries: ContestEntry[];
  readonly submissions = new Map<Hex, Submission>();
  readonly reviews: ReviewAct[] = [];
  readonly recusals: Recusal[] = [];
  readonly postponements: Postponement[] = [];
  readonly acts: Log;
  readonly submissionActs: Log;
  isRevoked = false;
  /** True if a review or a commitment was ever accepted. Until then the organizer can withdraw the contest. */
  hasReviews = false;
  readonly #protocol: Protocol;
  readonly #slots = new Map<string, Slot>();
  readonly #sums = new Map<number, EntrySum>();

  constructor(protocol: Protocol, attestation: Attestation, values: ActValues['contest']) {
    this.#protocol = protocol;
    this.attestation = attestation;
    this.values = values;
    this.judges = new Set(values.judges);
    this.entries = [];
    for (const contentHash of values.entries) this.#addEntry({ contentHash });
    this.acts = { acts: [], head: getFirstHead(protocol, attestation.uid) };
    this.submissionActs = { acts: [], head: getFirstHead(protocol, attestation.uid, 'submissions') };
  }

  /** The resolver and its schemas. */
  get protocol(): Protocol {
    return this.#protocol;
  }

  get chainId(): number {
    return this.#protocol.chainId;
  }

  /** With its checksum, however the protocol spells it: results have the same bytes from the chain and from a proof. */
  get resolver(): Address {
    return checksumAddress(this.#protocol.resolver);
  }

  /** The times in force. Those of the start are in `values`. */
  get times(): Schedule {
    return this.postponements.at(-1)?.times ?? this.values;
  }

  get isSealed(): boolean {
    return (this.values.flags & CONTEST_FLAGS.sealed) !== 0;
  }

  /** True if the contest takes submissions. */
  get hasSubmissions(): boolean {
    return (this.values.flags & CONTEST_FLAGS.submissions) !== 0;
  }

  /** The sum and the number of the reviews in force of an entry. Zero for unknown numbers. */
  getSum(entry: number): EntrySum {
    return this.#sums.get(entry) ?? { sum: 0, count: 0 };
  }

  /** Σ points × weight. */
  getScore(points: readonly number[]): number {
    return points.reduce((score, value, index) => score + value * (this.values.weights[index] ?? 0), 0);
  }

  /** How many records a copy has. */
  get size(): number {
    return (
      this.entries.length +
      this.judges.size +
      this.removedJudges.size +
      this.submissions.size +
      2 * this.reviews.length +
      this.acts.acts.length +
      this.submissionActs.acts.length
    );
  }

  /** A copy that changes on its own. */
  clone(): ContestReplay {
    return ContestReplay.restore(this.toRecord());
  }

  /** The state as plain data. It shares its lists with the state: copy it before either changes. */
  toRecord(): StateRecord {
    const places = new Map(this.reviews.map((review, place) => [review, place]));
    const { attestation, values, entries, reviews, recusals, postponements } = this;
    return {
      ...{ attestation, values, entries, reviews, recusals, postponements },
      ...{ acts: this.acts, submissionActs: this.submissionActs },
      ...{ isRevoked: this.isRevoked, hasReviews: this.hasReviews, protocol: this.#protocol },
      judges: [...this.judges],
      removedJudges: [...this.removedJudges],
      submissions: [...this.submissions.values()],
      slots: [...this.#slots].map(([key, { inForce, ...slot }]) => ({
        ...{ ...slot, key },
        inForce: (inForce && places.get(inForce)) ?? -1,
      })),
      sums: [...this.#sums],
    };
  }

  /**
   * A state of its own from a record of one.
   *
   * @example
   * ```ts
   * import { ContestReplay } from '@org/contests';
   *
   * const copy = ContestReplay.restore(structuredClone(reading.state.toRecord()));
   * ```
   */
  static restore(record: StateRecord): ContestReplay {
    const copy = new ContestReplay(record.protocol, record.attestation, record.values);
    copy.judges.clear();
    for (const judge of record.judges) copy.judges.add(judge);
    for (const judge of record.removedJudges) copy.removedJudges.add(judge);
    copy.entries.length = 0;
    for (const entry of record.entries) copy.entries.push({ ...entry });
    for (const submission of record.submissions) copy.submissions.set(submission.uid, { ...submission });
    for (const review of record.reviews) copy.reviews.push({ ...review });
    for (const { key, inForce, ...slot } of record.slots)
      copy.#slots.set(key, { ...slot, inForce: copy.reviews[inForce] ?? null });
    for (const [entry, sum] of record.sums) copy.#sums.set(entry, sum);
    for (const recusal of record.recusals) copy.recusals.push(recusal);
    for (const postponement of record.postponements) copy.postponements.push(postponement);
    for (const log of ['acts', 'submissionActs'] as const) {
      for (const act of record[log].acts) copy[log].acts.push(act);
      copy[log].head = record[log].head;
    }
    copy.isRevoked = record.isRevoked;
    copy.hasReviews = record.hasReviews;
    return copy;
  }

  /** An attestation that was made; its `time` is that of the act. */
  attest(row: Attestation): Refusal | null {
    const answer = decide(() => this.#attest(normalizeAttestation(row)));
    return answer.ok ? null : answer.reason;
  }

  /** An attestation that was revoked; its `revocationTime` is the time of the act. */
  revoke(row: Attestation): Refusal | null {
    const answer = decide(() => this.#revoke(normalizeAttestation(row)));
    return answer.ok ? null : answer.reason;
  }

  /** Adds a pending submission without its log: for folds that know the submissions of admitted entries only. */
  introduce(row: Attestation): Refusal | null {
    const attestation = normalizeAttestation(row);
    const answer = decide(() => {
      const values = this.#readSubmission(attestation);
      this.#addSubmission(attestation, values);
    });
    return answer.ok ? null : answer.reason;
  }

  /** The name of a schema; undefined if it is not one of this resolver. */
  findSchema(uid: Hex): SchemaName | undefined {
    return SCHEMA_NAMES.find((name) => this.#protocol.schemas[name] === uid);
  }

  #attest(attestation: Attestation): void {
    refuseUnless(attestation.expirationTime === 0n, 'Expiring');
    const name = this.findSchema(attestation.schema);
    if (name === 'entry') this.#submit(attestation);
    else if (name === 'admit') this.#admit(attestation);
    else if (name === 'list') this.#list(attestation);
    else if (name === 'judges') this.#changeJudges(attestation);
    else if (name === 'evaluation') this.#review(attestation);
    else if (name === 'recusal') this.#recuse(attestation);
    else if (name === 'disqualify') this.#disqualify(attestation);
    else if (name === 'commit') this.#commit(attestation);
    else if (name === 'reveal') this.#reveal(attestation);
    else if (name === 'postpone') this.#postpone(attestation);
    else refuse('ForeignSchema');
  }

  #revoke(attestation: Attestation): void {
    const name = this.findSchema(attestation.schema);
    if (name === 'evaluation' || name === 'commit') this.#withdrawReview(attestation, name);
    else if (name === 'entry') this.#withdrawSubmission(attestation);
    else if (name === 'contest') this.#revokeContest(attestation);
    else refuse('ForeignSchema');
  }

  // The organizer

  #revokeContest({ uid, revocationTime }: Attestation): void {
    this.#checkContest(uid);
    checkWindow(revocationTime, 0n, this.#endOfPreparation);
    this.isRevoked = true;
    record(this.acts, 'contestRevoked', uid, revocationTime);
  }

  #postpone({ uid, data, refUID, time, attester }: Attestation): void {
    const { reason, ...times } = readActData('postpone', data);
    this.#checkOrganizer({ refUID, time, attester });
    const changed = TIME_NAMES.filter((name) => times[name] !== this.times[name]);
    refuseUnless(changed.length > 0, 'WrongTimes');
    for (const name of changed) {
      const [next, current, latest] = [
        times[name],
        this.times[name],
        this.values[name] + ACT_LIMITS.postponement,
      ];
      // A time that has passed stays, also zero, which stands for no submissions.
      refuseUnless(next > current && current > time && next <= latest, 'WrongTimes');
    }
    refuseUnless(areOrdered(times, this.values.flags), 'WrongTimes');
    this.postponements.push({ uid, time, times, reason });
    record(this.acts, 'postponed', uid, time);
  }

  #changeJudges({ uid, data, refUID, time, attester }: Attestation): void {
    const { judgeWords, listed } = readJudgesData(toDataBytes(data));
    this.#checkOrganizer({ refUID, time, attester }, listed ? this.times.closesAt : this.#endOfPreparation);
    refuseUnless(judgeWords.length > 0, 'NoJudges');
    refuseUnless(judgeWords.length <= ACT_LIMITS.judges, 'TooManyJudges');
    const changed = new Set<Address>();
    for (const word of judgeWords) {
      const judge = toAddress(word);
      const isListed = changed.has(judge) ? listed : this.judges.has(judge);
      refuseUnless(isListed !== listed, listed ? 'AlreadyJudge' : 'NotJudge');
      changed.add(judge);
    }
    refuseUnless(!listed || this.judges.size + changed.size <= CONTEST_LIMITS.judges, 'TooManyJudges');
    const [from, to] = listed ? [this.removedJudges, this.judges] : [this.judges, this.removedJudges];
    for (const judge of changed) {
      from.delete(judge);
      to.add(judge);
    }
    record(this.acts, 'judgesChanged', uid, time);
  }

  #admit({ uid, data, refUID, time, attester }: Attestation): void {
    const { first, submissions } = readActData('admit', data);
    this.#checkOrganizer({ refUID, time, attester });
    this.#checkNumbers(first, submissions.length);
    const admitted = new Set<Submission>();
    for (const each of submissions) {
      const submission = this.#getSubmission(each);
      refuseUnless(submission.status !== 'admitted' && !admitted.has(submission), 'AlreadyAdmitted');
      admitted.add(submission);
    }
    for (const submission of admitted) {
      const { uid: of, entrant, uri, contentHash } = submission;
      submission.status = 'admitted';
      submission.entry = this.#addEntry({ contentHash, submission: { uid: of, entrant, uri } });
    }
    record(this.acts, 'admitted', uid, time);
  }

  #list({ uid, data, refUID, time, attester }: Attestation): void {
    const { first, uri, contentHash, entries } = readActData('list', data);
    this.#checkOrganizer({ refUID, time, attester });
    refuseUnless(entries.length > 0, 'NoEntries');
    this.#checkNumbers(first, entries.length);
    for (const [place, hash] of entries.entries())
      this.#addEntry({ contentHash: hash, list: { uid, uri, contentHash, place } });
    record(this.acts, 'listed', uid, time);
  }

  /** An act says which numbers it gives, so that a scan knows them without the order of acts. */
  #checkNumbers(first: number, count: number): void {
    const isWithinLimits =
      count <= ACT_LIMITS.entries && this.entries.length + count <= CONTEST_LIMITS.entries;
    refuseUnless(isWithinLimits, 'TooManyEntries');
    refuseUnless(first === this.entries.length + 1, 'WrongNumber');
  }

  #disqualify({ uid, data, refUID, time, attester }: Attestation): void {
    const { entry, reason } = readActData('disqualify', data);
    this.#checkOrganizer({ refUID, time, attester });
    Object.assign(this.#getEntry(entry), { status: 'disqualified', reason });
    record(this.acts, 'disqualified', uid, time);
  }

  // Entrants

  #readSubmission({ data, refUID, revocable, time, expirationTime }: Attestation): ActValues['entry'] {
    refuseUnless(expirationTime === 0n, 'Expiring');
    refuseUnless(revocable, 'Irrevocable');
    const values = readActData('entry', data);
    this.#checkContest(refUID);
    refuseUnless(this.hasSubmissions, 'NoSubmissions');
    checkWindow(time, 0n, values.replaces ? this.times.opensAt : this.times.submissionsUntil);
    return values;
  }

  #addSubmission(
    { uid, attester: entrant }: Attestation,
    { contentHash, uri, replaces }: ActValues['entry'],
  ): void {
    const submission = { uid, entrant, contentHash, uri, replaces };
    this.submissions.set(uid, { ...submission, status: 'pending', entry: null });
  }

  #submit(attestation: Attestation): void {
    const values = this.#readSubmission(attestation);
    const { uid, time, attester } = attestation;
    if (values.replaces) {
      const replaced = this.#getSubmission(values.replaces);
      refuseUnless(replaced.entrant === attester, 'NotEntrant');
      this.#takeOut(replaced, { kind: 'entryReplaced', uid, time });
      replaced.status = 'replaced';
    }
    this.#addSubmission(attestation, values);
    record(this.submissionActs, 'submitted', uid, time);
  }

  #withdrawSubmission({ uid, refUID, revocationTime: time }: Attestation): void {
    this.#checkContest(refUID);
    checkWindow(time, 0n, this.times.opensAt);
    const submission = this.submissions.get(uid);
    refuseUnless(submission !== undefined && submission.status !== 'replaced', 'NotInForce');
    this.#takeOut(submission, { kind: 'entryWithdrawn', uid, time });
    submission.status = 'withdrawn';
    record(this.submissionActs, 'submissionWithdrawn', uid, time);
  }

  /** Withdraws the entry of an admitted submission. */
  #takeOut({ status, entry }: Submission, { kind, uid, time }: Omit<AccumulatedAct, 'n'>): void {
    if (status !== 'admitted' || entry === null) return;
    const taken = this.entries[entry - 1];
    refuseUnless(taken !== undefined && taken.status !== 'disqualified', 'EntryIsDisqualified');
    taken.status = 'withdrawn';
    record(this.acts, kind, uid, time);
  }

  // Judges

  #review(attestation: Attestation): void {
    refuseUnless(attestation.revocable, 'Irrevocable');
    const values = readActData('evaluation', attestation.data);
    this.#checkContest(attestation.refUID);
    refuseUnless(!this.isSealed, 'ContestIsSealed');
    const slot = this.#openReview(attestation, values.entry);
    this.#checkPoints(values.points);
    const judge = attestation.attester;
    this.#put(slot, { ...values, kind: 'review', attestation, judge, commitment: null, status: 'in-force' });
    this.hasReviews = true;
    record(this.acts, 'evaluated', attestation.uid, attestation.time);
  }

  #commit(attestation: Attestation): void {
    refuseUnless(attestation.revocable, 'Irrevocable');
    const values = readActData('commit', attestation.data);
    this.#checkContest(attestation.refUID);
    refuseUnless(this.isSealed, 'ContestIsNotSealed');
    const slot = this.#openReview(attestation, values.entry);
    const unsaid = { points: null, comment: '', commentHash: null };
    const judge = attestation.attester;
    this.#put(slot, { ...values, ...unsaid, kind: 'commitment', attestation, judge, status: 'in-force' });
    this.hasReviews = true;
    record(this.acts, 'committed', attestation.uid, attestation.time);
  }

  #openReview({ time, attester }: Attestation, entry: number): Slot {
    checkWindow(time, this.times.opensAt, this.times.closesAt);
    refuseUnless(this.judges.has(attester), 'NotJudge');
    this.#getEntry(entry);
    const slot = this.#getSlot(entry, attester);
    refuseUnless(!slot.isRecused, 'IsRecused');
    refuseUnless(slot.acts <= CONTEST_LIMITS.actsBeforeReview, 'TooManyActs');
    return slot;
  }

  /** The preimage is the authority: anybody may attest it. */
  #reveal(attestation: Attestation): void {
    const { commentHash, salt, ...values } = readActData('reveal', attestation.data);
    const { entry, judge, points } = values;
    const { uid, refUID, time } = attestation;
    this.#checkContest(refUID);
    refuseUnless(this.isSealed, 'ContestIsNotSealed');
    checkWindow(time, this.times.closesAt, this.times.revealUntil);
    this.#getEntry(entry);
    const slot = this.#getSlot(entry, judge);
    const { inForce } = slot;
    refuseUnless(inForce !== null, 'NotCommitted');
    refuseUnless(inForce.kind !== 'reveal', 'AlreadyRevealed');
    const preimage = { contest: refUID, entry, judge, points, commentHash, salt };
    const commitment = getCommitment(this.#protocol, preimage);
    refuseUnless(inForce.commitment === commitment, 'WrongPreimage');
    this.#checkPoints(points);
    this.#end(slot, 'revealed');
    this.#put(slot, {
      ...values,
      kind: 'reveal',
      attestation,
      commentHash: null,
      commitment,
      status: 'in-force',
    });
    record(this.acts, 'revealed', uid, time);
  }

  #withdrawReview(attestation: Attestation, name: 'evaluation' | 'commit'): void {
    const { uid, data, refUID, attester, revocationTime: time } = attestation;
    this.#checkContest(refUID);
    checkWindow(time, this.times.opensAt, this.times.closesAt);
    const slot = this.#getSlot(readActData(name, data).entry, attester);
    refuseUnless(slot.inForce?.attestation.uid === uid, 'NotInForce');
    slot.acts += 1;
    this.#end(slot, 'withdrawn');
    record(this.acts, name === 'commit' ? 'commitmentWithdrawn' : 'evaluationWithdrawn', uid, time);
  }

  #recuse({ uid, data, refUID, time, attester: judge }: Attestation): void {
    const { entry } = readActData('recusal', data);
    this.#checkContest(refUID);
    checkWindow(time, 0n, this.times.closesAt);
    refuseUnless(this.judges.has(judge), 'NotJudge');
    this.#getEntry(entry);
    const slot = this.#getSlot(entry, judge);
    refuseUnless(!slot.isRecused, 'IsRecused');
    slot.acts += 1;
    slot.isRecused = true;
    this.#end(slot, 'recused');
    this.recusals.push({ uid, judge, entry, time });
    record(this.acts, 'recused', uid, time);
  }

  // Shared by the acts

  #checkContest(uid: Hex): void {
    refuseUnless(uid === this.attestation.uid, 'UnknownContest');
    refuseUnless(!this.isRevoked, 'ContestIsRevoked');
  }

  /** An act of the organizer, within its window; most are possible until judging ends. */
  #checkOrganizer(
    { refUID, time, attester }: Pick<Attestation, 'refUID' | 'time' | 'attester'>,
    until = this.times.closesAt,
  ): void {
    this.#checkContest(refUID);
    checkWindow(time, 0n, until);
    refuseUnless(attester === this.attestation.attester, 'NotOrganizer');
  }

  /** Until the first review, withdrawing the contest or a judge takes nothing from anybody. */
  get #endOfPreparation(): bigint {
    return this.hasReviews ? this.times.opensAt : this.times.closesAt;
  }

  #checkPoints(points: readonly number[]): void {
    const { maxPoints } = this.values;
    refuseUnless(points.length === maxPoints.length, 'WrongNumberOfPoints');
    refuseUnless(
      points.every((value, index) => value <= (maxPoints[index] ?? 0)),
      'OverMaximum',
    );
  }

  #getEntry(number: number): ContestEntry {
    const entry = this.entries[number - 1] ?? refuse('UnknownEntry');
    refuseUnless(entry.status !== 'withdrawn', 'EntryIsWithdrawn');
    refuseUnless(entry.status !== 'disqualified', 'EntryIsDisqualified');
    return entry;
  }

  #addEntry({
    contentHash,
    submission = null,
    list = null,
  }: Pick<ContestEntry, 'contentHash'> & Partial<Pick<ContestEntry, 'submission' | 'list'>>): number {
    const number = this.entries.length + 1;
    this.entries.push({ number, contentHash, submission, list, status: 'standing', reason: null });
    return number;
  }

  #getSubmission(uid: Hex): Submission {
    const submission = this.submissions.get(uid) ?? refuse('UnknownSubmission');
    refuseUnless(submission.status !== 'withdrawn', 'SubmissionIsWithdrawn');
    refuseUnless(submission.status !== 'replaced', 'SubmissionIsReplaced');
    return submission;
  }

  #getSlot(entry: number, judge: Address): Slot {
    const key = `${entry} ${judge}`;
    const slot = this.#slots.get(key) ?? { inForce: null, acts: 0, isRecused: false };
    this.#slots.set(key, slot);
    return slot;
  }

  #put(slot: Slot, review: ReviewAct): void {
    this.#end(slot, 'superseded');
    slot.acts += 1;
    slot.inForce = review;
    this.#count(review, 1);
    this.reviews.push(review);
  }

  #end(slot: Slot, status: ReviewStatus): void {
    if (!slot.inForce) return;
    slot.inForce.status = status;
    this.#count(slot.inForce, -1);
    slot.inForce = null;
  }

  /** Adds the points of a review to the sum of its entry, or takes them out. A commitment has none. */
  #count({ entry, points }: ReviewAct, change: 1 | -1): void {
    if (!points) return;
    const { sum, count } = this.getSum(entry);
    this.#sums.set(entry, { sum: sum + change * this.getScore(points), count: count + change });
  }
}

/** A window includes its start and excludes its end. */
function checkWindow(time: bigint, from: bigint, until: bigint): void {
  refuseUnless(time >= from && time < until, 'OutsideWindow');
}

function record(log: Log, kind: ActKind, uid: Hex, time: bigint): void {
  const act = { n: log.acts.length + 1, kind, uid, time };
  log.head = getNextHead(log.head, act);
  log.acts.push(act);
}

/**
 * Opens a contest from its attestation; the reason if the resolver would have refused it. Never throws.
 *
 * @param row the contest's attestation, whose UID has been checked
 * @example
 * ```ts
 * import { openReplay } from '@org/contests';
 * const opened = openReplay(protocol, row);
 * if (!opened.ok) console.log(opened.reason);
 * ```
 */
export function openReplay(protocol: Protocol, row: Attestation): Answer<ContestReplay, Refusal> {
  return decide(() => {
    const attestation = normalizeAttestation(row);
    const values = openContest(attestation, protocol.schemas.contest);
    return new ContestReplay(protocol, attestation, values);
  });
}
