import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { attackNames, type Order, type Outcome } from './attackers.ts';
import { createFigures, type Figures } from './figures.ts';
import { runHonestPeople } from './honest.ts';
import { createRandom } from './random.ts';
import { seedRows } from './seedRows.ts';
import { type Database, startStack } from './startStack.ts';

/** What happened in one phase: an attack, or only honest requests. */
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
