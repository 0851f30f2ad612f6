import { type Address, encodeAbiParameters, type Hex, keccak256, parseEventLogs, zeroAddress } from 'viem';
import { easAbi } from '../src/chain.ts';
import { encodeActData, SCHEMAS, type SchemaName } from '../src/index.ts';
import { getProofProtocol } from '../src/proof/proofProtocols.ts';
import { JUDGE, ORGANIZER, OTHER_JUDGE, type useLocalChain, VISITOR } from './localChain.ts';
import { word } from './make.ts';

export type LocalChain = ReturnType<typeof useLocalChain>;

/** Writes acts of contests to the local chain's EAS, whose resolver is the real one. */
export function createWriter({ client, config, createWallet }: LocalChain) {
  const protocol = getProofProtocol(config);
  if (!protocol) throw new Error('The local chain has no resolver.');
  const { schemas } = protocol;
  const eas = { address: config.eas.contract, abi: easAbi } as const;

  const send = async (account: Address, call: { readonly functionName: string; readonly args: unknown }) => {
    // The functions of EAS have different arguments.
    const hash = await createWallet(account).writeContract({
      ...eas,
      ...call,
      account,
      chain: null,
    } as never);
    const { logs, status } = await client.waitForTransactionReceipt({ hash, checkReplacement: false });
    if (status !== 'success') throw new Error(`${call.functionName} was reverted.`);
    return parseEventLogs({ abi: easAbi, eventName: 'Attested', logs }).map(({ args }) => args.uid);
  };

  const attest = async <Name extends SchemaName>(
    account: Address,
    name: Name,
    values: Parameters<typeof encodeActData<Name>>[1],
    { refUID = word(0), times = 1 }: { readonly refUID?: Hex; readonly times?: number } = {},
  ): Promise<Hex> => {
    const data = {
      ...{ recipient: zeroAddress, expirationTime: 0n, revocable: SCHEMAS[name].revocable },
      ...{ refUID, data: encodeActData(name, values), value: 0n },
    };
    const group = { schema: schemas[name], data: Array.from({ length: times }, () => data) };
    const uids = await send(account, { functionName: 'multiAttest', args: [[group]] });
    return uids.at(-1) ?? '0x';
  };

  const revoke = async (account: Address, name: SchemaName, uid: Hex): Promise<void> => {
    await send(account, {
      functionName: 'revoke',
      args: [{ schema: schemas[name], data: { uid, value: 0n } }],
    });
  };
  return { protocol, attest, revoke };
}

/** Seconds after the contest's start. */
const DATES = { submissionsUntil: 1_000, opensAt: 2_000, closesAt: 3_000, revealUntil: 4_000 };

async function startContest(chain: LocalChain, { isSealed }: { readonly isSealed: boolean }) {
  const writer = createWriter(chain);
  const { timestamp } = await chain.client.getBlock();
  const at = (seconds: number) => timestamp + BigInt(seconds);
  const dates = {
    submissionsUntil: isSealed ? 0n : at(DATES.submissionsUntil),
    opensAt: at(DATES.opensAt),
    closesAt: at(DATES.closesAt),
    revealUntil: at(isSealed ? DATES.revealUntil : DATES.closesAt),
  };
  const terms = {
    ...{ title: 'Tools for small libraries', uri: 'ipfs://tools', contentHash: word(0xd0c), ...dates },
    ...{ flags: isSealed ? 2 : 1, judges: [JUDGE, OTHER_JUDGE] as Address[] },
    ...{ maxPoints: [10, 5], weights: [1, 3], entries: [word(0xe1), word(0xe2)] },
  };
  const uid = await writer.attest(ORGANIZER, 'contest', terms);
  const moveTo = async (time: keyof typeof DATES) => {
    await chain.test.setNextBlockTimestamp({ timestamp: dates[time] });
    await chain.test.mine({ blocks: 1 });
  };
  return { ...writer, uid, moveTo, dates };
}

