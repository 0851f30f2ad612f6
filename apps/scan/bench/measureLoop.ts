import { local } from '@org/chain-config';
import { easAbi } from '@org/contracts';
import pg from 'pg';
import { createPublicClient, getAbiItem, type Hex, http } from 'viem';
import type { Reading } from './measureScan.ts';

const BLOCKS = 1_000n;
const BATCH = 250;
const event = getAbiItem({ abi: easAbi, name: 'Attested' });

/**
 * The plain loop that one would write first: logs, then `getAttestation` in batches of Multicall3 with viem, then one
 * insert per batch. It knows no schemas, reorganizations or restarts.
 */
export async function measureLoop({
  rpcUrl,
  databaseUrl,
}: {
  rpcUrl: string;
  databaseUrl: string;
}): Promise<Reading> {
  const client = createPublicClient({ chain: local.chain, transport: http(rpcUrl) });
  const database = new pg.Client(databaseUrl);
  await database.connect();
  await database.query(
    'create table attestation (uid text primary key, fields json not null, txid text not null)',
  );
  const start = performance.now();
  const head = await client.getBlockNumber();
  let count = 0;
  for (let fromBlock = 0n; fromBlock <= head; fromBlock += BLOCKS) {
    const last = fromBlock + BLOCKS - 1n;
    const toBlock = last < head ? last : head;
    const logs = await client.getLogs({ address: local.eas.contract, event, fromBlock, toBlock });
    for (let first = 0; first < logs.length; first += BATCH) {
      const some = logs.slice(first, first + BATCH);
      const contracts = some.map(({ args }) => ({
        abi: easAbi,
        address: local.eas.contract,
        functionName: 'getAttestation' as const,
        args: [args.uid ?? '0x'] as const satisfies readonly [Hex],
      }));
      const found = await client.multicall({ contracts, allowFailure: false, batchSize: 0 });
      const rows = found.map(({ uid, time, expirationTime, revocationTime, ...fields }, nth) => ({
        uid,
        fields: { ...fields, times: [time, expirationTime, revocationTime].map(Number) },
        txid: some[nth]?.transactionHash,
      }));
      await database.query(
        'insert into attestation select * from json_populate_recordset(null::attestation, $1::json)',
        [JSON.stringify(rows)],
      );
      count += rows.length;
    }
  }
  const seconds = (performance.now() - start) / 1_000;
  await database.end();
  return { count, seconds, megabytes: null };
}
