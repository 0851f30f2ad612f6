import { local } from '@org/chain-config';
import { createScanReader } from '@org/contests';
import { accounts, createLocalClient } from '@org/local-stack';
import { type Address, encodeFunctionData, type Hex, numberToHex, parseAbi, parseAbiItem } from 'viem';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { type Scan, startScan } from './startScan.ts';

const easAbi = parseAbi([
  'struct AttestationRequestData { address recipient; uint64 expirationTime; bool revocable; bytes32 refUID; bytes data; uint256 value; }',
  'struct AttestationRequest { bytes32 schema; AttestationRequestData data; }',
  'struct MultiAttestationRequest { bytes32 schema; AttestationRequestData[] data; }',
  'struct RevocationRequestData { bytes32 uid; uint256 value; }',
  'struct RevocationRequest { bytes32 schema; RevocationRequestData data; }',
  'struct Attestation { bytes32 uid; bytes32 schema; uint64 time; uint64 expirationTime; uint64 revocationTime; bytes32 refUID; address recipient; address attester; bool revocable; bytes data; }',
  'struct Call { address target; bool allowFailure; bytes callData; }',
  'struct Answer { bool success; bytes returnData; }',
  'function attest(AttestationRequest request) payable returns (bytes32)',
  'function multiAttest(MultiAttestationRequest[] multiRequests) payable returns (bytes32[])',
  'function revoke(RevocationRequest request) payable',
  'function timestamp(bytes32 data) returns (uint64)',
  'function revokeOffchain(bytes32 data) returns (uint64)',
  'function getAttestation(bytes32 uid) view returns (Attestation)',
  'function aggregate3(Call[] calls) payable returns (Answer[])',
]);

const attested = parseAbiItem(
  'event Attested(address indexed recipient, address indexed attester, bytes32 uid, bytes32 indexed schemaUID)',
);
const rpcUrl = inject('rpcUrl');
const chain = createLocalClient(rpcUrl);
const eas = { address: local.eas.contract, abi: easAbi } as const;
const [, judge, stranger] = accounts.map(({ address }) => address) as [Address, Address, Address];
const noUid: Hex = `0x${'0'.repeat(64)}`;
const nobody: Address = '0x0000000000000000000000000000000000000000';
const patience = { timeout: 60_000, interval: 50 };

// Generous: a database is opened, and other tests may be busy on the same machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let snapshot: Hex;
let scan: Scan;

beforeAll(async () => {
  snapshot = await chain.snapshot();
  scan = await startScan({ config: local, rpcUrl, port: 0, databaseDirectory: null, log: () => undefined });
  await vi.waitUntil(() => scan.getHealth().ok, { timeout: 150_000 });
});

afterAll(async () => {
  await scan.stop();
  await chain.revert({ id: snapshot });
});

// Asked for again and again: viem's own waiting looks only when the head is higher than any that it has seen, and here
// heads go back.
const send = async (write: Promise<Hex>) => {
  const hash = await write;
  const getStatus = async () => (await chain.getTransactionReceipt({ hash }).catch(() => undefined))?.status;
  await expect.poll(getStatus, patience).toBe('success');
};
const toData = (data: Hex, expirationTime = 0n) => ({
  recipient: nobody,
  expirationTime,
  revocable: true,
  refUID: noUid,
  data,
  value: 0n,
});
const toRequest = (data: Hex, expirationTime?: bigint) => ({
  schema: local.eas.evaluationSchemaUid,
  data: toData(data, expirationTime),
});
const attest = (data: Hex, account = judge, expirationTime?: bigint) =>
  send(
    chain.writeContract({ ...eas, account, functionName: 'attest', args: [toRequest(data, expirationTime)] }),
  );

