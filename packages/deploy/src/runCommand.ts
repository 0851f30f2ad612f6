import { join } from 'node:path';
import { hasRealMoney } from '@org/chain-config';
import {
  createJournal,
  createNode,
  isOnThisMachine,
  NodeError,
  readKey,
  SetupError,
  StepError,
  toAsciiLine,
  writeSafeBatch,
} from '@org/contests/send';
import { zeroAddress } from 'viem';
import { fetchRegistry, findMulticall3 } from './checks.ts';
import { describeEntry } from './configEntry.ts';
import { estimateSteps } from './estimate.ts';
import { execute } from './execute.ts';
import { listParts } from './parts.ts';
import { assertNoneWrong, inspect, isComplete, planSteps } from './plan.ts';
import { describeHosts, KEY_VARIABLE, readArguments } from './readArguments.ts';
import { describeEstimates, describeFindings, describeOutcome, REAL_MONEY_NOTICE } from './report.ts';

export type CommandContext = {
  /** The key is removed from it. */
  readonly env: Record<string, string | undefined>;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** The repository: the notes about sent transactions are below it. */
  readonly root: string;
  /** How long to wait until a transaction is mined. */
  readonly patienceMs?: number | undefined;
};

const PATIENCE_MS = 300_000;
const DESCRIPTION = 'Laurel: what the chain lacks, in this order';

/** Runs a command line. Returns 0 if the chain is complete, 1 if not or a step failed, 2 if that cannot be told. */
export async function runCommand(argv: readonly string[], context: CommandContext): Promise<0 | 1 | 2> {
  try {
    return await run(argv, context);
  } catch (error) {
    if (error instanceof StepError) {
      context.err(error.message);
      return 1;
    }
    if (error instanceof SetupError || error instanceof NodeError) {
      context.err(error.message);
      return 2;
    }
    context.err(toAsciiLine(Object(error).message));
    return 2;
  }
}

async function run(argv: readonly string[], { env, out, root, ...rest }: CommandContext): Promise<0 | 1 | 2> {
  const { config, mode, file, urls } = readArguments(argv);
  const { chain, eas, slug } = config;
  const account =
    mode === 'execute' ? readKey(env, { variable: KEY_VARIABLE, isLocal: isOnThisMachine(urls) }) : undefined;
  const node = createNode({ chainId: chain.id, urls });
  await node.assertChain();
  const { number } = await node.fetchBlock();
  out(`${chain.name} (${slug}, ${chain.id}) at block ${number}, asked at ${describeHosts(urls)}\n`);

  if (hasRealMoney(config)) out(`${REAL_MONEY_NOTICE}\n`);
  const registry = eas.schemaRegistry ?? (await fetchRegistry(node, eas.contract)) ?? zeroAddress;
  const parts = listParts({ config, registry });
  const multicall3 = await findMulticall3(node, config);
  if (account) {
    const journal = createJournal(
      join(root, '.laurel/protocol', `${chain.id}-${account.address.toLowerCase()}.json`),
    );
    const patienceMs = rest.patienceMs ?? PATIENCE_MS;
    await execute({ node, config, account, parts, multicall3, journal, log: out, patienceMs });
    out('');
  }

  const findings = await inspect(node, parts);
  out(describeFindings(findings));
  if (file !== undefined) assertNoneWrong(findings, 'Nothing was written.');
  const isWrong = findings.some(({ status }) => status === 'wrong');
  const steps = isWrong ? [] : planSteps(findings, multicall3);
  if (steps.length > 0) {
    const fee = await node.fetchFee();
    const estimates = await estimateSteps({ node, config }, steps, { fee });
    out(`\n${describeEstimates(config, { estimates, fee })}`);
  }
  if (file !== undefined && steps.length > 0) {
    // A call of a contract that does not exist yet would succeed and do nothing.
    const calls = steps.flatMap(({ step, needed }) => ('signed' in step || needed ? [] : step));
    const later =
      calls.length < steps.length ? `, without ${steps.length - calls.length} that need others` : '';
    if (calls.length > 0) {
      writeSafeBatch(file, { chainId: chain.id, description: DESCRIPTION, calls });
    }
    out(
      calls.length > 0
        ? `\nWrote ${calls.length} transactions to ${file}${later}. When they are mined, run the command again.`
        : `\nWrote nothing: ${steps[0]?.name} comes first and is signed already. Use --execute for it.`,
    );
  }
  out(`\n${describeEntry(config, registry)}`);
  out(`\n${describeOutcome(findings)}`);
  return isComplete(findings) ? 0 : 1;
}
