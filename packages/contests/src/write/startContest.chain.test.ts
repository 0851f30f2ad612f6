import { createWalletClient, http } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { describe, expect, inject, test } from 'vitest';
import { INPUT, JUDGE, ORGANIZER, useLocalChain, VISITOR } from '../../test/localChain.ts';
import type { Contest } from '../contest/contest.ts';
import { prepareContest, revokeAttestation, startContest } from './acts.ts';
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
  test('is started, and the chain has exactly what was asked for', async () => {
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

  test('can be signed by an account of this machine, too', async () => {
    const account = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80');
    const walletClient = createWalletClient({ account, transport: http(inject('rpcUrl')) });
    const { uid } = await startContest({ client, config, walletClient, account: ORGANIZER, input: INPUT });
    expect(await reader.findContest(uid)).toMatchObject({ status: 'found' });
  });

  test('is prepared before any wallet is asked: size, gas that suffices, fee, balance', async () => {
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

  test('with 200 short links fits into a transaction, its margin included', async () => {
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

  test('that is wrong is refused with every problem, before anybody is asked', async () => {
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

  test('is withdrawn by its organizer, and by nobody else', async () => {
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
