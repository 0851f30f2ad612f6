import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import MultiSend from '@safe-global/safe-smart-account/build/artifacts/contracts/libraries/MultiSend.sol/MultiSend.json' with {
  type: 'json',
};
import SafeProxyFactory from '@safe-global/safe-smart-account/build/artifacts/contracts/proxies/SafeProxyFactory.sol/SafeProxyFactory.json' with {
  type: 'json',
};
import Safe from '@safe-global/safe-smart-account/build/artifacts/contracts/Safe.sol/Safe.json' with {
  type: 'json',
};
import {
  type Abi,
  type Address,
  concat,
  encodeFunctionData,
  encodePacked,
  type Hex,
  parseEventLogs,
  size,
  zeroAddress,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rpcUrl as url } from '../../../../../tools/test/vitest/chains.ts';
import { captureCommand } from '../../../test/captureCommand.ts';
import {
  JUDGE,
  JUDGE_KEY,
  ORGANIZER,
  ORGANIZER_KEY,
  OTHER_JUDGE,
  OTHER_JUDGE_KEY,
  useLocalChain,
} from '../../../test/localChain.ts';
import { createActsReader } from '../../chain.ts';

// A contest of a Safe of three owners, two of whom sign each of the files that the command writes.

const { client, config, createWallet } = useLocalChain();
const wallet = createWallet(ORGANIZER);
const sender = { account: ORGANIZER, chain: null } as const;

type Artifact = { readonly abi: Abi; readonly bytecode: Hex };
const [safeCode, factoryCode, multiSendCode] = [Safe, SafeProxyFactory, MultiSend] as unknown as readonly [
  Artifact,
  Artifact,
  Artifact,
];

let folder: string;
let safe: Address;
let multiSend: Address;
const file = (name: string) => join(folder, name);

async function deploy({ abi, bytecode }: Artifact): Promise<Address> {
  const hash = await wallet.deployContract({ abi, bytecode, ...sender });
  const { contractAddress } = await client.waitForTransactionReceipt({ hash, checkReplacement: false });
  return contractAddress ?? zeroAddress;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'laurel-safe-'));
  const [singleton, factory] = [await deploy(safeCode), await deploy(factoryCode)];
  multiSend = await deploy(multiSendCode);
  const owners = [ORGANIZER, JUDGE, OTHER_JUDGE];
  const setup = encodeFunctionData({
    abi: safeCode.abi,
    functionName: 'setup',
    args: [owners, 2n, zeroAddress, '0x', zeroAddress, zeroAddress, 0n, zeroAddress],
  });
  const hash = await wallet.writeContract({
    ...{ address: factory, abi: factoryCode.abi, functionName: 'createProxyWithNonce' },
    ...{ args: [singleton, setup, 0n], ...sender },
  });
  const { logs } = await client.waitForTransactionReceipt({ hash, checkReplacement: false });
  const [created] = parseEventLogs({ abi: factoryCode.abi, eventName: 'ProxyCreation', logs });
  safe = (created as unknown as { args: { proxy: Address } }).args.proxy;
});
afterAll(() => rm(folder, { recursive: true }));

async function contests(command: string, ...argv: readonly string[]) {
  return captureCommand([command, url, ...argv], { env: {}, folder, patienceMs: 0 });
}

type Call = { readonly to: Address; readonly value: string; readonly data: Hex };

/** Has the command write an act of the Safe; its calls. */
async function write(name: string, command: string, ...argv: readonly string[]): Promise<readonly Call[]> {
  const { code, err } = await contests(command, ...argv, '--unsigned', file(name), '--from', safe);
  expect(code, err).toBe(0);
  return JSON.parse(await readFile(file(name), 'utf8')).transactions;
}

