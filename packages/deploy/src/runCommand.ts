import { join } from 'node:path';
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
import { fetchRegistry } from './checks.ts';
import { estimateSteps } from './estimate.ts';
import { execute } from './execute.ts';
import { addGeneration } from './generationsFile.ts';
import { inspect, isComplete, listCreatable, listReady } from './inspect.ts';
import { listParts } from './parts.ts';
import { describeHosts, KEY_VARIABLE, readArguments } from './readArguments.ts';
import { describeEstimates, describeFindings, describeOutcome } from './report.ts';
import { getResolver, isVersion2HeldBack } from './resolver.ts';

export type CommandContext = {
  /** The key is removed from it. */
  readonly env: Record<string, string | undefined>;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** The repository: chain-config's data and the notes about sent transactions are below it. */
  readonly root: string;
  /** How long to wait until a transaction is mined. */
  readonly patienceMs?: number | undefined;
};

const PATIENCE_MS = 300_000;
const REVIEW = 'Review the change.';
const REVIEW_LOCAL =
  'The endpoint is on this machine: if it serves a copy of the chain, undo the change. Otherwise review it.';
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

  const registry = eas.schemaRegistry ?? (await fetchRegistry(node, eas.contract)) ?? zeroAddress;
  const parts = listParts({ config, registry });
  const held = { isVersion2HeldBack: isVersion2HeldBack(config) };
  if (account) {
    const journal = createJournal(
      join(root, '.laurel/protocol', `${chain.id}-${account.address.toLowerCase()}.json`),
    );
    const patienceMs = rest.patienceMs ?? PATIENCE_MS;
    await execute({ node, config, account, parts, ...held, journal, log: out, patienceMs });
    out('');
  }

  const findings = await inspect(node, parts, held);
  out(describeFindings(findings));
  const steps = listCreatable(findings);
  if (steps.length > 0) {
    const fee = await node.fetchFee();
    const estimates = await estimateSteps({ node, config }, findings, { steps, fee });
    out(`\n${describeEstimates(config, { estimates, fee })}`);
  }
  if (file !== undefined && steps.length > 0) {
    // A call of a contract that does not exist yet would succeed and do nothing.
    const ready = listReady(findings);
    const later =
      ready.length < steps.length ? `, without ${steps.length - ready.length} that need others` : '';
    if (ready.length > 0) {
      const calls = ready.flatMap(({ step }) => ('signed' in step ? [] : step));
      writeSafeBatch(file, { chainId: chain.id, description: DESCRIPTION, calls });
    }
    out(
      ready.length > 0
        ? `\nWrote ${ready.length} transactions to ${file}${later}. When they are mined, run the command again.`
        : `\nWrote nothing: ${steps[0]?.part.name} comes first and is signed already. Use --execute for it.`,
    );
  }
  if (mode !== 'report' && isComplete(findings) && !held.isVersion2HeldBack) {
    const { generation } = getResolver(eas.contract);
    const written = addGeneration(root, { config, generation });
    const isCopy = config.status !== 'local' && isOnThisMachine(urls);
    if (written) out(`\nAdded the resolver to ${written}. ${isCopy ? REVIEW_LOCAL : REVIEW}`);
  }
  out(`\n${describeOutcome(findings)}`);
  return isComplete(findings) ? 0 : 1;
}
