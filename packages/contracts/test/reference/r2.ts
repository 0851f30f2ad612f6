/**
 * A small reading of docs/rules/R2.md, written apart from the contract: it takes decoded values, keeps the whole history and
 * derives sums from the reviews in force instead of adding and subtracting. Differential tests compare the two.
 */
import { type Address, encodeAbiParameters, type Hex, keccak256, parseAbiParameters } from 'viem';

export type Values = {
  contest: {
    submissionsUntil: bigint;
    opensAt: bigint;
    closesAt: bigint;
    revealUntil: bigint;
    flags: number;
    judges: readonly Address[];
    maxPoints: readonly number[];
    weights: readonly number[];
    entries: number;
  };
  entry: { replaces: Hex | undefined };
  admit: { submissions: readonly Hex[] };
  judge: { judge: Address; listed: boolean };
  evaluation: { entry: number; points: readonly number[] };
  recusal: { entry: number };
  disqualify: { entry: number };
  commit: { entry: number; commitment: Hex };
  reveal: { entry: number; judge: Address; points: readonly number[]; commitment: Hex };
};
export type SchemaName = keyof Values;

/** An attestation as EAS stores it, with its values. */
export type Attested = {
  [Name in SchemaName]: { schema: Name; uid: Hex; by: Address; values: Values[Name] };
}[SchemaName];

type Review = {
  uid: Hex;
  judge: Address;
  entry: number;
  /** Undefined for a commitment that has not been revealed. */
  points: readonly number[] | undefined;
  commitment?: Hex;
};
type Submission = {
  uid: Hex;
  by: Address;
  status: 'pending' | 'admitted' | 'withdrawn' | 'replaced';
  entry: number;
};

const kinds = {
  contestRevoked: 1,
  submitted: 2,
  submissionWithdrawn: 3,
  entryReplaced: 4,
  entryWithdrawn: 5,
  admitted: 6,
  judgeChanged: 7,
  evaluated: 8,
  evaluationWithdrawn: 9,
  recused: 10,
  disqualified: 11,
  committed: 12,
  commitmentWithdrawn: 13,
  revealed: 14,
} as const;

class Refusal extends Error {}

const refuse = (reason: string): never => {
  throw new Refusal(reason);
};

const headTypes = parseAbiParameters('bytes32, uint256, uint256, bytes32, uint256');
const firstHeadTypes = parseAbiParameters('string, uint256, address, address, bytes32');

export type Deployment = { chainId: bigint; eas: Address; resolver: Address };

/** One contest. Each method throws nothing and returns the name of the error, or undefined if the act is accepted. */
export class Contest {
  readonly entries: ('standing' | 'withdrawn' | 'disqualified')[];
  readonly judges: Set<Address>;
  readonly submissions = new Map<Hex, Submission>();
  acts = 0;
  head: Hex;
  submissionsHead: Hex;
  private reviews: Review[] = [];
  private readonly recused = new Set<string>();
  private readonly actsOf = new Map<string, number>();
  private isRevoked = false;
  private submissionActs = 0;
  private readonly organizer: Address;
  private readonly rules: Values['contest'];

  constructor(uid: Hex, organizer: Address, rules: Values['contest'], deployment: Deployment) {
    const { chainId, eas, resolver } = deployment;
    this.organizer = organizer;
    this.rules = rules;
    const first = (name: string) =>
      keccak256(encodeAbiParameters(firstHeadTypes, [name, chainId, eas, resolver, uid]));
    this.head = first('R2');
    this.submissionsHead = first('R2 submissions');
    this.judges = new Set(rules.judges);
    this.entries = Array.from({ length: rules.entries }, () => 'standing');
  }

  attest(attestation: Attested, time: bigint): string | undefined {
    return this.decide(() => this.accept(attestation, time));
  }

  revoke(attestation: Attested, time: bigint): string | undefined {
    return this.decide(() => this.acceptRevocation(attestation, time));
  }

  getSum(entry: number): { sum: number; reviews: number } {
    const counted = this.reviews.filter((review) => review.entry === entry && review.points);
    const sum = counted
      .flatMap(({ points = [] }) => points.map((value, index) => value * (this.rules.weights[index] ?? 0)))
      .reduce((total, value) => total + value, 0);
    return { sum, reviews: counted.length };
  }

