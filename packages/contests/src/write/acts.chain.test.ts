import { createWalletClient, http } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { describe, expect, inject, test } from 'vitest';
import { INPUT, JUDGE, ORGANIZER, useLocalChain, VISITOR } from '../../test/localChain.ts';
import { makeContest, word } from '../../test/make.ts';
import type { Contest } from '../contest/contest.ts';
import {
  evaluate,
  prepareContest,
  prepareEvaluation,
  prepareRevocation,
  revokeAttestation,
  startContest,
} from './acts.ts';
import { WriteError } from './errors.ts';
import type { WriteProgress } from './writeTypes.ts';

const { client, config, reader, createWallet, scan } = useLocalChain();

async function start(input = INPUT): Promise<Contest> {
  const walletClient = createWallet(ORGANIZER);
  const { uid } = await startContest({ client, config, walletClient, account: ORGANIZER, input });
  const lookup = await reader.findContest(uid);
  if (lookup.status !== 'found') throw new Error(lookup.status);
  return lookup.contest;
}

describe('a contest', () => {
  test("is started with exactly the input's content", async () => {
    const steps: WriteProgress[] = [];
    const { timestamp } = await client.getBlock();
    const endsAt = timestamp + 86_400n;
    const walletClient = createWallet(ORGANIZER);
    const outcome = await startContest({
      client,
      config,
      walletClient,
      account: ORGANIZER,
      input: { ...INPUT, judges: ['', JUDGE.toLowerCase()], endsAt },
      scan,
      onProgress: (step) => steps.push(step),
    });
    expect(outcome).toMatchObject({ isVisible: true });
    expect(steps.map(({ status }) => status)).toEqual([
      'checking',
      'confirm-in-wallet',
      'sent',
      'mined',
      'visible',
    ]);
    expect(await reader.findContest(outcome.uid)).toMatchObject({
      status: 'found',
      contest: {
        uid: outcome.uid,
        chainId: 31337,
        organizer: ORGANIZER,
        title: INPUT.title,
        description: INPUT.description,
        judges: [JUDGE],
        entries: INPUT.entries,
        endsAt,
        revokedAt: null,
      },
    });
    expect(walletClient.asked.filter((method) => method === 'eth_sendTransaction')).toHaveLength(1);
  });

  test('can be signed by a local account', async () => {
    const account = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80');
    const walletClient = createWalletClient({ account, transport: http(inject('rpcUrl')) });
    const { uid } = await startContest({ client, config, walletClient, account: ORGANIZER, input: INPUT });
    expect(await reader.findContest(uid)).toMatchObject({ status: 'found' });
  });

  test('is prepared without a wallet: size, sufficient gas, fee, balance', async () => {
    const prepared = await prepareContest({ client, config, account: ORGANIZER, input: INPUT });
    expect(prepared.request).toMatchObject({ to: config.eas.contract, value: 0n });
    expect(prepared.sizeBytes).toBe((prepared.data.length - 2) / 2);
    expect(prepared.enough).toBe(true);
    const { uid, transactionHash } = await startContest({
      client,
      config,
      walletClient: createWallet(ORGANIZER),
      account: ORGANIZER,
      input: INPUT,
    });
    const { gasUsed, effectiveGasPrice } = await client.getTransactionReceipt({ hash: transactionHash });
    expect(prepared.gas).toBeGreaterThan(gasUsed);
    expect(prepared.gas).toBeLessThan(gasUsed * 2n);
    expect(prepared.fee).toBeGreaterThanOrEqual(gasUsed * effectiveGasPrice);
    const [attestation] = await reader.fetchAttestations([uid]);
    expect(attestation?.data).toBe(prepared.data);
  });

  test('fits into a transaction with 200 short links, including the gas margin', async () => {
    const entries = Array.from({ length: 200 }, (_, index) => `https://example.org/e/${index}`);
    const { gas } = await prepareContest({
      client,
      config,
      account: ORGANIZER,
      input: { ...INPUT, entries },
    });
    expect(gas).toBeGreaterThan(14_000_000n);
    expect(gas).toBeLessThanOrEqual(2n ** 24n);
  });

  test('is rejected with all problems before the wallet is asked', async () => {
    const walletClient = createWallet(ORGANIZER);
    const input = { ...INPUT, title: ' ', judges: ['x'] };
    const error = await startContest({ client, config, walletClient, account: ORGANIZER, input }).catch(
      (each) => each,
    );
    expect(error).toBeInstanceOf(WriteError);
    expect(error).toMatchObject({
      code: 'invalid-input',
      problems: [
        { field: 'title', code: 'required' },
        { field: 'judges', line: 1, code: 'invalid-address' },
      ],
    });
    expect(walletClient.asked).toEqual([]);
  });

  test('can be withdrawn by its organizer only', async () => {
    const contest = await start();
    const { uid, schemaUid } = contest;
    const steps: string[] = [];
    const by = (account: typeof ORGANIZER | typeof VISITOR) =>
      revokeAttestation({
        client,
        config,
        walletClient: createWallet(account),
        account,
        uid,
        schemaUid,
        scan,
        onProgress: ({ status }) => steps.push(status),
      });
    await expect(by(VISITOR)).rejects.toMatchObject({ code: 'reverted', revert: 'AccessDenied' });
    expect(await by(ORGANIZER)).toMatchObject({ uid, isVisible: true });
    expect(steps.slice(-2)).toEqual(['mined', 'visible']);
    const lookup = await reader.findContest(uid);
    expect(lookup.status === 'found' && lookup.contest.revokedAt).toBeTypeOf('bigint');
    await expect(by(ORGANIZER)).rejects.toMatchObject({ code: 'reverted', revert: 'AlreadyRevoked' });
  });
});

