import { getResolverCodeHash } from '@org/chain-config/eas';
import { encodeAbiParameters, type Hex, keccak256, zeroHash } from 'viem';
import { beforeEach, expect, test } from 'vitest';
import { JUDGE, ORGANIZER, useLocalChain, VISITOR } from '../../test/localChain.ts';
import { getProtocol } from '../acts/protocol.ts';
import { NOTE_SCHEMA_UID } from '../contest/schemas.ts';
import { perform } from './acts.ts';
import { deployProtocol, prepareProtocol } from './deployProtocol.ts';
import type { NewContest } from './newContest.ts';
import { fetchProtocolState } from './protocolState.ts';

const { client, config, test: node, createWallet } = useLocalChain();
const protocol = getProtocol(config);
if (!protocol) throw new Error('The local chain has no resolver.');
const uids: readonly Hex[] = [...Object.values(protocol.schemas), NOTE_SCHEMA_UID];
const source = { client, config };
const by = () => ({ ...source, walletClient: createWallet(ORGANIZER), account: ORGANIZER }) as const;

/** The registry keeps schemas in its first mapping. */
const unregister = (uid: Hex) => {
  const slot = keccak256(encodeAbiParameters([{ type: 'bytes32' }, { type: 'uint256' }], [uid, 0n]));
  return node.setStorageAt({ address: config.eas.schemaRegistry, index: slot, value: zeroHash });
};

/** Makes the chain one that has EAS but nothing of the protocol. */
beforeEach(async () => {
  await node.setCode({ address: protocol.resolver, bytecode: '0x' });
  await node.setNonce({ address: protocol.resolver, nonce: 0 });
  for (const uid of uids) await unregister(uid);
});

const createInput = async (): Promise<NewContest> => {
  const { timestamp: now } = await client.getBlock();
  return {
    ...{ title: 'Tools', description: 'Which?', tracks: [], prizes: [] },
    criteria: [{ label: 'Useful', maxPoints: 5, weight: 1, anchors: [] }],
    judges: [{ address: JUDGE, name: 'Ada' }],
    entries: [{ name: 'Shelf', link: 'https://example.org/shelf', about: '', track: 0 }],
    ...{ submissionsUntil: null, opensAt: now, closesAt: now + 1_209_600n, revealUntil: null },
  };
};

test('names what is missing, creates it in one transaction, and then a contest can be started', async () => {
  expect(await fetchProtocolState(source)).toEqual({ status: 'missing', contract: true, schemas: uids });
  await expect(
    perform({ ...by(), act: { kind: 'contest', input: await createInput() } }),
  ).rejects.toMatchObject({
    revert: 'InvalidSchema',
  });
  const { enough, fee } = await prepareProtocol({ ...source, account: ORGANIZER });
  expect(enough).toBe(true);
  expect(fee).toBeGreaterThan(0n);

  const steps: string[] = [];
  const wallet = by();
  await deployProtocol({ ...wallet, onProgress: ({ status }) => void steps.push(status) });
  expect(steps).toEqual(['checking', 'confirm-in-wallet', 'sent', 'mined', 'visible']);
  expect(await fetchProtocolState(source)).toEqual({ status: 'ready' });
  expect(keccak256((await client.getCode({ address: protocol.resolver })) ?? '0x')).toBe(
    getResolverCodeHash(config.eas.contract),
  );
  expect(await perform({ ...by(), act: { kind: 'contest', input: await createInput() } })).toMatchObject({
    uid: expect.any(String),
  });
  await expect(prepareProtocol({ ...source, account: ORGANIZER })).rejects.toMatchObject({
    code: 'unsupported',
  });
});

test('the deployment creates only what is missing', async () => {
  await deployProtocol(by());
  await unregister(protocol.schemas.commit);
  expect(await fetchProtocolState(source)).toEqual({
    ...{ status: 'missing', contract: false, schemas: [protocol.schemas.commit] },
  });
  expect(await deployProtocol(by())).toMatchObject({ uid: protocol.schemas.commit });
  await node.setCode({ address: protocol.resolver, bytecode: '0x' });
  await node.setNonce({ address: protocol.resolver, nonce: 0 });
  expect(await fetchProtocolState(source)).toEqual({ status: 'missing', contract: true, schemas: [] });
  await deployProtocol(by());
  expect(await fetchProtocolState(source)).toEqual({ status: 'ready' });
});

test('tells a chain without EAS, and one whose resolver is unknown', async () => {
  const without = { ...config, eas: { ...config.eas, contract: VISITOR } } as const;
  expect(await fetchProtocolState({ client, config: without })).toEqual({ status: 'no-eas' });
  const code = (await client.getCode({ address: config.eas.contract })) ?? '0x';
  const other = '0x5c4e3a5200000000000000000000000000000002';
  await node.setCode({ address: other, bytecode: code });
  const foreign = { ...config, eas: { ...config.eas, contract: other } } as const;
  const unknown = { ...config, contracts: { profile: config.contracts.profile } } as const;
  expect(await fetchProtocolState({ client, config: unknown })).toEqual({ status: 'unable' });
  // The resolver of another EAS has another address.
  await expect(prepareProtocol({ client, config: foreign, account: ORGANIZER })).rejects.toMatchObject({
    code: 'unsupported',
  });
});