/** A contest in which every act of open judging happens; it is closed. */
export async function playOpenContest(chain: LocalChain): Promise<Hex> {
  const { attest, revoke, uid, moveTo } = await startContest(chain, { isSealed: false });
  const of = { refUID: uid };
  const submission = { contentHash: word(0x51), uri: 'ipfs://entry', replaces: null };
  const first = await attest(VISITOR, 'entry', submission, of);
  const second = await attest(VISITOR, 'entry', { ...submission, contentHash: word(0x52) }, of);
  await attest(VISITOR, 'entry', { ...submission, contentHash: word(0x53) }, of);
  await attest(ORGANIZER, 'admit', { first: 3, submissions: [first, second] }, of);
  const edited = await attest(VISITOR, 'entry', { ...submission, replaces: first }, of);
  await attest(ORGANIZER, 'admit', { first: 5, submissions: [edited] }, of);
  await revoke(VISITOR, 'entry', second);
  await attest(ORGANIZER, 'judges', { judges: [VISITOR], listed: true }, of);
  await moveTo('opensAt');
  const review = { comment: 'Nobody else thought of it.', commentHash: null };
  await attest(JUDGE, 'evaluation', { ...review, entry: 1, points: [9, 5] }, of);
  // Two equal reviews in one transaction: the bump of the second is 1, and it replaces the first.
  await attest(JUDGE, 'evaluation', { ...review, entry: 1, points: [7, 5] }, { ...of, times: 2 });
  await attest(OTHER_JUDGE, 'evaluation', { ...review, entry: 1, points: [6, 5] }, of);
  const withdrawn = await attest(OTHER_JUDGE, 'evaluation', { ...review, entry: 5, points: [1, 1] }, of);
  await revoke(OTHER_JUDGE, 'evaluation', withdrawn);
  await attest(JUDGE, 'recusal', { entry: 5 }, of);
  await attest(VISITOR, 'evaluation', { ...review, entry: 5, points: [10, 5] }, of);
  await attest(VISITOR, 'evaluation', { ...review, entry: 2, points: [10, 5] }, of);
  await attest(ORGANIZER, 'disqualify', { entry: 2, reason: 'Not its own work.' }, of);
  await moveTo('closesAt');
  return uid;
}

/** A closed contest that was postponed twice, with entries that were listed and admitted in the middle of judging. */
export async function playPostponedContest(chain: LocalChain): Promise<Hex> {
  const { attest, uid, moveTo, dates } = await startContest(chain, { isSealed: false });
  const of = { refUID: uid };
  const submission = { contentHash: word(0x51), uri: 'ipfs://entry', replaces: null };
  const submitted = await attest(VISITOR, 'entry', submission, of);
  await moveTo('opensAt');
  const review = { comment: 'Late, and good.', commentHash: null };
  await attest(JUDGE, 'evaluation', { ...review, entry: 1, points: [9, 5] }, of);
  const document = { uri: 'ipfs://late', contentHash: word(0x1a), entries: [word(0xe3), word(0xe4)] };
  await attest(ORGANIZER, 'list', { first: 3, ...document }, of);
  await attest(ORGANIZER, 'admit', { first: 5, submissions: [submitted] }, of);
  for (const seconds of [600n, 3_600n]) {
    const closesAt = dates.closesAt + seconds;
    const times = { ...dates, closesAt, revealUntil: closesAt };
    await attest(ORGANIZER, 'postpone', { ...times, reason: 'More time for late entries.' }, of);
  }
  await moveTo('closesAt');
  await attest(JUDGE, 'evaluation', { ...review, entry: 5, points: [10, 5] }, of);
  await chain.test.setNextBlockTimestamp({ timestamp: dates.closesAt + 3_600n });
  await chain.test.mine({ blocks: 1 });
  return uid;
}

/** A contest that was revoked before it opened. */
export async function playRevokedContest(chain: LocalChain): Promise<Hex> {
  const { revoke, uid } = await startContest(chain, { isSealed: false });
  await revoke(ORGANIZER, 'contest', uid);
  return uid;
}

/** A contest in judging whose only review was withdrawn: its sum and count are zero again. */
export async function playWithdrawnReview(chain: LocalChain): Promise<Hex> {
  const { attest, revoke, uid, moveTo } = await startContest(chain, { isSealed: false });
  await moveTo('opensAt');
  const review = { entry: 1, points: [9, 5], comment: '', commentHash: null };
  const withdrawn = await attest(JUDGE, 'evaluation', review, { refUID: uid });
  await revoke(JUDGE, 'evaluation', withdrawn);
  return uid;
}

const COMMITMENT = [
  ...[{ type: 'uint256' }, { type: 'address' }, { type: 'bytes32' }, { type: 'uint16' }],
  ...[{ type: 'address' }, { type: 'bytes' }, { type: 'bytes32' }, { type: 'bytes32' }],
] as const;

/** A sealed contest with a withdrawn, a revealed and a withheld commitment; it is closed. */
export async function playSealedContest(chain: LocalChain): Promise<Hex> {
  const { attest, revoke, protocol, uid, moveTo } = await startContest(chain, { isSealed: true });
  const of = { refUID: uid };
  const points = [8, 4];
  const commitAs = (judge: Address, salt: Hex) => {
    const place = [BigInt(protocol.chainId), protocol.resolver, uid, 1, judge] as const;
    const commitment = keccak256(
      encodeAbiParameters(COMMITMENT, [...place, '0x0804', keccak256('0x'), salt]),
    );
    return attest(judge, 'commit', { entry: 1, commitment }, of);
  };
  await moveTo('opensAt');
  const withdrawn = await commitAs(JUDGE, word(1));
  await revoke(JUDGE, 'commit', withdrawn);
  await commitAs(JUDGE, word(2));
  await commitAs(OTHER_JUDGE, word(3));
  await moveTo('closesAt');
  await attest(VISITOR, 'reveal', { entry: 1, judge: JUDGE, points, comment: '', salt: word(2) }, of);
  await moveTo('revealUntil');
  return uid;
}
