import { toNetworks } from '@org/auth-siwe/server';
import { getOpenPart } from '@org/server-kit';

/** The /16 around an IPv4 /24, the /32 around an IPv6 /48. */
function toRegion(network: string): string {
  const [bits, groups, sign] = network.endsWith('/48')
    ? [32, network.split(':'), ':']
    : [16, network.split('.'), '.'];
  return `${groups.slice(0, 2).join(sign)}/${bits}`;
}

/**
 * The networks that a request counts toward, the smallest first: an IPv4 address, its /24 and its /16, or the /64, /56,
 * /48 and /32 of an IPv6 address. Empty if the address is unknown, or stands for many clients as loopback does.
 */
export function listNetworks(address: string | undefined): readonly string[] {
  const networks = toNetworks(address);
  const [smallest] = networks;
  if (smallest === 'unknown' || smallest.startsWith('127.') || smallest === '0:0:0:0::/64') return [];
  return [...networks, toRegion(networks.at(-1) ?? '')];
}

/** The shares of the networks around a client, as multiples of the smallest one's. */
const TIMES = [1, 2, 2, 4] as const;
const timesOf = (place: number): number => TIMES[place] ?? 4;

export type Share = {
  readonly total: number;
  /** The share of the smallest network. */
  readonly each: number;
};

/**
 * How much of a total is open to a client of these networks, as `getOpenPart` says.
 *
 * @param takenBy what a network has taken
 * @param each the share of the smallest network
 */
export function findOpenPart(
  networks: readonly string[],
  takenBy: (network: string) => number,
  each: number,
): number {
  return Math.min(1, ...networks.map((name, place) => getOpenPart(takenBy(name) / timesOf(place) / each)));
}

/** Counts what networks take of something limited, and shares it between them as `getOpenPart` says. */
export function createShares({ total, each }: Share) {
  const counts = new Map<string, number>();
  let all = 0;
  return {
    /** Takes one for a client of these networks; false if it has no more. */
    take: (networks: readonly string[]): boolean => {
      if (all >= total * findOpenPart(networks, (name) => counts.get(name) ?? 0, each)) return false;
      all += 1;
      for (const name of networks) counts.set(name, (counts.get(name) ?? 0) + 1);
      return true;
    },
    clear: () => {
      all = 0;
      counts.clear();
    },
  };
}

/** Counts the bytes that requests hold in memory, by network. */
export function createHolds({ total, each }: Share) {
  const counts = new Map<string, number>();
  let all = 0;
  return {
    /** Begins to count for a request from these networks. */
    open: (networks: readonly string[]) => {
      let held = 0;
      const add = (amount: number) => {
        all += amount;
        held += amount;
        for (const name of networks) {
          const left = (counts.get(name) ?? 0) + amount;
          if (left === 0) counts.delete(name);
          else counts.set(name, left);
        }
      };
      return {
        /** Holds more bytes; false beyond the limits. */
        take: (amount: number): boolean => {
          const open = findOpenPart(networks, (name) => counts.get(name) ?? 0, each);
          if (all + amount > total * open) return false;
          add(amount);
          return true;
        },
        giveBack: () => add(-held),
      };
    },
  };
}

/** A task was not started, because too many wait: this says nothing about it. */
export class FullQueueError extends Error {
  override readonly name = 'FullQueueError';
}

type Waiting = {
  readonly networks: readonly string[];
  /** How many tasks its network had before it. */
  rank: number;
  readonly start: () => void;
  readonly drop: () => void;
};

/**
 * Runs `atOnce` tasks at a time and queues `maxWaiting` more. Networks take turns: the second task of a network waits for
 * the first ones of all others, and makes room for them when the queue is full. One network runs three
 * quarters at most, rounded: of two places both, because another one's next task waits for a single one of them.
 */
export function createFairQueue(atOnce: number, maxWaiting: number) {
  const mostOfOne = Math.round(atOnce * 0.75);
  const open = new Map<string, number>();
  const running = new Map<string, number>();
  let total = 0;
  let waiting: Waiting[] = [];

  const count = (counts: Map<string, number>, networks: readonly string[], amount: 1 | -1) => {
    for (const name of networks) {
      const left = (counts.get(name) ?? 0) + amount;
      if (left === 0) counts.delete(name);
      else counts.set(name, left);
    }
  };
  const rankOf = (networks: readonly string[]) =>
    Math.max(0, ...networks.map((name, place) => Math.floor((open.get(name) ?? 0) / timesOf(place))));
  const mayRun = ({ networks }: Waiting) => networks.every((name) => (running.get(name) ?? 0) < mostOfOne);
  const startNext = () => {
    while (total < atOnce) {
      const next = waiting.find(mayRun);
      if (!next) return;
      waiting = waiting.filter((each) => each !== next);
      next.start();
    }
  };
  const insert = (task: Waiting) => {
    const place = waiting.findIndex(({ rank }) => rank > task.rank);
    waiting.splice(place < 0 ? waiting.length : place, 0, task);
  };
  const dropLast = (rank: number): boolean => {
    const last = waiting.at(-1);
    if (!last || last.rank <= rank) return false;
    waiting.pop();
    last.drop();
    return true;
  };

  return {
    /** Adds a task for a client of these networks; `result` rejects when the queue is full. */
    add: <T>(task: () => Promise<T>, networks: readonly string[] = []) => {
      const { promise: result, resolve, reject } = Promise.withResolvers<T>();
      const end = () => count(open, networks, -1);
      const own: Waiting = {
        networks,
        rank: rankOf(networks),
        start: () => {
          total += 1;
          count(running, networks, 1);
          const finish = () => {
            total -= 1;
            count(running, networks, -1);
            end();
            startNext();
          };
          task().then(resolve, reject).finally(finish);
        },
        drop: () => {
          end();
          reject(new FullQueueError('too many tasks are waiting'));
        },
      };
      count(open, networks, 1);
      if (waiting.length < maxWaiting || dropLast(own.rank)) insert(own);
      else own.drop();
      startNext();
      return {
        result,
        /** Another client waits for the same task, which takes that client's turn if it is earlier. */
        join: (others: readonly string[]) => {
          const rank = rankOf(others);
          if (rank >= own.rank || !waiting.includes(own)) return;
          waiting = waiting.filter((each) => each !== own);
          own.rank = rank;
          insert(own);
        },
      };
    },
    /** Rejects the tasks that have not started. */
    clear: () => {
      for (const { drop } of waiting.splice(0)) drop();
    },
  };
}
