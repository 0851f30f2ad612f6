import { describe, expect, test } from 'vitest';
import { INPUT, JUDGE, ORGANIZER, useLocalChain, VISITOR } from '../../test/localChain.ts';
import { word } from '../../test/make.ts';
import { perform } from './acts.ts';
import { buildContest } from './buildAttestations.ts';
import { followWrite } from './followWrite.ts';
import { hashHex } from './written.ts';

const { client, config, createWallet, scan } = useLocalChain();

const written = {
  act: 'attest',
  schemaUid: config.eas.contestSchemaUid,
  dataHash: hashHex(buildContest(config, INPUT).data),
} as const;

describe('followWrite', () => {
  test('follows a transaction to its UID', async () => {
    const base = { client, config, walletClient: createWallet(ORGANIZER), account: ORGANIZER, scan } as const;
    const { uid, transactionHash } = await perform({ ...base, act: { kind: 'contest', input: INPUT } });
    expect(await followWrite(base, { transactionHash, written }, { scan })).toEqual({
      uid,
      uids: [uid],
      transactionHash,
      isVisible: true,
    });
  });

  test('fails as reverted if the transaction does something else', async () => {
    const transactionHash = await createWallet(VISITOR).sendTransaction({
      account: VISITOR,
      to: JUDGE,
      chain: null,
    });
    const following = followWrite({ client, config, account: VISITOR }, { transactionHash, written }, {});
    await expect(following).rejects.toMatchObject({ code: 'reverted', transactionHash });
  });

  test('fails as not-mined, which is retryable, if the transaction is not mined in time', async () => {
    const transactionHash = word(0x404);
    const following = followWrite(
      { client, config, account: VISITOR },
      { transactionHash, written },
      { minedTimeoutMs: 200 },
    );
    await expect(following).rejects.toMatchObject({ code: 'not-mined', retryable: true, transactionHash });
  });

  test('succeeds if the scan has not indexed the transaction in time', async () => {
    const never = { findAttestation: async () => null };
    const walletClient = createWallet(ORGANIZER);
    const base = { client, config, walletClient, account: ORGANIZER, scan: never } as const;
    const outcome = await perform({ ...base, visibleTimeoutMs: 300, act: { kind: 'contest', input: INPUT } });
    expect(outcome).toMatchObject({ isVisible: false });
  });
});
