import { toBusy } from './question/question.ts';

export type AdmissionLimits = {
  /** Running queries, in total and per client. */
  mostRunning: number;
  mostRunningPerClient: number;
  /** Running and waiting queries. */
  mostOpen: number;
  waitMs: number;
};

type Waiting = { enter: () => void; giveUp: () => void; isGone: () => boolean };
type Client = { running: number; line: Waiting[] };

/**
 * Limits the running queries. The others wait in one queue per client; queues take turns, so that a client waits for
 * few queries of others. When too many wait, the longest queue loses its last query to a shorter one.
 *
 * @returns waits for a client's turn, and returns a function that ends it; throws a GraphQLError `busy`
 */
export function createAdmission({ mostRunning, mostRunningPerClient, mostOpen, waitMs }: AdmissionLimits) {
  /** The client served last comes last. */
  const clients = new Map<string, Client>();
  let running = 0;
  let open = 0;

  const dropGone = () => {
    for (const { line } of [...clients.values()])
      for (const waiting of [...line]) if (waiting.isGone()) waiting.giveUp();
  };
  const findNext = () => {
    for (const [name, client] of clients)
      if (client.line.length > 0 && client.running < mostRunningPerClient) return { name, client };
    return undefined;
  };
  const moveBack = (name: string, client: Client) => {
    clients.delete(name);
    clients.set(name, client);
  };
  const letIn = () => {
    for (let next = findNext(); next && running < mostRunning; next = findNext()) {
      const { name, client } = next;
      if (client.line[0]?.isGone()) {
        client.line[0].giveUp();
        continue;
      }
      moveBack(name, client);
      running++;
      client.running++;
      client.line.shift()?.enter();
    }
  };
  const forget = (name: string, client: Client) => {
    open--;
    if (client.running === 0 && client.line.length === 0) clients.delete(name);
  };
  const displace = (line: readonly Waiting[]): boolean => {
    const longest = [...clients.values()].reduce((one, other) =>
      other.line.length > one.line.length ? other : one,
    ).line;
    if (longest.length <= line.length + 1) return false;
    longest.at(-1)?.giveUp();
    return true;
  };

  return (name: string, isGone: () => boolean = () => false): Promise<() => void> =>
    new Promise((resolve, reject) => {
      if (open >= mostOpen) dropGone();
      const client = clients.get(name) ?? { running: 0, line: [] };
      if (open >= mostOpen && !displace(client.line)) return reject(toBusy());
      const giveUp = () => {
        clearTimeout(timer);
        client.line.splice(client.line.indexOf(entry), 1);
        forget(name, client);
        reject(toBusy());
      };
      const timer = setTimeout(giveUp, waitMs);
      const entry: Waiting = {
        giveUp,
        isGone,
        enter() {
          clearTimeout(timer);
          resolve(() => {
            running--;
            client.running--;
            moveBack(name, client);
            forget(name, client);
            letIn();
          });
        },
      };
      open++;
      clients.set(name, client);
      client.line.push(entry);
      letIn();
    });
}
