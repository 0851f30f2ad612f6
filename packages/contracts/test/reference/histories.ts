/** Random histories of contests with R2's verdict on each act, for test/forge/Differential.t.sol. */
import {
  type Address,
  concat,
  encodeAbiParameters,
  encodePacked,
  type Hex,
  keccak256,
  parseAbiParameters,
  toFunctionSelector,
  toHex,
} from 'viem';
import { contestResolverAbi, easAbi } from '../../src/index.ts';
import { type Attested, Contest, type Deployment, type SchemaName, type Values } from './r2.ts';

const definitions = {
  contest:
    'string title,string uri,bytes32 contentHash,uint64 submissionsUntil,uint64 opensAt,uint64 closesAt,uint64 revealUntil,uint8 flags,address[] judges,bytes maxPoints,bytes weights,bytes32[] entries',
  entry: 'bytes32 contentHash,string uri,bytes32 replaces',
  admit: 'bytes32[] submissions',
  judge: 'address judge,bool listed',
  evaluation: 'uint16 entry,bytes points,string comment,bytes32 commentHash',
  recusal: 'uint16 entry',
  disqualify: 'uint16 entry,string reason',
  commit: 'uint16 entry,bytes32 commitment',
  reveal: 'uint16 entry,address judge,bytes points,string comment,bytes32 salt',
} as const satisfies Record<SchemaName, string>;

const revocable: ReadonlySet<SchemaName> = new Set(['contest', 'entry', 'evaluation', 'commit']);
const zeroHash: Hex = `0x${'00'.repeat(32)}`;
const zeroAddress: Address = `0x${'00'.repeat(20)}`;
const documentHash = keccak256('0x01');

const getSchemaUid = (name: SchemaName, { resolver }: Deployment): Hex =>
  keccak256(encodePacked(['string', 'address', 'bool'], [definitions[name], resolver, revocable.has(name)]));

const getSelector = (reason: string): Hex => {
  const item = [...contestResolverAbi, ...easAbi].find(
    (entry) => entry.type === 'error' && entry.name === reason,
  );
  if (item?.type !== 'error') throw new Error(`There is no error ${reason}.`);
  return toFunctionSelector(`${reason}(${item.inputs.map(({ type }) => type).join(',')})`);
};

/** mulberry32: small, fast and the same on every machine. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return Math.floor((((value ^ (value >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const person = (index: number): Address => `0x${(0xa000 + index).toString(16).padStart(40, '0')}`;
const organizer = person(0);
const judges = [1, 2, 3].map(person);
const entrants = [4, 5].map(person);
const everybody = [organizer, ...judges, ...entrants, person(6)];
const toBytes = (values: readonly number[]): Hex => toHex(Uint8Array.from(values));

const stepTypes = parseAbiParameters([
  'Step[] steps',
  'struct Step { uint64 time; address who; bool isRevocation; bool isRevocable; bytes32 schema; bytes32 refUID; bytes data; bytes32 uid; bytes4 failure; bytes32 contest; uint32 acts; bytes32 head; bytes32 submissionsHead; uint16 entry; uint64 sum; uint16 reviews; }',
]);
type Step = {
  [Key in
    | 'who'
    | 'schema'
    | 'refUID'
    | 'data'
    | 'uid'
    | 'failure'
    | 'contest'
    | 'head'
    | 'submissionsHead']: Hex;
} & {
  time: bigint;
  isRevocation: boolean;
  isRevocable: boolean;
  acts: number;
  entry: number;
  sum: bigint;
  reviews: number;
};

/** What EAS adds: UIDs, and who may revoke what. */
class Eas {
  private readonly stored = new Map<Hex, { attestation: Attested; isRevoked: boolean }>();
  private readonly deployment: Deployment;

  constructor(deployment: Deployment) {
    this.deployment = deployment;
  }

  getUid(name: SchemaName, by: Address, time: bigint, refUID: Hex, data: Hex): Hex {
    for (let bump = 0; ; bump += 1) {
      const schema = getSchemaUid(name, this.deployment);
      const types = [
        'bytes32',
        'address',
        'address',
        'uint64',
        'uint64',
        'bool',
        'bytes32',
        'bytes',
        'uint32',
      ];
      const uid = keccak256(
        encodePacked(types, [schema, zeroAddress, by, time, 0n, revocable.has(name), refUID, data, bump]),
      );
      if (!this.stored.has(uid)) return uid;
    }
  }

  store(attestation: Attested): void {
    this.stored.set(attestation.uid, { attestation, isRevoked: false });
  }

  list(): readonly Attested[] {
    return [...this.stored.values()].map(({ attestation }) => attestation);
  }

