import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientNetwork } from './clients.ts';
import type { HttpLimits, LimitName } from './limits.ts';

/** How long a connection over the limit may take to send its request and be refused. */
const REFUSED_MS = 5_000;
const MOST_REFUSED = 200;

/** Node's byte counters of a connection, which Node's own timeouts use in the same way. */
type Handle = { readonly bytesWritten: number; readonly writeQueueSize: number };

export type Connection = {
  readonly socket: Socket;
  readonly client: string;
  readonly network: string;
  /** The connection's requests whose answers have not been sent completely. */
  readonly open: Set<{ readonly response: ServerResponse; end(): void }>;
  /** The limit that it exceeds: its request is refused. */
  refused: LimitName | null;
  /** Requests that have arrived and are being handled. */
  working: number;
  /** Since when it waits for a request, or for the rest of one; null while a request is being handled. */
  waitingSince: number | null;
  /**
   * Bytes that the system had taken at the start of the current period, and the number of checks since; undefined when
   * nothing is unread.
   */
  stall: { looks: number; taken: number } | undefined;
};

/**
 * Keeps the connections of a server within the limits. A new one over a limit replaces the one that has waited longest
 * for a request; if all are busy, its request is refused.
 *
 * @param isProxy whether an address belongs to a trusted proxy, which is not limited as one client
 */
export function createConnections(limits: HttpLimits, isProxy: (address: string) => boolean) {
  const connections = new Map<Socket, Connection>();
  const clients = createGroups();
  const networks = createGroups();
  let refused = 0;

  const forget = (connection: Connection) => {
    if (!connections.delete(connection.socket)) return;
    if (connection.refused) {
      refused -= 1;
      return;
    }
    clients.remove(connection.client, connection);
    networks.remove(connection.network, connection);
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

  const isFull = (group: ReadonlySet<Connection>, most: number) => group.size >= most && !evict(group);

  const findLimit = (client: string, network: string, address: string): LimitName | null => {
    if (!isProxy(address)) {
      if (isFull(clients.get(client), limits.connectionsPerClient)) return 'connectionsPerClient';
      if (isFull(networks.get(network), limits.connectionsPerNetwork)) return 'connectionsPerNetwork';
    }
    if (connections.size - refused < limits.connections) return null;
    return evict(networks.largest()) ? null : 'connections';
  };

  const add = (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const client = clientNetwork(address);
    const network = clientNetwork(address, 48);
    const limit = findLimit(client, network, address);
    if (limit && refused >= MOST_REFUSED) return void socket.destroy();
    const connection: Connection = {
      socket,
      client,
      network,
      open: new Set(),
      refused: limit,
      working: 0,
      waitingSince: performance.now(),
      stall: undefined,
    };
    connections.set(socket, connection);
    if (limit) {
      refused += 1;
      const patience = setTimeout(() => socket.destroy(), REFUSED_MS);
      socket.once('close', () => clearTimeout(patience));
    } else {
      clients.add(client, connection);
      networks.add(network, connection);
    }
    socket.once('close', () => {
      forget(connection);
      // Answers queued behind another one get no event when the connection closes.
      for (const { end } of connection.open) end();
    });
  };

  const lookMs = Math.min(1_000, limits.stallMs / 4);
  // Counts checks, not time: while this process is blocked, no client can read.
  const checkStall = (connection: Connection) => {
    const { socket } = connection;
    const handle = (socket as unknown as { readonly _handle?: Handle | null })._handle;
    if (!handle || (socket.writableLength === 0 && handle.writeQueueSize === 0)) {
      connection.stall = undefined;
      return;
    }
    const taken = handle.bytesWritten - handle.writeQueueSize;
    connection.stall ??= { looks: -1, taken };
    connection.stall.looks += 1;
    if (connection.stall.looks * lookMs < limits.stallMs) return;
    if (taken - connection.stall.taken < limits.stallBytes) socket.destroy();
    else connection.stall = { looks: 0, taken };
  };

  const sweep = setInterval(() => {
    for (const connection of connections.values()) checkStall(connection);
  }, lookMs);
  sweep.unref();

  return {
    add,
    get: (socket: Socket): Connection | undefined => connections.get(socket),
    stop: () => clearInterval(sweep),
  };
}

const NOBODY: ReadonlySet<Connection> = new Set();

/** Connections grouped by client or network. */
function createGroups() {
  const groups = new Map<string, Set<Connection>>();
  return {
    get: (name: string): ReadonlySet<Connection> => groups.get(name) ?? NOBODY,
    largest: (): ReadonlySet<Connection> =>
      [...groups.values()].reduce<ReadonlySet<Connection>>(
        (one, other) => (other.size > one.size ? other : one),
        NOBODY,
      ),
    add(name: string, connection: Connection) {
      groups.set(name, (groups.get(name) ?? new Set()).add(connection));
    },
    remove(name: string, connection: Connection) {
      const group = groups.get(name);
      group?.delete(connection);
      if (group?.size === 0) groups.delete(name);
    },
  };
}
