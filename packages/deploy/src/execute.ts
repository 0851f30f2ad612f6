import { setTimeout as pause } from 'node:timers/promises';
import type { ChainConfig } from '@org/chain-config';
import { type ChainNode, createSender, type Journal, StepError } from '@org/contests/send';
import { formatEther, isAddressEqual } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { estimateSteps, sumReserves } from './estimate.ts';
import { type Finding, inspect, listCreatable } from './inspect.ts';
import type { Part } from './parts.ts';

export type ExecuteOptions = {
  readonly node: ChainNode;
  readonly config: ChainConfig;
  readonly account: PrivateKeyAccount;
  readonly parts: readonly Part[];
  readonly isVersion2HeldBack: boolean;
  readonly journal: Journal;
  readonly log: (line: string) => void;
  readonly patienceMs: number;
};

/**
 * Creates what is missing, one transaction after the other. Every step is decided by looking at the chain, so it can be
 * repeated and continued.
 *
 * @throws {StepError} | {NodeError}
 */
export async function execute(options: ExecuteOptions): Promise<void> {
  const { node, parts, log, patienceMs } = options;
  const sender = createSender(options);
  await sender.settle(({ part: name, to, data, value }) =>
    parts.some(
      ({ name: each, step }) =>
        each === name &&
        step !== undefined &&
        !('signed' in step) &&
        isAddressEqual(step.to, to) &&
        step.data.toLowerCase() === data &&
        step.value === value,
    ),
  );
  const findings = await inspect(node, parts, options);
  const steps = listCreatable(findings);
  if (steps.length === 0) return;
  const wrong = findings.find(({ status }) => status === 'wrong');
  if (wrong) throw new StepError(`${wrong.part.name}: ${wrong.detail}. Nothing was sent.`);
  await assertFunds(options, findings);
  for (const { part, step } of steps) {
    // Somebody else may have created it meanwhile.
    if ((await part.check(node)).status === 'present') continue;
    const receipt = await sender.send(step, part.name);
    await waitUntilPresent(part, receipt?.isSuccess === false);
    const block = receipt ? ` in block ${receipt.blockNumber}, ${receipt.gasUsed} gas` : '';
    log(`${part.name}: created${block}`);
  }

  /** A node that lags behind does not show it at once. A transaction that was replaced in a wallet never does. */
  async function waitUntilPresent(part: Part, isReverted: boolean): Promise<void> {
    const endsAt = Date.now() + Math.min(patienceMs, LAG_MS);
    for (;;) {
      const { status, detail } = await part.check(node);
      if (status === 'present') return;
      if (status === 'wrong') throw new StepError(`${part.name}: ${detail}`);
      if (isReverted) throw new StepError(`${part.name}: the transaction failed.`);
      if (Date.now() >= endsAt)
        throw new StepError(`${part.name}: the chain does not show it. Run the command again.`);
      await pause(500);
    }
  }
}

/** How long a node may lag behind the one that had the receipt. */
const LAG_MS = 60_000;

/** Looks before the first transaction, so that the money does not end in the middle. */
async function assertFunds(
  { node, config, account }: ExecuteOptions,
  findings: readonly Finding[],
): Promise<void> {
  const { address } = account;
  const [fee, balance] = await Promise.all([node.fetchFee(), node.fetchBalance(address)]);
  const steps = listCreatable(findings);
  const options = { steps, fee, payer: { address, balance } };
  const needed = sumReserves(await estimateSteps({ node, config }, findings, options));
  if (balance >= needed) return;
  const { symbol } = config.chain.nativeCurrency;
  const [has, most, more] = [balance, needed, needed - balance].map((wei) => formatEther(wei));
  throw new StepError(
    `${address} has ${has} ${symbol} and needs about ${most}: ${more} ${symbol} more. Nodes ask for the whole gas limit at the highest price; what is not used stays in the account. Nothing was sent.`,
  );
}
