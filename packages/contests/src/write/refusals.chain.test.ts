import { type Address, encodeFunctionData, type Hex, parseAbi, zeroAddress } from 'viem';
import { beforeAll, expect, test } from 'vitest';
import { JUDGE, ORGANIZER, OTHER_JUDGE, useLocalChain, VISITOR } from '../../test/localChain.ts';
import { address, word } from '../../test/make.ts';
import { makeTerms } from '../../test/makeContest.ts';
import { getProtocol } from '../acts/protocol.ts';
import { getSealedCommitment } from '../acts/sealedReview.ts';
import { easAbi } from '../chain/generated/easAbi.ts';
import { resolverErrors } from '../chain/generated/resolverErrors.ts';
import type { ActValues } from '../contest/decode.ts';
import { encodeActData } from '../contest/encode.ts';
import { SCHEMAS, type SchemaName } from '../contest/schemas.ts';
import { perform } from './acts.ts';
import {
  type AttestationRequest,
  encodeAttestCall,
  encodeMultiAttestCall,
  encodeRevokeCall,
} from './easCalls.ts';
import type { WriteRevert } from './errors.ts';
import { estimateCost } from './estimateCost.ts';

const { client, config, test: node, createWallet } = useLocalChain();
const protocol = getProtocol(config);
if (!protocol) throw new Error('The local chain has no resolver.');
const { schemas, resolver } = protocol;
const eas = config.eas.contract;

type Values<Name extends SchemaName> = Parameters<typeof encodeActData<Name>>[1];

const request = <Name extends SchemaName>(
  name: Name,
  values: Values<Name>,
  change: Partial<AttestationRequest> = {},
): AttestationRequest => ({
  ...{ schemaUid: schemas[name], data: encodeActData(name, values), revocable: SCHEMAS[name].revocable },
  ...change,
});

const by = (account: Address) => ({ client, config, account, walletClient: createWallet(account) });
const make = async (account: Address, made: AttestationRequest): Promise<Hex> =>
  (await perform({ ...by(account), act: { kind: 'attestation', request: made } })).uid;

/** The name of the error with which the contract refuses a call, as a page gets it; undefined if it accepts the call. */
async function ask(
  account: Address,
  data: Hex,
  { to = eas, value = 0n }: { readonly to?: Address; readonly value?: bigint } = {},
): Promise<WriteRevert | undefined> {
  try {
    await estimateCost({ client, config, account }, { to, data, value });
    return undefined;
  } catch (error) {
    return (error as { readonly revert?: WriteRevert }).revert;
  }
}
const askAttest = (account: Address, made: AttestationRequest) => ask(account, encodeAttestCall(made));
const askRevoke = (account: Address, name: SchemaName, uid: Hex) =>
  ask(account, encodeRevokeCall({ uid, schemaUid: schemas[name] }));

const entry = (n: number, replaces: Hex | null = null) => ({
  contentHash: word(n),
  uri: 'ipfs://e',
  replaces,
});
const review = (change: Partial<Values<'evaluation'>> = {}) => ({
  ...{ entry: 1, points: [1, 1], comment: '', commentHash: null, ...change },
});

/** The error of the contract for each call that a test expects to be refused. */
const found = new Map<WriteRevert, WriteRevert | undefined>();
const expectRefusal = async (name: WriteRevert, refused: Promise<WriteRevert | undefined>) =>
  void found.set(name, await refused);

let now = 0n;
let open: Hex;
let sealed: Hex;
const times = () => ({
  ...{
    submissionsUntil: now + 1_000n,
    opensAt: now + 1_000n,
    closesAt: now + 2_000n,
    revealUntil: now + 2_000n,
  },
});
const terms = (change: Partial<ActValues['contest']> = {}) =>
  makeTerms({ judges: [JUDGE, OTHER_JUDGE], ...times(), ...change });
const moveTo = async (timestamp: bigint) => {
  await node.setNextBlockTimestamp({ timestamp });
  await node.mine({ blocks: 1 });
};
const inOpen = {
  get refUid() {
    return open;
  },
};

