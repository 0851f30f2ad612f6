import { createTestClient, type Hex, http, parseEventLogs, publicActions, walletActions } from 'viem';
import { foundry } from 'viem/chains';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rpcUrl } from '../../../tools/test/vitest/chains.ts';
import { multicall3Address, profileAbi, profileAddress } from './index.ts';

const client = createTestClient({
  mode: 'anvil',
  chain: foundry,
  transport: http(rpcUrl),
  pollingInterval: 20,
})
  .extend(publicActions)
  .extend(walletActions);

// Accounts 10 to 12 of anvil's mnemonic, which have no demo profiles.
const alice = '0xBcd4042DE499D14e55001CcbB24a551F3b954096';
const bob = '0x71bE63f3384f5fb98995898A86B02Fb2426c5788';
const carol = '0xFABB0ac9d68B0B445fB7357272Ff202C5651694a';
const profile = { address: profileAddress, abi: profileAbi } as const;

const setUri = async (account: typeof alice | typeof bob, uri: string) => {
  const hash = await client.writeContract({ ...profile, account, functionName: 'setURI', args: [uri] });
  const receipt = await client.waitForTransactionReceipt({ hash, checkReplacement: false });
  return parseEventLogs({ abi: profileAbi, logs: receipt.logs }).map((log) => log.eventName);
};
const getUri = (account: Hex) => client.readContract({ ...profile, functionName: 'getURI', args: [account] });
const getTokenId = (account: Hex) =>
  client.readContract({ ...profile, functionName: 'getTokenId', args: [account] });

let snapshot: Hex;
let tokenId: bigint;

beforeAll(async () => {
  snapshot = await client.snapshot();
  expect(await setUri(alice, 'ipfs://alice-1')).toEqual(['Transfer', 'Locked', 'MetadataUpdate']);
  tokenId = await getTokenId(alice);
});

afterAll(() => client.revert({ id: snapshot }));

describe('setURI', () => {
  test('mints on the first call and updates later', async () => {
    expect(tokenId).toBeGreaterThan(0n);
    expect(await setUri(alice, 'ipfs://alice-2')).toEqual(['MetadataUpdate']);
    expect(await getTokenId(alice)).toBe(tokenId);
    expect(await getUri(alice)).toBe('ipfs://alice-2');
    expect(await client.readContract({ ...profile, functionName: 'tokenURI', args: [tokenId] })).toBe(
      'ipfs://alice-2',
    );
    expect(await client.readContract({ ...profile, functionName: 'balanceOf', args: [alice] })).toBe(1n);
    expect(await client.readContract({ ...profile, functionName: 'ownerOf', args: [tokenId] })).toBe(alice);
  });

  test('gives every account its own token', async () => {
    await setUri(bob, 'https://example.org/bob?ü=🏆');
    expect(await getTokenId(bob)).toBe(tokenId + 1n);
    expect(await getUri(bob)).toBe('https://example.org/bob?ü=🏆');
    expect(await getUri(alice)).toBe('ipfs://alice-2');
  });

  test('clears the URI and keeps the token for an empty text', async () => {
    await setUri(bob, '');
    expect(await getUri(bob)).toBe('');
    expect(await getTokenId(bob)).toBe(tokenId + 1n);
  });

  test('returns the token ID', async () => {
    const { result } = await client.simulateContract({
      ...profile,
      account: alice,
      functionName: 'setURI',
      args: ['x'],
    });
    expect(result).toBe(tokenId);
  });

  test('supports contract wallets without ERC-721 support', async () => {
    const wallet = multicall3Address;
    const { result } = await client.simulateContract({
      ...profile,
      account: wallet,
      functionName: 'setURI',
      args: ['x'],
    });
    expect(result).toBeGreaterThan(tokenId);
  });
});

test('returns token 0 and no URI for an account without a profile', async () => {
  expect(await getTokenId(carol)).toBe(0n);
  expect(await getUri(carol)).toBe('');
});

describe('ERC-5192', () => {
  const reverts = (call: Promise<unknown>) => expect(call).rejects.toThrow('ProfileIsBound');
  const as = { ...profile, account: alice } as const;

  test('a bound token cannot be transferred, not even by its owner', async () => {
    await reverts(
      client.simulateContract({ ...as, functionName: 'transferFrom', args: [alice, carol, tokenId] }),
    );
    await reverts(
      client.simulateContract({ ...as, functionName: 'safeTransferFrom', args: [alice, carol, tokenId] }),
    );
    await reverts(
      client.simulateContract({
        ...as,
        functionName: 'safeTransferFrom',
        args: [alice, carol, tokenId, '0x01'],
      }),
    );
    await reverts(
      client.simulateContract({
        ...as,
        account: carol,
        functionName: 'transferFrom',
        args: [alice, carol, tokenId],
      }),
    );
  });

  test('a bound token cannot be approved', async () => {
    await reverts(client.readContract({ ...as, functionName: 'approve', args: [carol, tokenId] }));
    await reverts(client.readContract({ ...as, functionName: 'setApprovalForAll', args: [carol, true] }));
  });

  test('a bound token is locked; an unknown one reverts', async () => {
    expect(await client.readContract({ ...profile, functionName: 'locked', args: [tokenId] })).toBe(true);
    await expect(client.readContract({ ...profile, functionName: 'locked', args: [999n] })).rejects.toThrow(
      'ERC721NonexistentToken',
    );
  });
});

test.each([
  ['ERC-165', '0x01ffc9a7', true],
  ['ERC-721', '0x80ac58cd', true],
  ['ERC-721 metadata', '0x5b5e139f', true],
  ['ERC-4906', '0x49064906', true],
  ['ERC-5192', '0xb45a3c0e', true],
  ['nothing', '0xffffffff', false],
] as const)('supports %s: %s is %s', async (_, id, supported) => {
  expect(await client.readContract({ ...profile, functionName: 'supportsInterface', args: [id] })).toBe(
    supported,
  );
});

test('has a name and a symbol', async () => {
  expect(await client.readContract({ ...profile, functionName: 'name' })).toBe('Laurel Profile');
  expect(await client.readContract({ ...profile, functionName: 'symbol' })).toBe('PROFILE');
});
