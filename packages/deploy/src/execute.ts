import { setTimeout as pause } from 'node:timers/promises';
import type { Address, ChainConfig } from '@org/chain-config';
import { type ChainNode, createSender, type Journal, StepError } from '@org/contests/send';
import { formatEther } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { estimateSteps, sumReserves } from './estimate.ts';
import type { Part } from './parts.ts';
import { assertNoneWrong, inspect, isOwnCall, type PlannedStep, planSteps } from './plan.ts';
import { describeFindings } from './report.ts';

export type ExecuteOptions = {
  readonly node: ChainNode;
  readonly config: ChainConfig;
  readonly account: PrivateKeyAccount;
  readonly parts: readonly Part[];
  /** Undefined if the chain has none. */
  readonly multicall3: Address | undefined;
  readonly journal: Journal;
  readonly log: (line: string) => void;
  readonly patienceMs: number;
};

/**
 * Creates what is missing, with one transaction where that is possible. Every step is decided by looking at the chain, so
 * it can be repeated and continued.
 *
 * @throws {StepError} | {NodeError}
 */
export async function execute(options: ExecuteOptions): Promise<void> {
  const { node, parts, multicall3, journal, log, patienceMs } = options;
  const sender = createSender(options);
  await sender.settle((call) => isOwnCall(parts, multicall3, call));
  // A round ends early if somebody else has created a part of the batch.
  for (let before = Number.POSITIVE_INFINITY; ; ) {
    const findings = await inspect(node, parts);
    if (findings.some(({ status }) => status === 'wrong')) log(`${describeFindings(findings)}\n`);
    assertNoneWrong(findings, 'Nothing was sent.');
    const steps = planSteps(findings, multicall3);
    if (steps.length === 0) return;
    const count = steps.flatMap(({ parts: created }) => created).length;
    // Another failed transaction would be paid for nothing.
    if (count >= before)
      throw new StepError(
        'The endpoint does not show yet what somebody else has created. Run the command again.',
      );
    before = count;
    await assertFunds(options, steps);
    if (await createAll(steps)) return;
  }

  /** True if every step is done. Otherwise the chain has changed: look at it again. */
  async function createAll(steps: readonly PlannedStep[]): Promise<boolean> {
    for (const planned of steps) {
      // Somebody else may have created it meanwhile.
      if (planned.parts.length === 1 && (await hasAny(planned.parts))) continue;
      if (!(await create(planned))) return false;
    }
    return true;
  }

  async function create({ name, parts: created, step }: PlannedStep): Promise<boolean> {
    const receipt = await sender.send(step, name).catch(async (error: unknown) => {
      // Once a transaction is signed, only the journal can tell what became of it.
      if (error instanceof StepError && !journal.read() && (await hasAny(created))) return null;
      throw error;
    });
    if (receipt === null || !(await waitUntilPresent(name, created, receipt?.isSuccess === false))) {
      log(`${name}: somebody else has created a part of it meanwhile`);
      return false;
    }
    const block = receipt ? ` in block ${receipt.blockNumber}, ${receipt.gasUsed} gas` : '';
    log(`${name}: created${block}`);
    return true;
  }

  async function hasAny(some: readonly Part[]): Promise<boolean> {
    for (const part of some) if ((await part.check(node)).status === 'present') return true;
    return false;
  }

  /**
   * A node that lags behind does not show them at once. A transaction that was replaced in a wallet never does.
   *
   * @returns false if the transaction failed because one of them exists already
   */
  async function waitUntilPresent(
    name: string,
    created: readonly Part[],
    isReverted: boolean,
  ): Promise<boolean> {
    const endsAt = Date.now() + Math.min(patienceMs, LAG_MS);
    for (let missing = created; ; await pause(500)) {
      const remaining: Part[] = [];
      for (const part of missing) {
        const { status, detail } = await part.check(node);
        if (status === 'wrong') throw new StepError(`${part.name}: ${detail}`);
        if (status !== 'present') remaining.push(part);
      }
      missing = remaining;
      if (missing.length === 0) return true;
      if (isReverted && missing.length < created.length) return false;
      if (isReverted) throw new StepError(`${name}: the transaction failed.`);
      if (Date.now() >= endsAt)
        throw new StepError(`${name}: the chain does not show it. Run the command again.`);
    }
  }
}

/** How long a node may lag behind the one that had the receipt. */
const LAG_MS = 60_000;

/** Looks before the first transaction, so that the money does not end in the middle. */
async function assertFunds(
  { node, config, account }: ExecuteOptions,
  steps: readonly PlannedStep[],
): Promise<void> {
  const { address } = account;
  const [fee, balance] = await Promise.all([node.fetchFee(), node.fetchBalance(address)]);
  const options = { fee, payer: { address, balance } };
  const needed = sumReserves(await estimateSteps({ node, config }, steps, options));
  if (balance >= needed) return;
  const { symbol } = config.chain.nativeCurrency;
  const [has, most, more] = [balance, needed, needed - balance].map((wei) => formatEther(wei));
  throw new StepError(
    `${address} has ${has} ${symbol} and needs about ${most}: ${more} ${symbol} more. Nodes ask for the whole gas limit at the highest price; what is not used stays in the account. Nothing was sent.`,
  );
}
