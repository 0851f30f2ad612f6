import {
  createPublicClient,
  custom,
  type EIP1193Parameters,
  encodeFunctionData,
  type Hex,
  parseEventLogs,
} from 'viem';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  findEasChains,
  JUDGE,
  ORGANIZER,
  OTHER_JUDGE,
  useLocalChain,
  VISITOR,
} from '../../test/localChain.ts';
import { word } from '../../test/make.ts';
import { makeTerms } from '../../test/makeContest.ts';
import { orderActs } from '../acts/orderActs.ts';
import { getProtocol } from '../acts/protocol.ts';
import { encodeActData } from '../contest/encode.ts';
import { SCHEMAS, type SchemaName } from '../contest/schemas.ts';
import { readResult } from '../result/readResult.ts';
import { checkActsAgainstChain } from './checkActs.ts';
import { type ActsReading, createActsReader } from './createActsReader.ts';
import { easAbi } from './generated/easAbi.ts';

describe.each(await findEasChains())('on EAS $version', ({ url }) => {
  const { client, config, test: node } = useLocalChain(url);
  const protocol = getProtocol(config);
  if (!protocol) throw new Error('The local chain has no resolver.');
  const reader = createActsReader({ client, config });

  /** Sends a call as an account that anvil signs for, in its own block. */
  async function send(account: Hex, functionName: 'attest' | 'revoke', args: readonly unknown[]) {
    const hash = await client.request({
      method: 'eth_sendTransaction' as never,
      params: [
        { from: account, to: config.eas.contract, gas: '0x7a1200', data: encode(functionName, args) },
      ] as never,
    });
    const receipt = await client.waitForTransactionReceipt({ hash: hash as Hex, checkReplacement: false });
    if (receipt.status !== 'success') throw new Error(`${functionName} reverted`);
    const [log] = parseEventLogs({ abi: easAbi, logs: receipt.logs, eventName: 'Attested' });
    return log?.args.uid ?? '0x';
  }

  const encode = (functionName: 'attest' | 'revoke', args: readonly unknown[]) =>
    encodeFunctionData({ abi: easAbi, functionName, args: args as never });

  let contest: Hex = word(0);
  const attest = <Name extends SchemaName>(
    account: Hex,
    name: Name,
    values: Parameters<typeof encodeActData<Name>>[1],
  ) => {
    const { revocable } = SCHEMAS[name];
    const data = encodeActData(name, values);
    const request = {
      recipient: word(0).slice(0, 42),
      expirationTime: 0n,
      revocable,
      refUID: contest,
      data,
      value: 0n,
    };
    return send(account, 'attest', [{ schema: protocol.schemas[name], data: request }]);
  };
  const review = (entry: number, points: readonly number[]) => ({
    entry,
    points,
    comment: 'Clear.',
    commentHash: null,
  });

  let reading: ActsReading;

  const fetchReading = async (from = reader) => {
    const lookup = await from.fetchActs(contest);
    if (lookup.status !== 'found') throw new Error(lookup.status);
    return lookup.reading;
  };

  beforeAll(async () => {
    const { timestamp } = await client.getBlock();
    const opensAt = timestamp + 1_000n;
    const terms = {
      submissionsUntil: opensAt,
      opensAt,
      closesAt: opensAt + 1_000n,
      revealUntil: opensAt + 1_000n,
    };
    contest = await attest(ORGANIZER, 'contest', makeTerms({ ...terms, judges: [JUDGE, OTHER_JUDGE] }));
    const submission = await attest(VISITOR, 'entry', {
      contentHash: word(7),
      uri: 'ipfs://x',
      replaces: null,
    });
    await attest(VISITOR, 'entry', { contentHash: word(8), uri: 'ipfs://y', replaces: null });
    await attest(ORGANIZER, 'admit', { first: 3, submissions: [submission] });
    await node.setNextBlockTimestamp({ timestamp: opensAt });
    await attest(JUDGE, 'evaluation', review(1, [5, 10]));
    await attest(JUDGE, 'evaluation', review(1, [1, 2]));
    const withdrawn = await attest(OTHER_JUDGE, 'evaluation', review(3, [4, 4]));
    await send(OTHER_JUDGE, 'revoke', [
      { schema: protocol.schemas.evaluation, data: { uid: withdrawn, value: 0n } },
    ]);
    await attest(OTHER_JUDGE, 'evaluation', review(3, [3, 3]));
    await attest(OTHER_JUDGE, 'recusal', { entry: 2 });
    reading = await fetchReading();
  });

  describe('createActsReader', () => {
    test('reads the acts in their order, up to the accumulator of the resolver', () => {
      expect(reading.state.acts.acts.map(({ kind }) => kind)).toEqual([
        ...['admitted', 'evaluated', 'evaluated', 'evaluated', 'evaluationWithdrawn', 'evaluated', 'recused'],
      ]);
      const { ranking, details } = readResult(reading);
      expect(ranking).toMatchObject([
        { entry: '3', rank: 1, points: '9.00' },
        { entry: '1', rank: 2, points: '4.00' },
        { entry: '2', rank: null },
      ]);
      expect(details.submissions?.map(({ status }) => status)).toEqual(['pending']);
    });

    test('distinguishes an unknown UID and other attestations', async () => {
      expect(await reader.fetchActs(word(1))).toEqual({ status: 'not-found' });
      expect(await reader.fetchActs(reading.acts[0]?.uid ?? '0x')).toMatchObject({ status: 'other-schema' });
      const none = createActsReader({
        client,
        config: { ...config, contracts: { profile: config.contracts.profile } },
      });
      expect(await none.fetchActs(contest)).toMatchObject({ status: 'other-schema' });
    });

    test('refuses an endpoint that leaves out an act', async () => {
      const request = async (args: EIP1193Parameters) => {
        const answer = await client.request(args as Parameters<typeof client.request>[0]);
        const last = reading.acts.at(-1)?.uid.slice(2) ?? '';
        const other = reading.acts[0]?.uid.slice(2) ?? '';
        // The list of acts is the one answer that contains the UID of the recusal without its fields.
        const isList = args.method === 'eth_call' && String(answer).length < 1_000;
        return isList ? String(answer).replace(last, other) : answer;
      };
      const liar = createPublicClient({ transport: custom({ request }, { retryCount: 0 }) });
      await expect(fetchReading(createActsReader({ client: liar, config }))).rejects.toMatchObject({
        name: 'ChainError',
        code: 'chain-answer',
      });
    });
  });

  describe('checkActsAgainstChain', () => {
    const rows = () => [...(reading.submissionActs ?? []), ...reading.acts];
    const check = (from: readonly (typeof reading.contest)[]) => {
      const ordered = orderActs({ protocol: reading.protocol, contest: reading.contest, rows: from });
      if (!ordered.ok) throw new Error(ordered.refusal);
      return checkActsAgainstChain({ client, config, ...ordered.value });
    };

    test('agrees with all rows of a scan', async () => {
      expect(await check(rows())).toMatchObject({ status: 'agrees', reading: { order: 'confirmed' } });
    });

    test('is behind without the last act, and says what was left out before it', async () => {
      const last = reading.acts.at(-1);
      expect(await check(rows().filter((row) => row !== last))).toMatchObject({
        status: 'behind',
        uids: [last?.uid],
      });
      const first = reading.acts[1];
      expect(await check(rows().filter((row) => row !== first))).toMatchObject({
        status: 'left-out',
        uids: [first?.uid],
      });
    });

    test('notices a revocation that did not happen', async () => {
      // The block of the last acts cannot tell: the next one could have the same second.
      await node.mine({ blocks: 1 });
      const review = reading.acts.at(-2);
      const revoked = rows().map((row) => (row === review ? { ...row, revocationTime: row.time } : row));
      expect(await check(revoked)).toMatchObject({ status: 'altered', uids: [review?.uid] });
    });

    test('notices a revocation at a time that no order explains', async () => {
      const late = reading.state.values.revealUntil + 500n;
      // One review was not withdrawn at all, the other one was withdrawn before.
      for (const review of [reading.acts.at(-2), reading.acts[3]]) {
        const changed = rows().map((row) =>
          row.uid === review?.uid ? { ...row, revocationTime: late } : row,
        );
        expect(await check(changed)).toMatchObject({ status: 'altered', uids: [review?.uid] });
      }
    });

    test('an endpoint without an answer is unreachable', async () => {
      const request = async () => Promise.reject(new Error('offline'));
      const dead = createPublicClient({ transport: custom({ request }, { retryCount: 0 }) });
      const checked = await checkActsAgainstChain({ client: dead, config, state: reading.state });
      expect(checked.status).toBe('unreachable');
    });
  });

  test('reads a postponement, a late list and a change of judges', async () => {
    const { opensAt, closesAt, submissionsUntil, revealUntil } = reading.state.values;
    const later = { submissionsUntil, opensAt, closesAt: closesAt + 500n, revealUntil: revealUntil + 500n };
    await attest(ORGANIZER, 'postpone', { ...later, reason: 'The hall was closed.' });
    const texts = { uri: 'ipfs://late', contentHash: word(9), entries: [word(10), word(11)] };
    await attest(ORGANIZER, 'list', { first: 4, ...texts });
    await attest(ORGANIZER, 'judges', { judges: [VISITOR, ORGANIZER], listed: true });
    await node.setNextBlockTimestamp({ timestamp: closesAt + 499n });
    await attest(VISITOR, 'evaluation', review(5, [5, 10]));
    const { state } = await fetchReading();
    expect(state.acts.acts.slice(-4).map(({ kind }) => kind)).toEqual([
      'postponed',
      'listed',
      'judgesChanged',
      'evaluated',
    ]);
    expect(state.times).toMatchObject(later);
    expect(state.entries).toHaveLength(5);
    expect([...state.judges]).toEqual([JUDGE, OTHER_JUDGE, VISITOR, ORGANIZER]);
  });
});