const review = (contest: Contest, entry = INPUT.entries[0] ?? '') => ({
  contest,
  input: { entry, tags: ['CREATIVITY_5', 'OPEN_SOURCE_3'], comment: ' Nobody else thought of it. ' },
});

describe('an evaluation', () => {
  test('is written with its sum of points and a refUID, changed and withdrawn', async () => {
    const contest = await start();
    const by = { client, config, walletClient: createWallet(JUDGE), account: JUDGE, scan } as const;
    const prepared = await prepareEvaluation({ ...by, ...review(contest) });
    const { uid } = await evaluate({ ...by, ...review(contest) });
    const [attestation] = await reader.fetchAttestations([uid]);
    expect(attestation).toMatchObject({
      refUID: contest.uid,
      attester: JUDGE,
      revocable: true,
      data: prepared.data,
    });
    const second = await evaluate({ ...by, ...review(contest) });
    expect(second.uid).not.toBe(uid);
    const { attestations } = await reader.fetchEvaluations(contest);
    expect(new Set(attestations.map((each) => each.uid))).toEqual(new Set([uid, second.uid]));
    const schemaUid = config.eas.evaluationSchemaUid;
    const revocation = { ...by, uid: second.uid, schemaUid };
    expect(await prepareRevocation(revocation)).toMatchObject({ enough: true, sizeBytes: 4 + 3 * 32 });
    expect(await revokeAttestation(revocation)).toMatchObject({ isVisible: true });
    await expect(prepareRevocation(revocation)).rejects.toMatchObject({ revert: 'AlreadyRevoked' });
  });

  test('by an account that is not a judge is rejected before the wallet is asked', async () => {
    const walletClient = createWallet(VISITOR);
    const writing = evaluate({ client, config, walletClient, account: VISITOR, ...review(makeContest()) });
    await expect(writing).rejects.toMatchObject({ code: 'invalid-input' });
    expect(walletClient.asked).toEqual([]);
  });

  test('of an unknown contest is rejected by EAS in the simulation', async () => {
    const contest = makeContest({ judges: [JUDGE], entries: INPUT.entries, uid: word(0xdead) });
    const walletClient = createWallet(JUDGE);
    const writing = evaluate({ client, config, walletClient, account: JUDGE, ...review(contest) });
    await expect(writing).rejects.toMatchObject({ code: 'reverted', revert: 'NotFound' });
    expect(walletClient.asked).not.toContain('eth_sendTransaction');
  });
});
