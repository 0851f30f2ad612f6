import { writeFile } from 'node:fs/promises';
import { getBlock } from 'viem/actions';
import type { Block } from '../block.ts';
import type { Json } from '../bundle/canonicalJson.ts';
import { createResultBundle, toBundleJson } from '../bundle/createResultBundle.ts';
import type { ResultBundle } from '../bundle/resultBundle.ts';
import { asChainError } from '../chain/asChainError.ts';
import type { ChainProgress } from '../chain/chainReader.ts';
import { createChainReader } from '../chain/createChainReader.ts';
import { readResult } from '../rule/readResult.ts';
import { fetchContest } from './fetchContest.ts';
import { type Difference, findDifferences } from './findDifferences.ts';
import { type OpenChain, openChain } from './openChain.ts';
import { findBlockNumber, readBundleFile } from './readBundleFile.ts';
import { type Terminal, toPlainText, toTable, UnusableInput } from './terminal.ts';

/** What `verify` was asked. */
export type VerifyOptions = {
  readonly chain: string;
  readonly uid: string | undefined;
  readonly bundle?: string | undefined;
  readonly out?: string | undefined;
  readonly json?: boolean | undefined;
};

/**
 * Recomputes a result from a chain alone and, where there is a bundle, compares every field of it.
 *
 * @returns 0 where there is nothing to object to, 1 where the bundle differs
 * @throws {UnusableInput}
 */
export async function verify(options: VerifyOptions, terminal: Terminal): Promise<0 | 1> {
  const told = options.bundle === undefined ? null : await readBundleFile(options.bundle);
  const chain = await openChain(options.chain);
  const contest = await fetchContest(chain, options.uid);
  const block = told ? await fetchBlock(chain, findBlockNumber(told)) : undefined;
  const evaluations = await createChainReader(chain).fetchEvaluations(contest, {
    block,
    onProgress: (progress) => terminal.progress(describeProgress(progress)),
  });
  terminal.progress('');
  const bundle = createResultBundle(readResult({ contest, ...evaluations }));
  if (options.out) await write(options.out, toBundleJson(bundle));
  const differences = told ? findDifferences(told, bundle) : [];
  if (options.json)
    terminal.out(JSON.stringify({ agrees: differences.length === 0, differences, result: bundle }));
  else print({ bundle, differences, isCompared: told !== null }, terminal);
  return differences.length === 0 ? 0 : 1;
}

async function fetchBlock({ client, config }: OpenChain, number: bigint | null): Promise<Block | undefined> {
  if (number === null) return undefined;
  const chainId = config.chain.id;
  const latest = await asChainError({ chainId }, () => getBlock(client));
  if (number > latest.number) {
    throw new UnusableInput(`Block ${number} lies in the future: the chain is at ${latest.number}.`);
  }
  const block = await asChainError({ chainId }, () => getBlock(client, { blockNumber: number }));
  return { number, hash: block.hash, time: block.timestamp };
}

async function write(path: string, text: string): Promise<void> {
  await writeFile(path, text).catch((cause) => {
    throw new UnusableInput(`The file ${path} cannot be written.`, { cause });
  });
}

function describeProgress({ step, done, total }: ChainProgress): string {
  return `Reading ${step}: ${done} of ${total}`;
}

function print(
  {
    bundle,
    differences,
    isCompared,
  }: { bundle: ResultBundle; differences: readonly Difference[]; isCompared: boolean },
  { out }: Terminal,
): void {
  const { contest, block, counted, ignored, rankings } = bundle;
  out(toPlainText(contest.title));
  out('');
  out(
    toTable([
      ['Rank', 'Points', 'Reviews', 'Entry'],
      ...rankings.mean.map(({ rank, points, count, judges, entry }) => [
        rank === null ? '' : String(rank),
        points,
        `${count} of ${judges}`,
        toPlainText(entry),
      ]),
    ]),
  );
  out('');
  out(
    `Rule ${bundle.rule}, block ${block.number}: ${counted.length} reviews counted, ${ignored.length} not counted.`,
  );
  if (!isCompared) return;
  if (differences.length === 0) out(`The bundle agrees with the chain at block ${block.number}.`);
  else out(`The bundle differs from the chain at block ${block.number}:`);
  for (const { path, told, actual } of differences) {
    out(`  ${toPlainText(path)}: ${describe(told)} in the bundle, ${describe(actual)} by the chain`);
  }
}

function describe(value: Json | undefined): string {
  return value === undefined ? 'nothing' : toPlainText(JSON.stringify(value)).slice(0, 200);
}
