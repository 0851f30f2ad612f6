/** The attackers, in a child process: the parent sends an attack and its duration, and gets the figures. */
import { setTimeout as sleep } from 'node:timers/promises';
import { apiAttacks } from './apiAttacks.ts';
import type { Attack } from './attack.ts';
import { chainAttacks } from './chainAttacks.ts';
import { createFigures, type Figures } from './figures.ts';
import { createRandom } from './random.ts';
import { scanAttacks } from './scanAttacks.ts';
import { socketAttacks } from './socketAttacks.ts';
import type { Places } from './startStack.ts';

export type Order = {
  readonly attack: string;
  readonly ms: number;
  readonly seed: number;
  readonly places: Places;
};
export type Outcome = { readonly figures: Figures };

const attacks: readonly Attack[] = [...chainAttacks, ...scanAttacks, ...socketAttacks, ...apiAttacks];

export const EVERYTHING = 'everything at once';
/** In the order they run. */
export const attackNames: readonly string[] = [...attacks.map(({ name }) => name), EVERYTHING];

const carryOut = async ({ attack, ms, seed, places }: Order): Promise<Outcome> => {
  const { figures, add } = createFigures();
  const end = new AbortController();
  const chosen = attacks.filter(({ name }) => attack === EVERYTHING || name === attack);
  const target = { ...places, random: createRandom(seed), signal: end.signal, record: add };
  const running = Promise.all(chosen.map(({ run }) => run(target)));
  await Promise.race([sleep(ms), running]);
  end.abort();
  await running;
  return { figures };
};

// Only as a child process: the parent imports the names too.
if (process.send && process.argv[1] === import.meta.filename) {
  process.on('message', async (order: Order) => process.send?.(await carryOut(order)));
  process.once('disconnect', () => process.exit(0));
}
