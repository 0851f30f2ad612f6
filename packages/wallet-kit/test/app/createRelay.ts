import type { BrowserContext, WebSocketRoute } from 'playwright';

type Message = { readonly topic: string; readonly message: string; readonly tag: number };
type Request = { readonly id: number; readonly method?: string; readonly params: Record<string, unknown> };

/**
 * WalletConnect's relay, as far as two parties need it: a subscriber of a topic gets all its messages, including earlier
 * ones.
 *
 * @see https://specs.walletconnect.com/2.0/specs/servers/relay/relay-server-rpc
 */
export function createRelay() {
  const published: (Message & { readonly from: WebSocketRoute })[] = [];
  const subscribers = new Map<WebSocketRoute, Set<string>>();
  let ids = 0;

  const deliver = (socket: WebSocketRoute, { topic, message, tag }: Message) => {
    ids += 1;
    const data = { topic, message, tag, publishedAt: Date.now() };
    const params = { id: topic, data };
    socket.send(
      JSON.stringify({ id: Date.now() * 1_000 + ids, jsonrpc: '2.0', method: 'irn_subscription', params }),
    );
  };

  const subscribe = (socket: WebSocketRoute, topics: readonly string[]) => {
    for (const topic of topics) {
      subscribers.get(socket)?.add(topic);
      for (const each of published) if (each.topic === topic && each.from !== socket) deliver(socket, each);
    }
    return topics;
  };

  const publish = (from: WebSocketRoute, message: Message) => {
    published.push({ ...message, from });
    for (const [socket, topics] of subscribers) {
      if (socket !== from && topics.has(message.topic)) deliver(socket, message);
    }
    return true;
  };

  const answer = (socket: WebSocketRoute, { method, params }: Request): unknown => {
    const topic = String(params.topic);
    if (method === 'irn_publish') return publish(socket, params as Message);
    if (method === 'irn_subscribe') return subscribe(socket, [topic])[0];
    if (method === 'irn_batchSubscribe') return subscribe(socket, params.topics as string[]);
    if (method === 'irn_unsubscribe') return subscribers.get(socket)?.delete(topic);
    // The subscription delivers missed messages.
    if (method === 'irn_fetchMessages' || method === 'irn_batchFetchMessages')
      return { messages: [], hasMore: false };
    throw new Error(`The relay does not know ${method}`);
  };

  const serve = (socket: WebSocketRoute) => {
    subscribers.set(socket, new Set());
    socket.onMessage((text) => {
      const request = JSON.parse(String(text)) as Request;
      // A message without a method acknowledges a delivery.
      if (request.method === undefined) return;
      const result = answer(socket, request);
      socket.send(JSON.stringify({ id: request.id, jsonrpc: '2.0', result }));
    });
  };

  /** Serves the relay in a browser context and blocks all other hosts. */
  const connect = async (context: BrowserContext): Promise<void> => {
    await context.route(
      ({ hostname }) => hostname !== '127.0.0.1',
      (route) => route.abort(),
    );
    await context.routeWebSocket(/^wss:\/\/relay\.walletconnect\./, serve);
  };

  return { connect };
}
