import { local } from '@org/chain-config';
import { type Hex, numberToHex } from 'viem';
import { describe, expect, test } from 'vitest';
import { useLocalChain } from '../../test/localChain.ts';
import { fetchProfile, findProfile, hashProfileUri } from '../chain/profile.ts';
import { perform, prepare } from './acts.ts';
import { followWrite } from './followWrite.ts';
import type { WriteProgress } from './writeTypes.ts';

// Accounts 11 to 13 of anvil's mnemonic, which the demo does not use.
const MARA = '0x71bE63f3384f5fb98995898A86B02Fb2426c5788';
const TOMAS = '0xFABB0ac9d68B0B445fB7357272Ff202C5651694a';
const NOBODY = '0x1CBd3b2770909D4e10f157cABC84C7264073C9Ec';

const { client, config, createWallet } = useLocalChain();
const source = { client, config };
const uri = 'data:application/json,{"name":"Mara 🏆"}';

const follow = (transactionHash: Hex, written: string) =>
  followWrite(
    { ...source, account: TOMAS },
    {
      transactionHash,
      written: {
        act: 'set-profile',
        contract: config.contracts.profile,
        dataHash: hashProfileUri(written),
      },
    },
    {},
  );

/** A chain without the Profile contract. */
const bare = { ...local, contracts: { profile: NOBODY } } as const;

describe('a profile', () => {
  test('is written, read, and written again under the same token', async () => {
    const steps: WriteProgress['status'][] = [];
    const base = { ...source, walletClient: createWallet(MARA), account: MARA } as const;
    const first = await perform({
      ...base,
      onProgress: ({ status }) => steps.push(status),
      act: { kind: 'profile', uri },
    });
    expect(steps).toEqual(['checking', 'confirm-in-wallet', 'sent', 'mined', 'visible']);
    expect(first.isVisible).toBe(true);
    expect(await fetchProfile(source, MARA)).toEqual({ status: 'written', tokenId: BigInt(first.uid), uri });
    const again = await perform({ ...base, act: { kind: 'profile', uri: 'ipfs://mara' } });
    expect(again.uid).toBe(first.uid);
    expect(await fetchProfile(source, MARA)).toMatchObject({ uri: 'ipfs://mara' });
    expect(await findProfile(source, { account: MARA, dataHash: hashProfileUri('ipfs://mara') })).toBe(
      first.uid,
    );
    expect(await findProfile(source, { account: MARA, dataHash: hashProfileUri(uri) })).toBeNull();
  });

  test('is reported as missing, or as unavailable on a chain without the contract', async () => {
    expect(await fetchProfile(source, NOBODY)).toEqual({ status: 'none' });
    expect(await fetchProfile({ client, config: bare }, MARA)).toEqual({ status: 'unavailable' });
  });

  test('is prepared with its size and cost; rejects invalid input before the wallet is asked', async () => {
    const prepared = await prepare({ ...source, account: TOMAS, act: { kind: 'profile', uri } });
    expect(prepared.sizeBytes).toBe(new TextEncoder().encode(uri).length);
    expect(prepared.enough).toBe(true);
    const asked = { ...source, account: TOMAS } as const;
    await expect(
      prepare({ ...asked, act: { kind: 'profile', uri: 'x'.repeat(16_385) } }),
    ).rejects.toMatchObject({
      code: 'invalid-input',
    });
    await expect(prepare({ ...asked, act: { kind: 'profile', uri: '\ud800' } })).rejects.toMatchObject({
      code: 'invalid-input',
    });
    await expect(prepare({ ...asked, config: bare, act: { kind: 'profile', uri } })).rejects.toMatchObject({
      code: 'unsupported',
    });
  });

  test('is followed by the hash of its transaction', async () => {
    const walletClient = createWallet(TOMAS);
    const { uid, transactionHash } = await perform({
      ...source,
      walletClient,
      account: TOMAS,
      act: { kind: 'profile', uri },
    });
    expect(await follow(transactionHash, uri)).toEqual({
      uid,
      uids: [uid],
      transactionHash,
      isVisible: true,
    });
  });

  test('is found if the wallet returned its own hash', async () => {
    const own = numberToHex(0x5afe, { size: 32 });
    let sent: unknown;
    const walletClient = createWallet(TOMAS, async ({ method }, ask) => {
      const answer = await ask();
      if (method !== 'eth_sendTransaction') return answer;
      sent = answer;
      return own;
    });
    const outcome = await perform({
      ...source,
      walletClient,
      account: TOMAS,
      act: { kind: 'profile', uri: 'https://tomas.example/' },
    });
    expect(outcome).toMatchObject({ transactionHash: sent, isVisible: true });
  });

  test('is not found in a transaction that does something else', async () => {
    const transactionHash = await createWallet(TOMAS).sendTransaction({
      account: TOMAS,
      to: MARA,
      chain: null,
    });
    await expect(follow(transactionHash, 'x')).rejects.toMatchObject({ code: 'reverted' });
  });
});