/** Executes calls as Safe's Transaction Builder does: one as it is, several by MultiSend, signed by these owners. */
async function execute(calls: readonly Call[], keys: readonly Hex[]): Promise<'success' | 'reverted'> {
  const [only] = calls;
  const packed = calls.map(({ to, value, data }) => {
    const parts = [0, to, BigInt(value), BigInt(size(data)), data] as const;
    return encodePacked(['uint8', 'address', 'uint256', 'uint256', 'bytes'], parts);
  });
  const batch = encodeFunctionData({
    ...{ abi: multiSendCode.abi, functionName: 'multiSend', args: [concat(packed)] },
  });
  const message = {
    ...(calls.length === 1 && only
      ? { to: only.to, value: BigInt(only.value), data: only.data, operation: 0 }
      : { to: multiSend, value: 0n, data: batch, operation: 1 }),
    ...{ safeTxGas: 0n, baseGas: 0n, gasPrice: 0n, gasToken: zeroAddress, refundReceiver: zeroAddress },
  };
  const nonce = (await client.readContract({
    ...{ address: safe, abi: safeCode.abi, functionName: 'nonce' },
  })) as bigint;
  const typed = {
    domain: { chainId: config.chain.id, verifyingContract: safe },
    primaryType: 'SafeTx',
    types: {
      SafeTx: [
        { name: 'to', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'data', type: 'bytes' },
        { name: 'operation', type: 'uint8' },
        { name: 'safeTxGas', type: 'uint256' },
        { name: 'baseGas', type: 'uint256' },
        { name: 'gasPrice', type: 'uint256' },
        { name: 'gasToken', type: 'address' },
        { name: 'refundReceiver', type: 'address' },
        { name: 'nonce', type: 'uint256' },
      ],
    },
    message: { ...message, nonce },
  } as const;
  const owners = keys
    .map((key) => privateKeyToAccount(key))
    .sort((a, b) => (a.address.toLowerCase() < b.address.toLowerCase() ? -1 : 1));
  const signatures = await Promise.all(owners.map((owner) => owner.signTypedData(typed)));
  const hash = await wallet.writeContract({
    ...{ address: safe, abi: safeCode.abi, functionName: 'execTransaction', ...sender },
    args: [...Object.values(message), concat(signatures)],
  });
  return (await client.waitForTransactionReceipt({ hash, checkReplacement: false })).status;
}

async function read(uid: Hex) {
  const lookup = await createActsReader({ client, config }).fetchActs(uid);
  if (lookup.status !== 'found') throw new Error(lookup.status);
  return lookup.reading.state;
}

test('a Safe starts a contest, and acts in it one by one and in a batch', async () => {
  const now = Number((await client.getBlock()).timestamp);
  const contest = {
    ...{
      title: 'Tools for small libraries',
      judges: [JUDGE],
      entries: [{ name: 'Shelf' }, { name: 'Stamp' }],
    },
    criteria: [{ label: 'Useful', maxPoints: 10 }],
    ...{ opensAt: now, closesAt: now + 86_400 },
  };
  await writeFile(file('contest.json'), JSON.stringify(contest));
  const keys = [ORGANIZER_KEY, JUDGE_KEY] as const;
  const start = await write('start.json', 'start', file('contest.json'));
  expect(await execute(start, [ORGANIZER_KEY])).toBe('reverted');
  expect(await execute(start, keys)).toBe('success');
  const listed = JSON.parse((await contests('list', '--json')).out);
  const { uid } = (listed.contests ?? listed)[0];
  expect((await read(uid)).attestation.attester).toBe(safe);

  const judge = await write('judge.json', 'judge', uid, 'add', OTHER_JUDGE);
  expect(await execute(judge, keys)).toBe('success');
  expect([...(await read(uid)).judges]).toEqual([JUDGE, OTHER_JUDGE]);

  const batch = [
    ...(await write('disqualify.json', 'disqualify', uid, '2', '--reason', 'Not its own work.')),
    ...(await write('postpone.json', 'postpone', uid, '--closes-at', '+2d', '--reason', 'More time.')),
    ...(await write('note.json', 'note', uid, 'The power is back.')),
  ];
  expect(await execute(batch, [JUDGE_KEY, OTHER_JUDGE_KEY])).toBe('success');
  const state = await read(uid);
  expect(state.entries.map(({ status }) => status)).toEqual(['standing', 'disqualified']);
  expect(state.times.closesAt).toBe(BigInt(now + 3 * 86_400));
  expect((await contests('show', uid)).out).toContain('The power is back.');
});
