/**
 * `node bench/main.ts`: plays a contest at the limits of the resolver on the local chain (1,000 entries, 500 judges, 5,000
 * reviews) and measures how long it takes to read it from the chain, and to take and verify both of its bundles.
 */
import { gzipSync } from 'node:zlib';
import { local } from '@org/chain-config';
import {
  ACT_LIMITS,
  CONTEST_LIMITS,
  encodeActData,
  readResult,
  SCHEMAS,
  type SchemaName,
} from '@org/contests';
import { createActsReader, easAbi } from '@org/contests/chain';
import { getProofProtocol, takeProof, verifyProof, verifyRanking } from '@org/contests/proof';
import {
  type Address,
  encodeFunctionData,
  type Hex,
  numberToHex,
  parseEventLogs,
  zeroAddress,
  zeroHash,
} from 'viem';
import { type Figure, record } from '../../../tools/bench/record/record.ts';
import { startLocalChain } from '../src/index.ts';

const REVIEWS_PER_JUDGE = 10;
const COMMENT =
  'Clear, useful and well tested. The second part is harder to follow than the first, but the result is worth the read ...';
const GAS = numberToHex(100_000_000);

const chain = await startLocalChain({ keptStates: 4 });
const { client } = chain;
const protocol = getProofProtocol(local);
if (!protocol) throw new Error('The local chain has no resolver.');
const { schemas } = protocol;

/** Sends attestations of one schema by an account that anvil impersonates, in one transaction; their UIDs. */
async function attest<Name extends SchemaName>(
  from: Address,
  name: Name,
  refUID: Hex,
  list: readonly Parameters<typeof encodeActData<Name>>[1][],
): Promise<readonly Hex[]> {
  const data = list.map((values) => ({
    ...{ recipient: zeroAddress, expirationTime: 0n, revocable: SCHEMAS[name].revocable },
    ...{ refUID, data: encodeActData(name, values), value: 0n },
  }));
  const args = [[{ schema: schemas[name], data }]] as const;
  const call = encodeFunctionData({ abi: easAbi, functionName: 'multiAttest', args: args as never });
  const hash = await client.request({
    method: 'eth_sendTransaction',
    params: [{ from, to: local.eas.contract, data: call, gas: GAS }],
  } as never);
  const receipt = await client.waitForTransactionReceipt({
    hash: hash as Hex,
    pollingInterval: 5,
    checkReplacement: false,
  });
  if (receipt.status !== 'success') throw new Error(`${name} was reverted.`);
  return parseEventLogs({ abi: easAbi, eventName: 'Attested', logs: receipt.logs }).map(
    ({ args: { uid } }) => uid,
  );
}

const toAddress = (index: number): Address => numberToHex(0xb000_0000 + index, { size: 20 });
const range = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

async function play(): Promise<Hex> {
  const [organizer, entrant] = chain.accounts;
  if (!organizer || !entrant) throw new Error('The local chain has no accounts.');
  const { timestamp } = await client.getBlock();
  const [opensAt, closesAt] = [timestamp + 100_000n, timestamp + 200_000n];
  const judges = range(0, CONTEST_LIMITS.judges).map(toAddress);
  const [contest = '0x'] = await attest(organizer.address, 'contest', zeroHash, [
    {
      ...{
        title: 'A contest at its limits',
        uri: 'ipfs://contest',
        contentHash: numberToHex(1, { size: 32 }),
      },
      ...{ submissionsUntil: opensAt, opensAt, closesAt, revealUntil: closesAt, flags: 1 },
      ...{
        judges: judges.slice(0, ACT_LIMITS.judges),
        maxPoints: [10, 10, 10, 10],
        weights: [1, 2, 3, 4],
      },
      entries: range(1, ACT_LIMITS.entries).map((index) => numberToHex(index, { size: 32 })),
    },
  ]);
  for (let at = ACT_LIMITS.judges; at < CONTEST_LIMITS.judges; at += ACT_LIMITS.judges)
    await attest(organizer.address, 'judges', contest, [
      { judges: judges.slice(at, at + ACT_LIMITS.judges), listed: true },
    ]);
  for (let first = ACT_LIMITS.entries + 1; first <= CONTEST_LIMITS.entries; first += ACT_LIMITS.entries) {
    const submissions: Hex[] = [];
    for (let at = 0; at < ACT_LIMITS.entries; at += 50)
      submissions.push(
        ...(await attest(
          entrant.address,
          'entry',
          contest,
          range(first + at, 50).map((index) => ({
            ...{ contentHash: numberToHex(index, { size: 32 }), replaces: null },
            uri: 'ipfs://bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy',
          })),
        )),
      );
    await attest(organizer.address, 'admit', contest, [{ first, submissions }]);
  }
  await client.setNextBlockTimestamp({ timestamp: opensAt });
  for (const [index, judge] of judges.entries()) {
    await client.impersonateAccount({ address: judge });
    await client.setBalance({ address: judge, value: 10n ** 20n });
    await attest(
      judge,
      'evaluation',
      contest,
      range(0, REVIEWS_PER_JUDGE).map((nth) => ({
        entry: 1 + ((index * REVIEWS_PER_JUDGE + nth) % CONTEST_LIMITS.entries),
        ...{ points: [index % 11, nth, 5, 10], comment: COMMENT, commentHash: null },
      })),
    );
  }
  await client.setNextBlockTimestamp({ timestamp: closesAt });
  await client.mine({ blocks: 1 });
  return contest;
}

const figures: Figure[] = [];
const say = (what: string, value: number, unit: string) => {
  console.log(`${what.padEnd(64)} ${value.toFixed(unit === 's' ? 2 : 0).padStart(10)} ${unit}`);
  figures.push({ what, value, unit });
};

async function measure<Value>(what: string, run: () => Value | Promise<Value>): Promise<Value> {
  const before = performance.now();
  const value = await run();
  say(what, (performance.now() - before) / 1_000, 's');
  return value;
}

try {
  const contest = await measure('play 1,000 entries, 500 judges, 5,000 reviews', play);
  const source = { client, config: local };
  const reading = await measure('read it from the chain', async () => {
    const lookup = await createActsReader(source).fetchActs(contest);
    if (lookup.status !== 'found') throw new Error(lookup.status);
    return lookup.reading;
  });
  const { contest: read, counted } = readResult(reading);
  if (read.judges.length !== 500 || read.entries.length !== 1_000 || counted.length !== 5_000)
    throw new Error(
      `Read ${read.entries.length} entries, ${read.judges.length} judges, ${counted.length} reviews.`,
    );
  for (const [name, options, verify] of [
    ['bundle', {}, verifyProof],
    ['bundle with submissions', { submissions: true }, verifyProof],
    ['ranking-only bundle', { rankingOnly: true }, verifyRanking],
  ] as const) {
    const proof = await measure(`take the ${name}`, () => takeProof(source, contest, options));
    if (proof.status !== 'taken') throw new Error(`${name}: ${proof.status}`);
    const { text } = proof;
    const { hash: blockHash } = await client.getBlock({ blockNumber: proof.block.number });
    const verdict = await measure(`verify the ${name}`, () => verify({ text, blockHash }));
    if (verdict.status !== 'verified') throw new Error(`${name}: ${JSON.stringify(verdict)}`);
    say(`size of the ${name}`, Buffer.byteLength(text) / 1_000, 'kB');
    say(`size of the ${name}, gzip`, gzipSync(text).length / 1_000, 'kB');
  }
  record('local-stack', figures);
} finally {
  await chain.stop();
}