const ask = async <T>(query: string): Promise<T> => {
  const response = await fetch(scan.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = (await response.json()) as { data: T; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
};

type Row = {
  id: Hex;
  data: Hex;
  recipient: Address;
  attester: Address;
  time: number;
  expirationTime: number;
  revocationTime: number;
  refUID: Hex;
  revocable: boolean;
  revoked: boolean;
  txid: Hex;
  schemaId: Hex;
  schema: { id: Hex };
};
const fetchRows = async () =>
  (
    await ask<{
      attestations: Row[];
    }>(`{ attestations(take: 1000) { id data recipient attester time expirationTime
      revocationTime refUID revocable revoked txid schemaId schema { id } } }`)
  ).attestations;

/** What the chain itself says: its events, and the attestation behind each. */
const readChain = async () => {
  const logs = await chain.getLogs({ address: eas.address, event: attested, fromBlock: 0n, strict: true });
  const block = await chain.getBlock();
  const rows = await Promise.all(
    logs.map(async ({ args: { uid }, transactionHash }) => {
      const {
        schema,
        uid: id,
        ...fields
      } = await chain.readContract({
        ...eas,
        functionName: 'getAttestation',
        args: [uid],
      });
      return {
        ...fields,
        id,
        schemaId: schema,
        schema: { id: schema },
        time: Number(fields.time),
        expirationTime: Math.min(Number(fields.expirationTime), 2 ** 31 - 1),
        revocationTime: Number(fields.revocationTime),
        revoked: fields.revocationTime > 0n,
        txid: transactionHash,
      };
    }),
  );
  return { block, rows };
};

/** Waits until the scan is where the chain is, and compares every row. */
const expectSame = async () => {
  const { block, rows } = await readChain();
  await expect.poll(() => scan.getHealth(), patience).toMatchObject({ blockHash: block.hash });
  expect(await fetchRows()).toEqual(rows);
  return rows;
};

test('the schemas of the chain are there', async () => {
  const { schemata } = await ask<{ schemata: { id: Hex; index: string; resolver: Address }[] }>(
    '{ schemata { id index resolver } }',
  );
  expect(schemata.map(({ id }) => id)).toEqual(
    expect.arrayContaining([local.eas.contestSchemaUid, local.eas.evaluationSchemaUid]),
  );
  expect(schemata.map(({ index }) => index)).toEqual(schemata.map((_, nth) => String(nth + 1)));
});

test('every way to attest and to revoke ends in the rows that the chain holds', async () => {
  await attest('0x');
  await attest('0x1234', stranger, 2n ** 64n - 1n);
  const many = {
    schema: local.eas.evaluationSchemaUid,
    data: ['0x01', '0x02', '0x03'].map((data) => toData(data as Hex)),
  };
  await send(chain.writeContract({ ...eas, account: judge, functionName: 'multiAttest', args: [[many]] }));
  // Through another contract, which is then the attester.
  const callData = encodeFunctionData({ abi: easAbi, functionName: 'attest', args: [toRequest('0x99')] });
  const call = { target: eas.address, allowFailure: false, callData };
  const multicall = local.chain.contracts.multicall3.address;
  await send(
    chain.writeContract({
      abi: easAbi,
      address: multicall,
      account: stranger,
      functionName: 'aggregate3',
      args: [[call]],
    }),
  );
  await send(
    chain.writeContract({
      ...eas,
      account: judge,
      functionName: 'timestamp',
      args: [`0x${'ab'.repeat(32)}`],
    }),
  );
  await send(
    chain.writeContract({
      ...eas,
      account: judge,
      functionName: 'revokeOffchain',
      args: [`0x${'cd'.repeat(32)}`],
    }),
  );
  const rows = await expectSame();
  const mine = rows.find(({ attester, revoked }) => attester === judge && !revoked);
  const request = { schema: local.eas.evaluationSchemaUid, data: { uid: mine?.id ?? noUid, value: 0n } };
  await send(chain.writeContract({ ...eas, account: judge, functionName: 'revoke', args: [request] }));
  const after = await expectSame();
  expect(after.find(({ id }) => id === mine?.id)).toMatchObject({ revoked: true });
  expect(after.map(({ attester }) => attester)).toContain(multicall);

  const others = await ask<object>('{ timestamps { id from } offchainRevocations { uid from } }');
  expect(others).toEqual({
    timestamps: [{ id: `0x${'ab'.repeat(32)}`, from: judge }],
    offchainRevocations: [{ uid: `0x${'cd'.repeat(32)}`, from: judge }],
  });
});

test('a few hundred in one block', async () => {
  await chain.setAutomine(false);
  try {
    const hashes: Hex[] = [];
    for (let count = 0; count < 8; count++) {
      // Equal ones would make EAS look for a free UID again and again.
      const data = Array.from({ length: 35 }, (_, nth) => toData(numberToHex(count * 35 + nth, { size: 2 })));
      const many = { schema: local.eas.evaluationSchemaUid, data };
      const call = { ...eas, account: judge, functionName: 'multiAttest', args: [[many]] } as const;
      hashes.push(await chain.writeContract({ ...call, gas: 15_000_000n }));
    }
    await chain.mine({ blocks: 1 });
    for (const hash of hashes) await send(Promise.resolve(hash));
  } finally {
    await chain.setAutomine(true);
  }
  const rows = await expectSame();
  expect(rows.length).toBeGreaterThan(280);
});

test('what a revert takes back is gone, also when the head goes back and stays there', async () => {
  const before = await chain.snapshot();
  const rows = await expectSame();
  await attest('0xbb');
  await attest('0xbc');
  expect((await expectSame()).length).toBe(rows.length + 2);
  await chain.revert({ id: before });
  expect(await expectSame()).toEqual(rows);
  await attest('0xbd');
  expect((await expectSame()).length).toBe(rows.length + 1);
});

test.each([1, 5, 20])('a reorganisation of depth %i', async (depth) => {
  for (let count = 0; count < depth; count++) await attest('0xdd');
  const before = await expectSame();
  await chain.request({ method: 'anvil_reorg' as never, params: [depth, []] as never });
  const after = await expectSame();
  expect(after.length).toBe(before.length - depth);
  await attest('0xee');
  expect((await expectSame()).length).toBe(after.length + 1);
});

test('the reader of the contests package can work with it', async () => {
  await attest('0xff', stranger);
  const newest = (await expectSame()).at(-1);
  const reader = createScanReader({ endpoint: scan.url, chainId: local.chain.id });
  expect(await reader.findAttestation(newest?.id ?? noUid)).toMatchObject({
    uid: newest?.id,
    attester: stranger,
  });
  expect((await reader.fetchHead()).blockNumber).toBe(await chain.getBlockNumber());
});

test('health tells the block; a wrong chain is refused for good', async () => {
  const health = await fetch(new URL('/health', scan.url));
  expect(await health.json()).toMatchObject({ ok: true, chainId: 31_337, lag: 0, status: 'live' });
  const config = { ...local, chain: { ...local.chain, id: 424_242 } };
  const other = await startScan({ config, rpcUrl, port: 0, databaseDirectory: null, log: () => undefined });
  await expect(other.ended).rejects.toMatchObject({ code: 'wrong-chain' });
});
