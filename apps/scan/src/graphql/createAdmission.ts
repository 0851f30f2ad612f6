import { toBusy } from './question/question.ts';

export type AdmissionLimits = {
  /** Running queries, in total and per client. */
  mostRunning: number;
  mostRunningPerClient: number;
  /** Running and waiting queries. */
  mostOpen: number;
  waitMs: number;
};

/** A client and the networks around it, the largest first. */
export type ClientPath = readonly string[];

type Waiting = { enter: () => void; giveUp: () => void; isGone: () => boolean };
/** The queries of a network or of a client. */
type Queue = {
  running: number;
  waiting: number;
  /** The queues of smaller networks and of clients; the one served last comes last. */
  parts: Map<string, Queue>;
  /** The waiting queries of a client. */
  line: Waiting[];
};

const createQueue = (): Queue => ({ running: 0, waiting: 0, parts: new Map(), line: [] });

/**
 * Limits the running queries. The others wait in one queue per client. The largest networks take turns, within these the
 * smaller ones, and in the end the clients, so that a client waits for few queries of others, however many addresses
 * these have. When too many wait, the longest queue of the longest network loses its last query to a shorter one.
 *
 * @returns waits for a client's turn, and returns a function that ends it; throws a GraphQLError `busy`
 */
export function createAdmission({ mostRunning, mostRunningPerClient, mostOpen, waitMs }: AdmissionLimits) {
  const all = createQueue();
  let open = 0;

  const dropGone = (queue: Queue) => {
    for (const part of [...queue.parts.values()]) dropGone(part);
    for (const waiting of [...queue.line]) if (waiting.isGone()) waiting.giveUp();
  };
  /** The path to the client whose turn it is. */
  const findNext = (queue: Queue, path: ClientPath = []): ClientPath | undefined => {
    if (queue.line.length > 0) return queue.running < mostRunningPerClient ? path : undefined;
    for (const [name, part] of queue.parts) {
      const found = part.waiting > 0 ? findNext(part, [...path, name]) : undefined;
      if (found) return found;
    }
    return undefined;
  };
  /** The queues from the outermost to the client's; missing ones are created. */
  const follow = (path: ClientPath): Queue[] => {
    const queues = [all];
    for (const name of path) {
      const { parts } = queues.at(-1) ?? all;
      const part = parts.get(name) ?? createQueue();
      parts.set(name, part);
      queues.push(part);
    }
    return queues;
  };
  const count = (path: ClientPath, what: 'running' | 'waiting', change: 1 | -1): Queue[] => {
    const queues = follow(path);
    for (const queue of queues) queue[what] += change;
    return queues;
  };
  const moveBack = (path: ClientPath) => {
    const queues = follow(path);
    for (const [depth, name] of path.entries()) {
      const [queue, part] = [queues[depth], queues[depth + 1]];
      queue?.parts.delete(name);
      if (queue && part) queue.parts.set(name, part);
    }
  };
  const forget = (path: ClientPath) => {
    open--;
    const queues = follow(path);
    for (let depth = path.length - 1; depth >= 0; depth--) {
      const [queue, part, name] = [queues[depth], queues[depth + 1], path[depth]];
      if (name !== undefined && part?.running === 0 && part.waiting === 0) queue?.parts.delete(name);
    }
  };
  const letIn = () => {
    for (let path = findNext(all); path && all.running < mostRunning; path = findNext(all)) {
      const { line } = follow(path).at(-1) ?? all;
      if (line[0]?.isGone()) {
        line[0].giveUp();
        continue;
      }
      moveBack(path);
      count(path, 'running', 1);
      count(path, 'waiting', -1);
      line.shift()?.enter();
    }
  };
  const displace = (path: ClientPath): boolean => {
    let queue = all;
    // Undefined outside of the client's own networks.
    let own: Queue | undefined = all;
    for (const name of path) {
      const longest = [...queue.parts.values()].reduce((one, other) =>
        other.waiting > one.waiting ? other : one,
      );
      const mine: Queue | undefined = own?.parts.get(name);
      if (own && longest !== mine && longest.waiting <= (mine?.waiting ?? 0) + 1) return false;
      own = own && longest === mine ? mine : undefined;
      queue = longest;
    }
    if (own) return false;
    queue.line.at(-1)?.giveUp();
    return true;
  };

  return (path: ClientPath, isGone: () => boolean = () => false): Promise<() => void> =>
    new Promise((resolve, reject) => {
      if (open >= mostOpen) dropGone(all);
      if (open >= mostOpen && !displace(path)) return reject(toBusy());
      const giveUp = () => {
        clearTimeout(timer);
        const { line } = count(path, 'waiting', -1).at(-1) ?? all;
        line.splice(line.indexOf(entry), 1);
        forget(path);
        reject(toBusy());
      };
      const timer = setTimeout(giveUp, waitMs);
      const entry: Waiting = {
        giveUp,
        isGone,
        enter() {
          clearTimeout(timer);
          resolve(() => {
            count(path, 'running', -1);
            moveBack(path);
            forget(path);
            letIn();
          });
        },
      };
      open++;
      count(path, 'waiting', 1).at(-1)?.line.push(entry);
      letIn();
    });
}