  revoke(attestation: Attested, by: Address, decide: () => string | undefined): string | undefined {
    const stored = this.stored.get(attestation.uid);
    if (attestation.by !== by) return 'AccessDenied';
    if (!revocable.has(attestation.schema)) return 'Irrevocable';
    if (!stored || stored.isRevoked) return 'AlreadyRevoked';
    const failure = decide();
    stored.isRevoked = failure === undefined;
    return failure;
  }
}

function encodeValues({ schema, values }: Pick<Attested, 'schema' | 'values'>, extra: { salt: Hex }): Hex {
  const types = parseAbiParameters(definitions[schema]);
  const of = <Name extends SchemaName>(_: Name) => values as Values[Name];
  const encode = (list: readonly unknown[]) => encodeAbiParameters(types, list as never);
  switch (schema) {
    case 'contest': {
      const c = of(schema);
      const { submissionsUntil, opensAt, closesAt, revealUntil, flags } = c;
      const entries = Array.from({ length: c.entries }, (_, index) => keccak256(toHex(index)));
      const [maxPoints, weights] = [toBytes(c.maxPoints), toBytes(c.weights)];
      const times = [submissionsUntil, opensAt, closesAt, revealUntil];
      return encode(['T', 'u', documentHash, ...times, flags, c.judges, maxPoints, weights, entries]);
    }
    case 'entry':
      return encode([documentHash, 'u', of(schema).replaces ?? zeroHash]);
    case 'admit':
      return encode([of(schema).submissions]);
    case 'judge':
      return encode([of(schema).judge, of(schema).listed]);
    case 'evaluation':
      return encode([of(schema).entry, toBytes(of(schema).points), 'c', zeroHash]);
    case 'recusal':
      return encode([of(schema).entry]);
    case 'disqualify':
      return encode([of(schema).entry, 'r']);
    case 'commit':
      return encode([of(schema).entry, of(schema).commitment]);
    case 'reveal':
      return encode([of(schema).entry, of(schema).judge, toBytes(of(schema).points), 'c', extra.salt]);
  }
}

const commitmentTypes = parseAbiParameters(
  'uint256, address, bytes32, uint16, address, bytes, bytes32, bytes32',
);

