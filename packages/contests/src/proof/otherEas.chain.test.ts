import type { ChainConfig } from '@org/chain-config';
import { keccak256 } from 'viem';
import { beforeAll, expect, test } from 'vitest';
import { INPUT, ORGANIZER, useLocalChain } from '../../test/localChain.ts';
import { getSchemaUids } from '../contest/schemas.ts';
import { perform } from '../write/acts.ts';
import { deployProtocol } from '../write/deployProtocol.ts';
import { computeResolver } from '../write/resolverCode.ts';
import { keepProof } from './keepProof.ts';
import { fetchProofProtocols, getProofProtocol } from './proofProtocols.ts';
import { takeProof } from './takeProof.ts';
import { verifyProof } from './verifyProof.ts';

const { client, config: local, test: node, createWallet } = useLocalChain();

/** An address of EAS that no chain of chain-config has. */
const eas = '0xeA5ea5EA5ea5ea5Ea5ea5EA5ea5EA5Ea5Ea5EA50';
const { address: contestResolver, codeHash } = computeResolver(eas);
const { contest: contestSchemaUid, evaluation: evaluationSchemaUid } = getSchemaUids(contestResolver);

/** The chain as the setting `CHAINS` gives it. */
const config: ChainConfig = {
  ...local,
  contracts: { ...local.contracts, contestResolver },
  eas: { ...local.eas, contract: eas, contestSchemaUid, evaluationSchemaUid },
};
const by = () => ({ client, config, account: ORGANIZER, walletClient: createWallet(ORGANIZER) }) as const;

beforeAll(async () => {
  const code = await client.getCode({ address: local.eas.contract });
  await node.setCode({ address: eas, bytecode: code ?? '0x' });
  await deployProtocol(by());
});

test('computes the code of the resolver of an EAS at any address', async () => {
  expect(keccak256((await client.getCode({ address: contestResolver })) ?? '0x')).toBe(codeHash);
});

test('takes, keeps and verifies bundles of a chain whose EAS is at an address of its own', async () => {
  const { uid } = await perform({
    ...by(),
    act: { kind: 'contest', input: { ...INPUT, closesAt: (await client.getBlock()).timestamp + 100n } },
  });
  const early = await takeProof({ client, config }, uid);
  expect(early).toMatchObject({ status: 'taken', isClosed: false });
  await node.increaseTime({ seconds: 1_000 });
  await node.mine({ blocks: 1 });
  const taken = await keepProof({ client, config }, uid);
  if (taken.status !== 'taken') throw new Error(taken.status);
  expect(await keepProof({ client, config }, uid, { kept: taken.text })).toMatchObject({ status: 'kept' });
  const asked = { text: taken.text, blockHash: taken.block.hash };
  // Nobody has recorded this resolver.
  expect(getProofProtocol(config)).toBe(null);
  expect(verifyProof(asked)).toMatchObject({ reason: 'unknown-resolver' });
  const protocols = await fetchProofProtocols(config);
  expect(verifyProof({ ...asked, protocols })).toMatchObject({
    status: 'verified',
    value: { isClosed: true },
  });
});

test('trusts no resolver at another address than that of its code', async () => {
  const foreign = { ...config, contracts: { ...config.contracts, contestResolver: eas } } as const;
  expect((await fetchProofProtocols(foreign)).map(({ resolver }) => resolver)).not.toContain(
    eas.toLowerCase(),
  );
});
