import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientNetwork } from './clientNetwork.ts';
import type { HttpLimits, LimitName } from './limits.ts';

/** How long a connection beyond a limit may take to ask something and to be refused. */
const REFUSED_MS = 5_000;
const MOST_REFUSED = 200;

/** What Node knows of the bytes of a connection; it looks at them for its own time-outs in the same way. */
type Handle = { readonly bytesWritten: number; readonly writeQueueSize: number };

export type Connection = {
  readonly socket: Socket;
  readonly client: string;
  /** Its requests that have not been answered to the end. */
  readonly open: Set<{ readonly response: ServerResponse; end(): void }>;
  /** The limit that it passed: its request is refused. */
  refused: LimitName | null;
  /** Since when it waits for a request, or for the rest of one; null while a request is worked on. */
  waitingSince: number | null;
  /** Bytes that the system had taken at the beginning of the present period; undefined when nothing is unread. */
  stall: { since: number; taken: number } | undefined;
};

/**
 * Keeps the connections of a server below the limits. A new one beyond a limit takes the place of the one that has
 * waited longest for a request; when all are busy, its request is refused.
 *
 * @param isProxy whether an address belongs to a trusted proxy, which is not capped as one client
 */
export function createConnections(limits: HttpLimits, isProxy: (address: string) => boolean) {
  const connections = new Map<Socket, Connection>();
  const clients = new Map<string, Set<Connection>>();
  let refused = 0;

  const forget = (connection: Connection) => {
    if (!connections.delete(connection.socket)) return;
    if (connection.refused) {
      refused -= 1;
      return;
    }
    const own = clients.get(connection.client);
    own?.delete(connection);
    if (own?.size === 0) clients.delete(connection.client);
  };

  const evict = (group: ReadonlySet<Connection>): boolean => {
    let oldest: Connection | undefined;
    for (const each of group)
      if (
        each.waitingSince !== null &&
        each.waitingSince < (oldest?.waitingSince ?? Number.POSITIVE_INFINITY)
      )
        oldest = each;
    if (!oldest) return false;
    forget(oldest);
    oldest.socket.destroy();
    return true;
  };

  const findLimit = (client: string, address: string): LimitName | null => {
    const own = clients.get(client);
    if (own && own.size >= limits.connectionsPerClient && !isProxy(address) && !evict(own))
      return 'connectionsPerClient';
    if (connections.size - refused < limits.connections) return null;
    const largest = [...clients.values()].reduce((one, other) => (other.size > one.size ? other : one));
    return evict(largest) ? null : 'connections';
  };

  const add = (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const client = clientNetwork(address);
    const limit = findLimit(client, address);
    if (limit && refused >= MOST_REFUSED) return void socket.destroy();
    const connection: Connection = {
      socket,
      client,
      open: new Set(),
      refused: limit,
      waitingSince: performance.now(),
      stall: undefined,
    };
    connections.set(socket, connection);
    if (limit) {
      refused += 1;
      const patience = setTimeout(() => socket.destroy(), REFUSED_MS);
      socket.once('close', () => clearTimeout(patience));
    } else {
      clients.set(client, (clients.get(client) ?? new Set()).add(connection));
    }
    socket.once('close', () => {
      forget(connection);
      // Answers that wait behind another one are not told that their connection is gone.
      for (const { end } of connection.open) end();
    });
  };

  const checkStall = (connection: Connection, now: number) => {
    const { socket } = connection;
    const handle = (socket as unknown as { readonly _handle?: Handle | null })._handle;
    if (!handle || (socket.writableLength === 0 && handle.writeQueueSize === 0)) {
      connection.stall = undefined;
      return;
    }
    const taken = handle.bytesWritten - handle.writeQueueSize;
    connection.stall ??= { since: now, taken };
    if (now - connection.stall.since < limits.stallMs) return;
    if (taken - connection.stall.taken < limits.stallBytes) socket.destroy();
    else connection.stall = { since: now, taken };
  };

  const sweep = setInterval(
    () => {
      const now = performance.now();
      for (const connection of connections.values()) checkStall(connection, now);
    },
    Math.min(1_000, limits.stallMs / 4),
  );
  sweep.unref();

  return {
    add,
    get: (socket: Socket): Connection | undefined => connections.get(socket),
    stop: () => clearInterval(sweep),
  };
}