  private decide(accept: () => void): string | undefined {
    try {
      if (this.isRevoked) refuse('ContestIsRevoked');
      accept();
      return undefined;
    } catch (error) {
      if (error instanceof Refusal) return error.message;
      throw error;
    }
  }

  private accept({ schema, uid, by, values }: Attested, time: bigint) {
    const { rules } = this;
    const isSealed = (rules.flags & 2) !== 0;
    const within = (from: bigint, until: bigint) => time >= from && time < until;
    const require = (isTrue: boolean, reason: string) => isTrue || refuse(reason);
    switch (schema) {
      case 'contest':
        throw new Error('A contest is no act.');
      case 'entry': {
        require((rules.flags & 1) !== 0, 'NoSubmissions');
        require(within(0n, values.replaces ? rules.opensAt : rules.submissionsUntil), 'OutsideWindow');
        if (values.replaces) {
          const old = this.findSubmission(values.replaces);
          require(old.by === by, 'NotEntrant');
          if (old.status === 'admitted') this.takeOut(old, kinds.entryReplaced, uid, time);
          old.status = 'replaced';
        }
        this.submissions.set(uid, { uid, by, status: 'pending', entry: 0 });
        return this.recordSubmission(kinds.submitted, uid, time);
      }
      case 'admit': {
        require(within(0n, rules.opensAt), 'OutsideWindow');
        require(by === this.organizer, 'NotOrganizer');
        require(this.entries.length + values.submissions.length <= 200, 'TooManyEntries');
        const found = values.submissions.map((submission, index) => {
          const one = this.findSubmission(submission);
          const isRepeated = values.submissions.indexOf(submission) < index;
          require(one.status !== 'admitted' && !isRepeated, 'AlreadyAdmitted');
          return one;
        });
        for (const submission of found) {
          submission.status = 'admitted';
          submission.entry = this.entries.push('standing');
        }
        return this.record(kinds.admitted, uid, time);
      }
      case 'judge': {
        require(within(0n, values.listed ? rules.closesAt : rules.opensAt), 'OutsideWindow');
        require(by === this.organizer, 'NotOrganizer');
        if (values.listed) {
          require(!this.judges.has(values.judge), 'AlreadyJudge');
          require(this.judges.size < 100, 'TooManyJudges');
          this.judges.add(values.judge);
        } else require(this.judges.delete(values.judge), 'NotJudge');
        return this.record(kinds.judgeChanged, uid, time);
      }
      case 'disqualify':
        require(within(0n, rules.closesAt), 'OutsideWindow');
        require(by === this.organizer, 'NotOrganizer');
        this.requireEntry(values.entry);
        this.entries[values.entry - 1] = 'disqualified';
        return this.record(kinds.disqualified, uid, time);
      case 'recusal':
        require(within(0n, rules.closesAt), 'OutsideWindow');
        require(this.judges.has(by), 'NotJudge');
        this.requireEntry(values.entry);
        require(!this.recused.has(`${values.entry} ${by}`), 'IsRecused');
        this.recused.add(`${values.entry} ${by}`);
        this.count(values.entry, by);
        this.remove(values.entry, by);
        return this.record(kinds.recused, uid, time);
      case 'evaluation':
      case 'commit': {
        if (schema === 'commit') require(isSealed, 'ContestIsNotSealed');
        else require(!isSealed, 'ContestIsSealed');
        require(within(rules.opensAt, rules.closesAt), 'OutsideWindow');
        require(this.judges.has(by), 'NotJudge');
        this.requireEntry(values.entry);
        require(!this.recused.has(`${values.entry} ${by}`), 'IsRecused');
        require((this.actsOf.get(`${values.entry} ${by}`) ?? 0) < 30, 'TooManyActs');
        if (schema === 'evaluation') this.requirePoints(values.points);
        this.count(values.entry, by);
        this.remove(values.entry, by);
        const { entry } = values;
        this.reviews.push(
          schema === 'commit'
            ? { uid, judge: by, entry, points: undefined, commitment: values.commitment }
            : { uid, judge: by, entry, points: values.points },
        );
        return this.record(schema === 'commit' ? kinds.committed : kinds.evaluated, uid, time);
      }
      case 'reveal': {
        require(isSealed, 'ContestIsNotSealed');
        require(within(rules.closesAt, rules.revealUntil), 'OutsideWindow');
        this.requireEntry(values.entry);
        const review = this.findReview(values.entry, values.judge) ?? refuse('NotCommitted');
        require(review.points === undefined, 'AlreadyRevealed');
        require(review.commitment === values.commitment, 'WrongPreimage');
        this.requirePoints(values.points);
        this.count(values.entry, values.judge);
        Object.assign(review, { uid, points: values.points });
        return this.record(kinds.revealed, uid, time);
      }
    }
  }

