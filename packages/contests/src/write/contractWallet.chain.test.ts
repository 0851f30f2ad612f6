import type { Address, EIP1193Parameters, Hex } from 'viem';
import { beforeAll, describe, expect, test } from 'vitest';
import { INPUT, useLocalChain } from '../../test/localChain.ts';
import { address } from '../../test/make.ts';
import { perform, prepare } from './acts.ts';
import { buildContest } from './buildAttestations.ts';
import { followWrite } from './followWrite.ts';
import type { WriteOptions, WriteProgress } from './writeTypes.ts';
import { hashHex } from './written.ts';

const { client, config, test: node, createWallet, scan } = useLocalChain();

/** An account with code and without coins, like a Safe. */
const SAFE = address(0x5afe);
const SAFE_HASH: Hex = `0x5afe${'0'.repeat(60)}`;

beforeAll(async () => {
  await node.setCode({ address: SAFE, bytecode: '0x00' });
  await node.setNextBlockBaseFeePerGas({ baseFeePerGas: 0n });
});

/** Executes the requested transaction, as when the last owner signs. */
async function execute({ params }: EIP1193Parameters): Promise<Hex> {
  const [{ to, data }] = params as [{ to: Address; data: Hex }];
  await node.impersonateAccount({ address: SAFE });
  await node.setBalance({ address: SAFE, value: 10n ** 18n });
  const request = { method: 'eth_sendTransaction', params: [{ from: SAFE, to, data }] } as const;
  const hash: Hex = await client.request(request as never);
  await client.waitForTransactionReceipt({ hash, checkReplacement: false });
  await node.setBalance({ address: SAFE, value: 0n });
  return hash;
}

/** The wallet returns its own hash; `requested` is the requested transaction. */
function createSafe(onRequest: (request: EIP1193Parameters) => void) {
  return createWallet(SAFE, async (request, ask) => {
    if (request.method !== 'eth_sendTransaction') return ask();
    onRequest(request);
    return SAFE_HASH;
  });
}

const base = (walletClient: WriteOptions['walletClient']) =>
  ({ client, config, walletClient, account: SAFE, scan }) as const;

describe('a contract wallet', () => {
  test('needs no coins, because its owners pay', async () => {
    expect(
      await prepare({ client, config, account: SAFE, act: { kind: 'contest', input: INPUT } }),
    ).toMatchObject({
      balance: 0n,
      enough: true,
    });
  });

  test('returns an unknown hash; the write is found by its content', async () => {
    const seen: WriteProgress['status'][] = [];
    let executed: Promise<Hex> | undefined;
    const safe = createSafe((request) => {
      executed = execute(request);
    });
    const onProgress = ({ status }: WriteProgress) => seen.push(status);
    const { uid, transactionHash, isVisible } = await perform({
      ...base(safe),
      onProgress,
      act: { kind: 'contest', input: INPUT },
    });
    expect(transactionHash).toBe(await executed);
    expect(isVisible).toBe(true);
    expect(seen).toEqual(['checking', 'confirm-in-wallet', 'sent', 'mined', 'visible']);
    expect(await scan.findAttestation(uid)).toMatchObject({ attester: SAFE });

    const revocation = { uid, schemaUid: config.eas.contestSchemaUid };
    const outcome = await perform({ ...base(safe), act: { kind: 'revocation', ...revocation } });
    expect(outcome).toEqual({ uid, uids: [uid], transactionHash: await executed, isVisible: true });
  });

  test('reports an unknown hash until all owners have signed, and can be followed later', async () => {
    let waiting: EIP1193Parameters | undefined;
    const safe = createSafe((request) => {
      waiting = request;
    });
    const input = { ...INPUT, title: 'Signed by two' };
    const sentAtBlock = Number(await client.getBlockNumber());
    const writing = perform({ ...base(safe), minedTimeoutMs: 200, act: { kind: 'contest', input } });
    await expect(writing).rejects.toMatchObject({
      code: 'not-mined',
      retryable: true,
      isHashUnknown: true,
      transactionHash: SAFE_HASH,
    });
    const { data } = buildContest(config, input);
    const { contestSchemaUid: schemaUid } = config.eas;
    const following = followWrite(
      base(safe),
      {
        transactionHash: SAFE_HASH,
        sentAtBlock,
        written: { act: 'attest', schemaUid, dataHash: hashHex(data) },
      },
      { scan },
    );
    if (!waiting) throw new Error('The Safe was not asked.');
    const executed = await execute(waiting);
    expect(await following).toMatchObject({ transactionHash: executed, isVisible: true });
  });
});
