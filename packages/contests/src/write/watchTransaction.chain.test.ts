import { describe, expect, test } from 'vitest';
import { INPUT, JUDGE, ORGANIZER, useLocalChain, VISITOR } from '../../test/localChain.ts';
import { word } from '../../test/make.ts';
import { CONTEST_SCHEMA_UID } from '../schemas/uids.ts';
import { startContest } from './startContest.ts';
import { watchTransaction } from './watchTransaction.ts';

const { client, config, createWallet, scan } = useLocalChain();

describe('a transaction that was sent before', () => {
  test('is followed to its UID', async () => {
    const walletClient = createWallet(ORGANIZER);
    const base = { client, config, walletClient, account: ORGANIZER, scan } as const;
    const { uid, transactionHash } = await startContest({ ...base, input: INPUT });
    const watched = await watchTransaction({ ...base, transactionHash, schemaUid: CONTEST_SCHEMA_UID });
    expect(watched).toEqual({ uid, transactionHash, isVisible: true });
  });

  test('that did something else has attested nothing', async () => {
    const transactionHash = await createWallet(VISITOR).sendTransaction({
      account: VISITOR,
      to: JUDGE,
      chain: null,
    });
    const watching = watchTransaction({ client, config, account: VISITOR, transactionHash });
    await expect(watching).rejects.toMatchObject({ code: 'reverted', transactionHash });
  });

  test('that nobody mines is not mined yet', async () => {
    const transactionHash = word(0x404);
    const watching = watchTransaction({
      client,
      config,
      account: VISITOR,
      transactionHash,
      minedTimeoutMs: 200,
    });
    await expect(watching).rejects.toMatchObject({ code: 'not-mined', retryable: true, transactionHash });
  });

  test('and that the scan does not show is written all the same', async () => {
    const never = { findAttestation: async () => null };
    const walletClient = createWallet(ORGANIZER);
    const base = { client, config, walletClient, account: ORGANIZER, scan: never } as const;
    const outcome = await startContest({ ...base, input: INPUT, visibleTimeoutMs: 300 });
    expect(outcome).toMatchObject({ isVisible: false });
  });
});