  private acceptRevocation({ schema, uid, by, values }: Attested, time: bigint) {
    const { rules } = this;
    const mayChange =
      schema === 'entry' || schema === 'contest'
        ? time < rules.opensAt
        : time >= rules.opensAt && time < rules.closesAt;
    if (!mayChange) refuse('OutsideWindow');
    if (schema === 'contest') {
      this.isRevoked = true;
      return this.record(kinds.contestRevoked, uid, time);
    }
    if (schema === 'entry') {
      const submission = this.submissions.get(uid);
      if (!submission || submission.status === 'replaced') return refuse('NotInForce');
      if (submission.status === 'admitted') this.takeOut(submission, kinds.entryWithdrawn, uid, time);
      submission.status = 'withdrawn';
      return this.recordSubmission(kinds.submissionWithdrawn, uid, time);
    }
    if (schema !== 'evaluation' && schema !== 'commit') throw new Error('EAS refuses to revoke this schema.');
    if (this.findReview(values.entry, by)?.uid !== uid) refuse('NotInForce');
    this.count(values.entry, by);
    this.remove(values.entry, by);
    this.record(schema === 'commit' ? kinds.commitmentWithdrawn : kinds.evaluationWithdrawn, uid, time);
  }

  private findSubmission(uid: Hex): Submission {
    const submission = this.submissions.get(uid) ?? refuse('UnknownSubmission');
    if (submission.status === 'withdrawn') refuse('SubmissionIsWithdrawn');
    if (submission.status === 'replaced') refuse('SubmissionIsReplaced');
    return submission;
  }

  private takeOut({ entry }: Submission, kind: number, uid: Hex, time: bigint): void {
    if (this.entries[entry - 1] === 'disqualified') refuse('EntryIsDisqualified');
    this.entries[entry - 1] = 'withdrawn';
    this.record(kind, uid, time);
  }

  private requireEntry(entry: number): void {
    const status = this.entries[entry - 1] ?? refuse('UnknownEntry');
    if (status === 'withdrawn') refuse('EntryIsWithdrawn');
    if (status === 'disqualified') refuse('EntryIsDisqualified');
  }

  private requirePoints(points: readonly number[]): void {
    if (points.length !== this.rules.maxPoints.length) refuse('WrongNumberOfPoints');
    if (points.some((value, index) => value > (this.rules.maxPoints[index] ?? 0))) refuse('OverMaximum');
  }

  private findReview(entry: number, judge: Address): Review | undefined {
    return this.reviews.find((review) => review.entry === entry && review.judge === judge);
  }

  private remove(entry: number, judge: Address): void {
    this.reviews = this.reviews.filter((review) => review.entry !== entry || review.judge !== judge);
  }

  private count(entry: number, judge: Address): void {
    const key = `${entry} ${judge}`;
    this.actsOf.set(key, (this.actsOf.get(key) ?? 0) + 1);
  }

  private record(kind: number, uid: Hex, time: bigint): void {
    this.acts += 1;
    this.head = keccak256(
      encodeAbiParameters(headTypes, [this.head, BigInt(this.acts), BigInt(kind), uid, time]),
    );
  }

  private recordSubmission(kind: number, uid: Hex, time: bigint): void {
    this.submissionActs += 1;
    this.submissionsHead = keccak256(
      encodeAbiParameters(headTypes, [
        this.submissionsHead,
        BigInt(this.submissionActs),
        BigInt(kind),
        uid,
        time,
      ]),
    );
  }
}