/** One history as the ABI encoding of its steps. */
export function createHistory(seed: number, deployment: Deployment, length: number): Hex {
  const random = createRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  const flags = random(4);
  const criteria = 1 + random(4);
  const list = (below: number) => Array.from({ length: criteria }, () => 1 + random(below));
  const rules: Values['contest'] = {
    submissionsUntil: flags & 1 ? 1000n : 0n,
    opensAt: 2000n,
    closesAt: 3000n,
    revealUntil: flags & 2 ? 4000n : 3000n,
    flags,
    judges: judges.slice(0, 2 + random(2)),
    maxPoints: list(10),
    weights: list(255),
    entries: 1 + random(3),
  };
  const eas = new Eas(deployment);
  const steps: Step[] = [];
  let time = 100n;
  const started = { schema: 'contest' as const, by: organizer, values: rules };
  const data = encodeValues(started, { salt: zeroHash });
  const uid = eas.getUid('contest', organizer, time, zeroHash, data);
  const contest = new Contest(uid, organizer, rules, deployment);
  eas.store({ ...started, uid });

  const add = (step: Partial<Step> & Pick<Step, 'who' | 'schema' | 'uid'>, failure: string | undefined) => {
    const entry = 1 + random(contest.entries.length + 1);
    const { sum, reviews } = contest.getSum(entry);
    steps.push({
      ...{
        time,
        isRevocation: false,
        isRevocable: false,
        refUID: uid,
        data: '0x',
        contest: uid,
        entry,
        reviews,
      },
      ...step,
      ...{ sum: BigInt(sum), failure: failure ? getSelector(failure) : '0x00000000' },
      ...{ acts: contest.acts, head: contest.head, submissionsHead: contest.submissionsHead },
    });
  };
  const schemaUid = (name: SchemaName) => getSchemaUid(name, deployment);
  add(
    { who: organizer, schema: schemaUid('contest'), refUID: zeroHash, data, uid, isRevocable: true },
    undefined,
  );

  const pickEntry = () => (random(8) ? 1 + random(contest.entries.length) : random(300));
  const pickPoints = () =>
    Array.from({ length: random(12) ? criteria : criteria + 1 }, (_, index) =>
      random((rules.maxPoints[index] ?? 1) + (random(12) ? 1 : 3)),
    );
  const salts = new Map<string, { points: number[]; salt: Hex }>();
  const getCommitment = (entry: number, judge: Address, points: readonly number[], salt: Hex) =>
    keccak256(
      encodeAbiParameters(commitmentTypes, [
        ...([deployment.chainId, deployment.resolver, uid, entry, judge] as const),
        ...([toBytes(points), keccak256(toHex('c')), salt] as const),
      ]),
    );
  const pickSubmission = () => {
    const known = [...contest.submissions.values()];
    const wanted = random(4) ? known.filter(({ status }) => status === 'pending') : known;
    return pick(wanted)?.uid ?? keccak256('0x02');
  };

  const createValues = (schema: Exclude<SchemaName, 'contest'>, by: Address) => {
    let salt = keccak256(toHex(random(2 ** 30)));
    const entry = pickEntry();
    const points = pickPoints();
    const create = (): Values[SchemaName] => {
      switch (schema) {
        case 'entry':
          return { replaces: random(2) ? pickSubmission() : undefined };
        case 'admit':
          return { submissions: Array.from({ length: 1 + random(2) }, pickSubmission) };
        case 'judge':
          return { judge: pick(everybody), listed: random(3) > 0 };
        case 'evaluation':
          return { entry, points };
        case 'recusal':
        case 'disqualify':
          return { entry };
        case 'commit':
          if (random(3) === 0) return { entry, commitment: salt };
          salts.set(`${entry} ${by}`, { points, salt });
          return { entry, commitment: getCommitment(entry, by, points, salt) };
        case 'reveal': {
          const judge = pick(judges);
          const known = salts.get(`${entry} ${judge}`);
          salt = known?.salt ?? salt;
          const revealed = random(8) ? (known?.points ?? points) : points;
          return { entry, judge, points: revealed, commitment: getCommitment(entry, judge, revealed, salt) };
        }
      }
    };
    return { values: create(), salt };
  };

  const review = flags & 2 ? ('commit' as const) : ('evaluation' as const);
  const submission = flags & 1 ? ('entry' as const) : ('judge' as const);
  const any = ['entry', 'admit', 'judge', 'recusal', 'disqualify', 'evaluation', 'commit', 'reveal'] as const;
  const phases: readonly (readonly Exclude<SchemaName, 'contest'>[])[] = [
    [submission, submission, submission, 'admit', 'judge', 'recusal', pick(any)],
    [submission, 'admit', 'judge', 'recusal', pick(any)],
    [review, review, review, review, review, 'recusal', 'disqualify', 'judge', pick(any)],
    ['reveal', 'reveal', 'reveal', pick(any)],
    any,
  ];
  const isRevokedEarly = random(10) === 0;
  const actorOf: Partial<Record<SchemaName, readonly Address[]>> = {
    entry: entrants,
    admit: [organizer],
    judge: [organizer],
    disqualify: [organizer],
    evaluation: judges,
    commit: judges,
    recusal: judges,
  };

  for (let index = 1; index < length; index += 1) {
    // Some acts are at the edges of windows.
    const phase = [0, 0, 0, 1, 2, 2, 2, 2, 3, 3, 4][Math.floor((index * 10.5) / length)] ?? 4;
    const edge = BigInt(phase * 1000) + (random(2) ? 999n : 0n);
    time = random(6) === 0 && edge > time ? edge : time + BigInt(random(40));
    if (time < BigInt(phase * 1000)) time = BigInt(phase * 1000 + random(20));
    if (random(5) === 0) {
      const attestation = pick(
        eas.list().filter(({ schema }) => {
          if (schema === 'contest') return isRevokedEarly || time > 2500n;
          return revocable.has(schema) || random(20) === 0;
        }),
      );
      if (!attestation) continue;
      const who = random(8) ? attestation.by : pick(everybody);
      const failure = eas.revoke(attestation, who, () => contest.revoke(attestation, time));
      add({ who, schema: schemaUid(attestation.schema), uid: attestation.uid, isRevocation: true }, failure);
      continue;
    }
    const schema = pick(phases[phase] ?? []);
    const by = random(8) ? pick(actorOf[schema] ?? everybody) : pick(everybody);
    const { values, salt } = createValues(schema, by);
    const encoded = encodeValues({ schema, values } as Pick<Attested, 'schema' | 'values'>, { salt });
    const newUid = eas.getUid(schema, by, time, uid, encoded);
    const attestation = { schema, by, values, uid: newUid } as Attested;
    const failure = contest.attest(attestation, time);
    if (failure === undefined) eas.store(attestation);
    add(
      { who: by, schema: schemaUid(schema), data: encoded, uid: newUid, isRevocable: revocable.has(schema) },
      failure,
    );
  }
  return concat([encodeAbiParameters(stepTypes, [steps])]);
}