beforeAll(async () => {
  now = (await client.getBlock()).timestamp;
  open = await make(ORGANIZER, request('contest', terms()));
  const dates = { submissionsUntil: 0n, revealUntil: now + 3_000n };
  sealed = await make(ORGANIZER, request('contest', terms({ flags: 2, ...dates })));

  // Contests that cannot start.
  const start = (change: Partial<ActValues['contest']>, other: Partial<AttestationRequest> = {}) =>
    askAttest(ORGANIZER, request('contest', terms(change), other));
  await expectRefusal('Expiring', start({}, { expirationTime: now + 9_000n }));
  await expectRefusal('Irrevocable', start({}, { revocable: false }));
  await expectRefusal('Undecodable', start({}, { data: '0x12' }));
  await expectRefusal('Oversized', start({ title: 'x'.repeat(801) }));
  await expectRefusal('UnexpectedReference', start({}, inOpen));
  await expectRefusal('MissingTitle', start({ title: '' }));
  await expectRefusal('MissingDocument', start({ contentHash: word(0) }));
  await expectRefusal('WrongTimes', start({ closesAt: now - 1n }));
  await expectRefusal('WrongFlags', start({ flags: 4 }));
  await expectRefusal('WrongCriteria', start({ weights: [0, 1] }));
  const many = (n: number) => Array.from({ length: n }, () => 1);
  await expectRefusal('TooManyCriteria', start({ maxPoints: many(21), weights: many(21) }));
  await expectRefusal('AlreadyJudge', start({ judges: [JUDGE, JUDGE] }));
  await expectRefusal('InvalidExpirationTime', start({}, { expirationTime: 1n }));
  await expectRefusal('InvalidSchema', start({}, { schemaUid: word(1) }));
  await expectRefusal('NotFound', askAttest(VISITOR, request('entry', entry(1), { refUid: word(1) })));
  const paid = encodeFunctionData({
    ...{ abi: easAbi, functionName: 'attest' },
    args: [
      {
        schema: schemas.contest,
        data: {
          ...{ recipient: zeroAddress, expirationTime: 0n, revocable: true, refUID: word(0), value: 1n },
          data: encodeActData('contest', terms()),
        },
      },
    ],
  });
  await expectRefusal('NotPayable', ask(ORGANIZER, paid, { value: 1n }));

  // Calls that do not come from EAS, or are of a schema that is not the resolver's own.
  const direct = parseAbi([
    'function attest((bytes32 uid, bytes32 schema, uint64 time, uint64 expirationTime, uint64 revocationTime, bytes32 refUID, address recipient, address attester, bool revocable, bytes data) attestation)',
    'function register(string schema, address resolver, bool revocable) returns (bytes32)',
  ]);
  const row = {
    ...{ uid: word(1), schema: schemas.contest, time: now, expirationTime: 0n, revocationTime: 0n },
    ...{ refUID: word(0), recipient: zeroAddress, attester: JUDGE as Address },
    ...{ revocable: true, data: '0x' as Hex },
  } as const;
  const call = encodeFunctionData({ abi: direct, functionName: 'attest', args: [row] });
  await expectRefusal('NotEAS', ask(ORGANIZER, call, { to: resolver }));
  const registry = { address: config.eas.schemaRegistry, abi: direct, functionName: 'register' } as const;
  const args = ['uint8 foreign', resolver, true] as const;
  const { result: schemaUid } = await client.simulateContract({ ...registry, args, account: VISITOR });
  const hash = await createWallet(VISITOR).writeContract({
    ...registry,
    args,
    account: VISITOR,
    chain: null,
  });
  await client.waitForTransactionReceipt({ hash, checkReplacement: false });
  await expectRefusal('ForeignSchema', askAttest(VISITOR, { schemaUid, data: word(1) }));

  // While submissions are open.
  const over = await make(ORGANIZER, request('contest', terms()));
  await perform({ ...by(ORGANIZER), act: { kind: 'revocation', uid: over, schemaUid: schemas.contest } });
  await expectRefusal('ContestIsRevoked', askAttest(VISITOR, request('entry', entry(2), { refUid: over })));
  const submission = await make(VISITOR, request('entry', entry(3), inOpen));
  const replaced = await make(VISITOR, request('entry', entry(4), inOpen));
  await make(VISITOR, request('entry', entry(5, replaced), inOpen));
  const withdrawn = await make(VISITOR, request('entry', entry(6), inOpen));
  await perform({ ...by(VISITOR), act: { kind: 'revocation', uid: withdrawn, schemaUid: schemas.entry } });
  const admit = (uid: Hex, first = 3) =>
    askAttest(ORGANIZER, request('admit', { first, submissions: [uid] }, inOpen));
  await expectRefusal('NotEntrant', askAttest(JUDGE, request('entry', entry(7, submission), inOpen)));
  await expectRefusal('UnknownSubmission', admit(word(7)));
  await expectRefusal('SubmissionIsWithdrawn', admit(withdrawn));
  await expectRefusal('SubmissionIsReplaced', admit(replaced));
  await expectRefusal('WrongNumber', admit(submission, 9));
  await expectRefusal(
    'NotOrganizer',
    askAttest(VISITOR, request('admit', { first: 3, submissions: [submission] }, inOpen)),
  );
  await expectRefusal(
    'UnknownContest',
    askAttest(VISITOR, request('entry', entry(8), { refUid: submission })),
  );
  await expectRefusal('NoSubmissions', askAttest(VISITOR, request('entry', entry(8), { refUid: sealed })));
  await make(ORGANIZER, request('admit', { first: 3, submissions: [submission] }, inOpen));
  await expectRefusal('AlreadyAdmitted', admit(submission, 4));
  const list = (entries: Hex[]) =>
    askAttest(
      ORGANIZER,
      request('list', { first: 4, uri: 'ipfs://l', contentHash: word(9), entries }, inOpen),
    );
  await expectRefusal('NoEntries', list([]));
  await expectRefusal('TooManyEntries', list(Array.from({ length: 201 }, (_, n) => word(n + 100))));
  const judges = (added: Address[]) =>
    askAttest(ORGANIZER, request('judges', { judges: added, listed: true }, inOpen));
  await expectRefusal('NoJudges', judges([]));
  await expectRefusal('TooManyJudges', judges(Array.from({ length: 101 }, (_, n) => address(n + 1_000))));
  const disqualify = (number: number, reason: string) =>
    request('disqualify', { entry: number, reason }, inOpen);
  await expectRefusal('UnknownEntry', askAttest(ORGANIZER, disqualify(99, 'Why.')));
  await expectRefusal('MissingReason', askAttest(ORGANIZER, disqualify(1, '')));
  await expectRefusal('OutsideWindow', askAttest(JUDGE, request('evaluation', review(), inOpen)));
  await expectRefusal('AccessDenied', askRevoke(JUDGE, 'entry', submission));
  await expectRefusal('AlreadyRevoked', askRevoke(VISITOR, 'entry', withdrawn));
  await make(ORGANIZER, disqualify(1, 'Published before.'));
  await perform({ ...by(VISITOR), act: { kind: 'revocation', uid: submission, schemaUid: schemas.entry } });

  // While judging is open.
  await moveTo(now + 1_000n);
  const evaluate = (change: Partial<Values<'evaluation'>> = {}, contest = open) =>
    request('evaluation', review({ entry: 2, ...change }), { refUid: contest });
  await expectRefusal('EntryIsDisqualified', askAttest(JUDGE, evaluate({ entry: 1 })));
  await expectRefusal('EntryIsWithdrawn', askAttest(JUDGE, evaluate({ entry: 3 })));
  await expectRefusal('NotJudge', askAttest(VISITOR, evaluate()));
  await expectRefusal('WrongNumberOfPoints', askAttest(JUDGE, evaluate({ points: [1] })));
  await expectRefusal('OverMaximum', askAttest(JUDGE, evaluate({ points: [200, 1] })));
  await expectRefusal('ContestIsSealed', askAttest(JUDGE, evaluate({}, sealed)));
  const reviews = Array.from({ length: 31 }, () => evaluate());
  await expectRefusal('TooManyActs', ask(JUDGE, encodeMultiAttestCall(reviews)));
  const first = await make(JUDGE, evaluate());
  await make(JUDGE, evaluate({ points: [2, 2] }));
  await expectRefusal('NotInForce', askRevoke(JUDGE, 'evaluation', first));
  await make(OTHER_JUDGE, request('recusal', { entry: 2 }, inOpen));
  await expectRefusal('IsRecused', askAttest(OTHER_JUDGE, evaluate()));
  const secret = { entry: 1, judge: JUDGE, points: [1, 1], comment: 'Clear.', salt: word(5) } as const;
  const place = { chainId: config.chain.id, contest: sealed };
  const commitment = getSealedCommitment(resolver, { ...place, ...secret } as never);
  await expectRefusal(
    'ContestIsNotSealed',
    askAttest(JUDGE, request('commit', { entry: 2, commitment }, inOpen)),
  );
  await make(JUDGE, request('commit', { entry: 1, commitment }, { refUid: sealed }));

  // After judging.
  await moveTo(now + 2_000n);
  const reveal = (change: Partial<Values<'reveal'>> = {}) =>
    request('reveal', { ...secret, points: [...secret.points], ...change }, { refUid: sealed });
  await expectRefusal('NotCommitted', askAttest(VISITOR, reveal({ entry: 2 })));
  await expectRefusal('WrongPreimage', askAttest(VISITOR, reveal({ comment: 'Another.' })));
  await make(VISITOR, reveal());
  await expectRefusal('AlreadyRevealed', askAttest(VISITOR, reveal()));
});

/** No call that a page can make is refused with these. */
const UNREACHABLE: ReadonlySet<string> = new Set([
  // The resolver reverts instead of returning false.
  'InvalidRevocation',
]);

const names = [...resolverErrors, ...easAbi.filter(({ type }) => type === 'error')]
  .map((each) => ('name' in each ? (each.name as WriteRevert) : undefined))
  .filter((name): name is WriteRevert => name !== undefined && !UNREACHABLE.has(name));

test.each([...new Set(names)])(
  'the contracts refuse with %s, and the error of the write names it',
  (name) => {
    expect(found.get(name)).toBe(name);
  },
);
