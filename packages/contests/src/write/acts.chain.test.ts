import {
  type Client,
  createPublicClient,
  createWalletClient,
  custom,
  type EIP1193Parameters,
  http,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { describe, expect, test } from 'vitest';
import { rpcUrl } from '../../../../tools/test/vitest/chains.ts';
import { findEasChains, INPUT, JUDGE, ORGANIZER, useLocalChain, VISITOR } from '../../test/localChain.ts';
import { word } from '../../test/make.ts';
import { makeTerms } from '../../test/makeContest.ts';
import { getProtocol } from '../acts/protocol.ts';
import { toSealedReview } from '../acts/sealedReview.ts';
import { createActsReader } from '../chain/createActsReader.ts';
import type { Contest } from '../contest/contest.ts';
import { encodeActData } from '../contest/encode.ts';
import { readContestDocument } from '../document/readDocument.ts';
import { toContest } from '../result/readResult.ts';
import { perform, prepare } from './acts.ts';
import { splitReveals, splitReviews } from './buildAttestations.ts';
import { WriteError } from './errors.ts';
import type { WriteProgress } from './writeTypes.ts';

const { client, config, reader, createWallet, scan, readContest } = useLocalChain();

/** The requests that endpoint and wallet get while `run` uses the client, as text. */
async function listRequests(
  node: Pick<typeof client, 'request'>,
  run: (observed: Client) => Promise<void>,
): Promise<readonly string[]> {
  const requests: string[] = [];
  const request = (args: EIP1193Parameters) => {
    requests.push(JSON.stringify(args));
    return node.request(args as Parameters<typeof client.request>[0]);
  };
  const transport = custom({ request }, { retryCount: 0 });
  await run(createPublicClient({ transport, pollingInterval: 50, cacheTime: 0 }));
  return requests;
}

async function start(input = INPUT): Promise<Contest> {
  const walletClient = createWallet(ORGANIZER);
  const { uid } = await perform({
    client,
    config,
    walletClient,
    account: ORGANIZER,
    act: { kind: 'contest', input },
  });
  return readContest(uid);
}

describe('a contest', () => {
  test("is started with exactly the input's content", async () => {
    const steps: WriteProgress[] = [];
    const walletClient = createWallet(ORGANIZER);
    const outcome = await perform({
      client,
      config,
      walletClient,
      account: ORGANIZER,
      scan,
      onProgress: (step) => steps.push(step),
      act: { kind: 'contest', input: { ...INPUT, judges: [{ address: JUDGE.toLowerCase(), name: '' }] } },
    });
    expect(outcome).toMatchObject({ isVisible: true });
    expect(steps.map(({ status }) => status)).toEqual([
      'checking',
      'confirm-in-wallet',
      'sent',
      'mined',
      'visible',
    ]);
    expect(await readContest(outcome.uid)).toMatchObject({
      ...{ uid: outcome.uid, chainId: 31337, organizer: ORGANIZER, title: INPUT.title },
      ...{ judges: [JUDGE], entries: ['1', '2'], endsAt: INPUT.closesAt, revokedAt: null },
    });
    expect(walletClient.asked.filter((method) => method === 'eth_sendTransaction')).toHaveLength(1);
  });

  test('can be signed by a local account', async () => {
    const account = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80');
    const walletClient = createWalletClient({ account, transport: http(rpcUrl) });
    const { uid } = await perform({
      client,
      config,
      walletClient,
      account: ORGANIZER,
      act: { kind: 'contest', input: INPUT },
    });
    expect(await readContest(uid)).toMatchObject({ organizer: ORGANIZER });
  });

  test('is prepared without a wallet: size, sufficient gas, fee, balance', async () => {
    const prepared = await prepare({
      client,
      config,
      account: ORGANIZER,
      act: { kind: 'contest', input: INPUT },
    });
    expect(prepared.request).toMatchObject({ to: config.eas.contract, value: 0n });
    expect(prepared.sizeBytes).toBe((prepared.data.length - 2) / 2);
    expect(prepared.enough).toBe(true);
    const { uid, transactionHash } = await perform({
      client,
      config,
      walletClient: createWallet(ORGANIZER),
      account: ORGANIZER,
      act: { kind: 'contest', input: INPUT },
    });
    const { gasUsed, effectiveGasPrice } = await client.getTransactionReceipt({ hash: transactionHash });
    expect(prepared.gas).toBeGreaterThan(gasUsed);
    expect(prepared.gas).toBeLessThan(gasUsed * 2n);
    expect(prepared.fee).toBeGreaterThanOrEqual(gasUsed * effectiveGasPrice);
    const [attestation] = await reader.fetchAttestations([uid]);
    expect(attestation?.data).toBe(prepared.data);
  });

  test('is rejected with all problems before the wallet is asked', async () => {
    const walletClient = createWallet(ORGANIZER);
    const input = { ...INPUT, title: ' ', judges: [{ address: 'x', name: '' }] };
    const error = await perform({
      client,
      config,
      walletClient,
      account: ORGANIZER,
      act: { kind: 'contest', input },
    }).catch((each) => each);
    expect(error).toBeInstanceOf(WriteError);
    expect(error).toMatchObject({
      code: 'invalid-input',
      problems: [
        { field: 'title', code: 'required' },
        { field: 'judges', code: 'invalid-address' },
      ],
    });
    expect(walletClient.asked).toEqual([]);
  });

  test('is started with own criteria and named entries, which the resolver keeps', async () => {
    const { timestamp } = await client.getBlock();
    const input = {
      ...{ title: 'Signs', description: '', tracks: [], prizes: [], opensAt: 0n },
      criteria: [{ label: 'Legible', maxPoints: 5, weight: 2, anchors: [] }],
      judges: [{ address: JUDGE, name: 'Ada' }],
      entries: [{ name: 'Tide marks', link: 'https://signs.example/1', about: '', track: 0 }],
      ...{ submissionsUntil: null, closesAt: timestamp + 86_400n, revealUntil: null },
    } as const;
    const by = { client, config, account: ORGANIZER } as const;
    const prepared = await prepare({ ...by, act: { kind: 'contest', input } });
    expect(prepared.enough).toBe(true);
    const { uid, isVisible } = await perform({
      ...by,
      ...{ walletClient: createWallet(ORGANIZER), scan, prepared },
      act: { kind: 'contest', input },
    });
    expect(isVisible).toBe(true);
    const lookup = await createActsReader({ client, config }).fetchActs(uid);
    if (lookup.status !== 'found') throw new Error(lookup.status);
    const { values, judges } = lookup.reading.state;
    expect([...judges]).toEqual([JUDGE]);
    expect(await readContestDocument(values)).toMatchObject({
      ...{ status: 'read', document: { entries: [{ name: 'Tide marks' }], judges: [{ name: 'Ada' }] } },
    });
  });

  test('can be withdrawn by its organizer only', async () => {
    const contest = await start();
    const { uid, schemaUid } = contest;
    const steps: string[] = [];
    const by = (account: typeof ORGANIZER | typeof VISITOR) =>
      perform({
        client,
        config,
        walletClient: createWallet(account),
        account,
        scan,
        onProgress: ({ status }) => steps.push(status),
        act: { kind: 'revocation', uid, schemaUid },
      });
    await expect(by(VISITOR)).rejects.toMatchObject({ code: 'reverted', revert: 'AccessDenied' });
    expect(await by(ORGANIZER)).toMatchObject({ uid, isVisible: true });
    expect(steps.slice(-2)).toEqual(['mined', 'visible']);
    expect((await readContest(uid)).revokedAt).toBeTypeOf('bigint');
    await expect(by(ORGANIZER)).rejects.toMatchObject({ code: 'reverted' });
  });
});

const review = (contest: Contest, entry = '1') => ({
  kind: 'review' as const,
  contest,
  input: { entry, given: [8], comment: ' Nobody else thought of it. ' },
});

describe('a review', () => {
  const by = (account: typeof JUDGE | typeof VISITOR) => ({
    ...{ client, config, account, walletClient: createWallet(account) },
  });

  test('by an account that is not a judge is rejected before the wallet is asked', async () => {
    const visitor = by(VISITOR);
    const writing = perform({ ...visitor, act: review(await start()) });
    await expect(writing).rejects.toMatchObject({ problems: [{ code: 'not-a-judge' }] });
    expect(visitor.walletClient.asked).toEqual([]);
  });

  test('of an unknown contest is rejected by EAS in the simulation', async () => {
    const unknown = { ...(await start()), uid: word(0x404) };
    await expect(perform({ ...by(JUDGE), act: review(unknown) })).rejects.toMatchObject({
      code: 'reverted',
    });
  });

  test('is not written if the wallet rejects the request', async () => {
    const contest = await start();
    const walletClient = createWallet(JUDGE, async ({ method }, ask) => {
      if (method !== 'eth_sendTransaction') return ask();
      throw Object.assign(new Error('User rejected the request.'), { code: 4001 });
    });
    const inputs = ['1', '2'].map((entry) => review(contest, entry).input);
    const writing = perform({ ...by(JUDGE), walletClient, act: { kind: 'reviews', contest, inputs } });
    await expect(writing).rejects.toMatchObject({ code: 'rejected' });
    expect((await createActsReader({ client, config }).fetchActs(contest.uid)).status).toBe('found');
  });
});

describe.each(await findEasChains())('a contest on EAS $version', ({ url }) => {
  const { client, config, test: chain, createWallet } = useLocalChain(url);
  const fetchReading = async (uid: `0x${string}`) => {
    const lookup = await createActsReader({ client, config }).fetchActs(uid);
    if (lookup.status !== 'found') throw new Error(lookup.status);
    return lookup.reading;
  };

  test('is reviewed entry by entry and in one transaction; a recusal ends it, and what is refused has a name', async () => {
    const { timestamp } = await client.getBlock();
    const protocol = getProtocol(config);
    const times = { submissionsUntil: 0n, opensAt: timestamp, closesAt: 4_000_000_000n };
    const terms = makeTerms({ ...times, revealUntil: times.closesAt, flags: 0, judges: [JUDGE] });
    const data = encodeActData('contest', terms);
    const request = { schemaUid: protocol?.schemas.contest ?? '0x', data };
    const walletClient = createWallet(ORGANIZER);
    const { uid } = await perform({
      client,
      config,
      account: ORGANIZER,
      walletClient,
      act: { kind: 'attestation', request },
    });
    const { state: begun } = await fetchReading(uid);
    const chainId = config.chain.id;
    const contest = toContest({ chainId, state: begun, order: 'confirmed', hasSubmissionLog: true });
    const place = {
      client,
      config,
      account: JUDGE as `0x${string}`,
      walletClient: createWallet(JUDGE),
    };
    const give = (entry: string, given: number[]) => ({ entry, comment: 'Clear.', given });

    await perform({ ...place, act: { kind: 'review', contest, input: give('1', [5, 0]) } });
    const inputs = [give('1', [4, 10]), give('2', [1, 1])];
    const { uids } = await perform({ ...place, act: { kind: 'reviews', contest, inputs } });
    await perform({ ...place, act: { kind: 'recusal', contest, entry: '1' } });
    const schemaUid = protocol?.schemas.evaluation ?? '0x';
    await perform({ ...place, act: { kind: 'revocation', uid: uids[1] ?? '0x', schemaUid } });
    const { state } = await fetchReading(uid);
    expect(state.reviews.map(({ entry, points, status }) => [entry, points, status])).toEqual([
      [1, [5, 0], 'superseded'],
      [1, [4, 10], 'recused'],
      [2, [1, 1], 'withdrawn'],
    ]);

    const refused = (revert: string) => expect.objectContaining({ code: 'reverted', revert });
    await expect(
      perform({ ...place, act: { kind: 'review', contest, input: inputs[0] as never } }),
    ).rejects.toEqual(refused('IsRecused'));
    await expect(prepare({ ...place, act: { kind: 'recusal', contest, entry: '1' } })).rejects.toEqual(
      refused('IsRecused'),
    );
    await expect(
      prepare({ ...place, account: VISITOR, act: { kind: 'recusal', contest, entry: '2' } }),
    ).rejects.toEqual(refused('NotJudge'));
    await expect(
      prepare({ ...place, act: { kind: 'revocation', uid: uids[1] ?? '0x', schemaUid } }),
    ).rejects.toEqual(refused('AlreadyRevoked'));
    expect(place.walletClient.asked.filter((method) => method === 'eth_sendTransaction')).toHaveLength(4);
  });

  test('is judged sealed: commitments in one transaction, then reveals by another account, up to the gas limit', async () => {
    const { timestamp } = await client.getBlock();
    const protocol = getProtocol(config);
    const closesAt = timestamp + 1_000n;
    const terms = makeTerms({
      ...{ submissionsUntil: 0n, opensAt: timestamp, closesAt, revealUntil: closesAt + 1_000n, flags: 2 },
      ...{ judges: [JUDGE], entries: Array.from({ length: 24 }, (_, index) => word(index + 1)) },
    });
    const request = {
      schemaUid: protocol?.schemas.contest ?? '0x',
      data: encodeActData('contest', terms),
    };
    const organizer = {
      client,
      config,
      account: ORGANIZER as `0x${string}`,
      walletClient: createWallet(ORGANIZER),
    };
    const { uid } = await perform({ ...organizer, act: { kind: 'attestation', request } });
    const { state: begun } = await fetchReading(uid);
    const contest = toContest({
      ...{ chainId: config.chain.id, state: begun, order: 'confirmed', hasSubmissionLog: true },
    });
    const judge = {
      client,
      config,
      account: JUDGE as `0x${string}`,
      walletClient: createWallet(JUDGE),
    };
    const visitor = { ...judge, account: VISITOR as `0x${string}`, walletClient: createWallet(VISITOR) };
    const inputs = contest.entries.map((entry) => ({
      ...{ entry, given: [5, 0], comment: 'x'.repeat(1_200), salt: word(Number(entry)) },
    }));
    for (const part of splitReviews({ contest, account: judge.account, inputs }))
      await perform({ ...judge, act: { kind: 'reviews', contest, inputs: part } });
    const reviews = inputs.map((input) => toSealedReview({ contest, account: judge.account, input }));
    const refused = (revert: string) => expect.objectContaining({ code: 'reverted', revert });
    const salt = reviews[0]?.salt.slice(2) ?? '';
    const shown = await listRequests(client, async (observed) => {
      const act = { kind: 'reveals', contest, reviews: reviews.slice(0, 1) } as const;
      const early = { ...visitor, client: observed, act };
      await expect(prepare(early)).rejects.toEqual(refused('OutsideWindow'));
      await expect(perform(early)).rejects.toEqual(refused('OutsideWindow'));
    });
    // Nobody sees the review before judging has ended on the chain, whatever a scan says.
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((request) => request.includes(salt))).toEqual([]);
    await chain.setNextBlockTimestamp({ timestamp: closesAt });
    await chain.mine({ blocks: 1 });
    const other = reviews.slice(0, 1).map((review) => ({ ...review, comment: 'Not this.' }));
    await expect(prepare({ ...visitor, act: { kind: 'reveals', contest, reviews: other } })).rejects.toEqual(
      refused('WrongPreimage'),
    );
    const parts = splitReveals({ contest, reviews });
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) {
      const { gas } = await prepare({ ...visitor, act: { kind: 'reveals', contest, reviews: part } });
      expect(gas).toBeLessThanOrEqual(2n ** 24n);
      await perform({ ...visitor, act: { kind: 'reveals', contest, reviews: part } });
    }
    const { state } = await fetchReading(uid);
    const revealed = state.reviews.filter(({ kind, status }) => kind === 'reveal' && status === 'in-force');
    expect(revealed).toHaveLength(24);
    await expect(
      prepare({ ...visitor, act: { kind: 'reveals', contest, reviews: reviews.slice(0, 1) } }),
    ).rejects.toEqual(refused('AlreadyRevealed'));
  });
});
