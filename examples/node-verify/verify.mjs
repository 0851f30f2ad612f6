// Recomputes the result of a contest from the chain, and compares it with a file of "Download JSON".
// Exits with 0 if they agree, 1 if they differ, 2 if that cannot be told.
import { readFile } from 'node:fs/promises';
import { getChainConfigBySlug } from '@org/chain-config';
import { createResultBundle, hashBundle } from '@org/contests';
import { createActsReader } from '@org/contests/chain';
import { createPublicClient, http } from 'viem';

const [slug, uid, file] = process.argv.slice(2);

try {
  process.exitCode = (await verify()) ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}

async function verify() {
  if (!file) throw new Error('Usage: node verify.mjs <chain> <uid> <result.json>');
  const config = getChainConfigBySlug(slug);
  const { hash: toldHash, ...told } = JSON.parse(await readFile(file, 'utf8'));
  const client = createPublicClient({ chain: config.chain, transport: http(process.env.RPC_URL) });
  const lookup = await createActsReader({ client, config }).fetchActs(uid);
  if (lookup.status !== 'found') throw new Error(`There is no contest ${uid} on ${slug}.`);
  const { reading } = lookup;
  // The result as of the block that the file names.
  const { hash, timestamp: time } = await client.getBlock({ blockNumber: BigInt(told.block.number) });
  if (reading.acts.some((act) => act.time > time))
    throw new Error('The contest has changed since this file was made: download it again.');
  const block = { number: BigInt(told.block.number), hash, time };
  const bundle = await createResultBundle({ ...reading, block });

  const names = new Map(bundle.details.entries.map(({ entry, name }) => [entry, name]));
  for (const { rank, points, entry } of bundle.rankings.mean)
    console.log(rank ?? '-', points || '-', names.get(entry) ?? `Entry ${entry}`);
  const agrees = [toldHash, hashBundle(told)].every((each) => each === bundle.hash);
  console.log(agrees ? 'The file agrees with the chain.' : 'The file differs from the chain.');
  return agrees;
}
