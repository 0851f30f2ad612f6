import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { local } from '@org/chain-config';
import { encodeNote, NOTE_SCHEMA_UID } from '@org/contests';
import { easAbi } from '@org/contracts';
import { accounts, createLocalClient } from '@org/local-stack';
import type { Hex } from 'viem';
import { attackNames, type Order, type Outcome } from './attackers.ts';
import { countAll, createFigures, describeOutcomes, type Figures } from './figures.ts';
import { runHonestPeople } from './honest.ts';
import { createRandom } from './random.ts';
import { type Database, startStack } from './startStack.ts';

const TRANSACTIONS = 60;
const PER_TRANSACTION = 20;
const NOBODY = '0x0000000000000000000000000000000000000000';

/** Long notes, whose schema has no resolver, to make large lists: 1,200 rows of 2 kB. */
async function seedRows(rpcUrl: string): Promise<void> {
  const chain = createLocalClient(rpcUrl);
  const { address } = accounts[8];
  await chain.setBalance({ address, value: 10n ** 30n });
  await chain.setBlockGasLimit({ gasLimit: 2n ** 40n });
  let hash: Hex = '0x';
  for (let transaction = 0; transaction < TRANSACTIONS; transaction++) {
    const data = Array.from({ length: PER_TRANSACTION }, (_, nth) => ({
      recipient: NOBODY,
      expirationTime: 0n,
      revocable: true,
      refUID: `0x${'0'.repeat(64)}`,
      data: encodeNote({
        about: transaction * PER_TRANSACTION + nth + 1,
        kind: 'text',
        text: 'A note that says a lot. '.repeat(75),
      }),
      value: 0n,
    })) as {
      recipient: Hex;
      expirationTime: bigint;
      revocable: boolean;
      refUID: Hex;
      data: Hex;
      value: bigint;
    }[];
    hash = await chain.writeContract({
      account: address,
      abi: easAbi,
      address: local.eas.contract,
      functionName: 'multiAttest',
      args: [[{ schema: NOTE_SCHEMA_UID, data }]],
      chain: null,
      gas: 80_000_000n,
    });
  }
  const { status } = await chain.waitForTransactionReceipt({ hash, checkReplacement: false });
  if (status !== 'success') throw new Error('The local chain refused the notes of the soak.');
}

/** The memory limit of each server. */
export const MAX_RSS_MB = 1_024;

/** Why a soak failed; empty when it passed. */
export function findProblems({ phases, memory, ended }: SoakResult): string[] {
  const afterwards = phases.find(({ name }) => name === AFTERWARDS)?.honest ?? {};
  const failures = countAll(afterwards) - (afterwards.ok?.count ?? 0);
  return [
    ...ended.map((server) => `a server ended by itself (${server})`),
    ...Object.entries(memory)
      .filter(([, { max }]) => max > MAX_RSS_MB)
      .map(([name, { max }]) => `${name} took ${max} MB, more than ${MAX_RSS_MB}`),
    ...(failures > 0
      ? [
          `${failures} honest requests failed after the attacks (${describeOutcomes(afterwards, (outcome) => outcome !== 'ok')})`,
        ]
      : []),
    ...(countAll(afterwards) === 0 ? ['no honest request came through after the attacks'] : []),
  ];
}

/** The outcome of one phase: an attack, or only honest requests. */
export type Phase = {
  readonly name: string;
  readonly honest: Figures;
  readonly attack: Figures | null;
  /** MB of each server at its end. */
  readonly memory: Readonly<Record<string, number>>;
};

export type SoakResult = {
  readonly phases: readonly Phase[];
  /** Honest requests of the whole run, by action. */
  readonly acts: Readonly<Record<string, Figures>>;
  /** MB of each server. */
  readonly memory: Readonly<Record<string, { start: number; max: number; end: number }>>;
  /** Servers that ended by themselves, and how. */
  readonly ended: readonly string[];
};

const SHARES = { calm: 0.1, attacks: 0.7, recovery: 0.1, afterwards: 0.1 };

/** The phase that must have no failures. */
export const AFTERWARDS = 'afterwards';

/** Runs honest users all the time, and one attack after the other beside them. */
export async function soakDatabase({
  database,
  ms,
  seed,
  onPhase,
}: {
  readonly database: Database;
  readonly ms: number;
  readonly seed: number;
  readonly onPhase: (phase: Phase) => void;
}): Promise<SoakResult> {
  const stack = await startStack(database);
  const attackers = fork(join(import.meta.dirname, 'attackers.ts'));
  const people = new AbortController();
  const readMemory = () => Object.fromEntries(stack.servers.map(({ name, memory }) => [name, memory().now]));
  const ended = () =>
    stack.servers.flatMap((server) => (server.ended() ? [`${server.name}: ${server.ended()}`] : []));
  const acts: Record<string, ReturnType<typeof createFigures>> = {};
  const phases: Phase[] = [];
  let inPhase = createFigures();

  const attack = async (order: Order): Promise<Figures> => {
    const answer = once(attackers, 'message');
    attackers.send(order);
    const [{ figures }] = (await answer) as [Outcome];
    return figures;
  };
  const runPhase = async (name: string, run: () => Promise<Figures | null>) => {
    if (ended().length > 0) return;
    inPhase = createFigures();
    const { figures: honest } = inPhase;
    const phase = { name, honest, attack: await run(), memory: readMemory() };
    phases.push(phase);
    onPhase(phase);
  };
  const wait = (share: number) => () => sleep(ms * share).then(() => null);

  try {
    await seedRows(stack.rpcUrl);
    for (const server of stack.servers) server.forgetMaximum();
    const start = readMemory();
    const honest = runHonestPeople({
      ...stack,
      random: createRandom(seed),
      signal: people.signal,
      record: (act, outcome, duration) => {
        inPhase.add(outcome, duration);
        acts[act] ??= createFigures();
        acts[act].add(outcome, duration);
      },
    });
    await runPhase('calm', wait(SHARES.calm));
    const { apiUrl, scanUrl, rpcUrl } = stack;
    for (const [nth, name] of attackNames.entries())
      await runPhase(name, () =>
        attack({
          attack: name,
          ms: (ms * SHARES.attacks) / attackNames.length,
          seed: seed + nth,
          places: { apiUrl, scanUrl, rpcUrl },
        }),
      );
    await runPhase('recovery', wait(SHARES.recovery));
    await runPhase(AFTERWARDS, wait(SHARES.afterwards));
    people.abort();
    await honest;
    const memory = stack.servers.map(({ name, memory }) => {
      const { now, max } = memory();
      return [name, { start: start[name] ?? 0, max, end: now }] as const;
    });
    return {
      phases,
      acts: Object.fromEntries(Object.entries(acts).map(([act, { figures }]) => [act, figures])),
      memory: Object.fromEntries(memory),
      ended: ended(),
    };
  } finally {
    people.abort();
    attackers.disconnect();
    await stack.stop();
  }
}
