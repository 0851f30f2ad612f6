// A wallet on a phone: WalletConnect's own client, which accepts a pairing and can disconnect.
import { SignClient } from '@walletconnect/sign-client';

const account = 'eip155:84532:0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** The namespaces of the specification: `namespace:chainId`, `namespace:chainId:address`, lists of strings. */
type Namespace = Partial<Record<'chains' | 'accounts' | 'methods' | 'events', unknown>>;

/** The app that asks, as it is shown in the wallet. */
type App = { readonly name: string; readonly icons: readonly string[] };

const phone = {
  /** @param wrong replaces parts of the namespace, which this wallet then sends unchecked */
  async pair(uri: string, wrong: Namespace = {}): Promise<App> {
    const client = await SignClient.init({
      projectId: '0123456789abcdef0123456789abcdef',
      metadata: { name: 'A phone', description: '', url: location.origin, icons: [] },
    });
    const proposed = new Promise<{ id: number; methods: string[]; events: string[]; app: App }>((resolve) => {
      client.on('session_proposal', ({ id, params }) => {
        const wanted = { ...params.requiredNamespaces.eip155, ...params.optionalNamespaces.eip155 };
        const { metadata: app } = params.proposer;
        resolve({ id, methods: wanted.methods ?? [], events: wanted.events ?? [], app });
      });
    });
    await client.core.pairing.pair({ uri });
    const { id, methods, events, app } = await proposed;
    const namespace = { chains: ['eip155:84532'], accounts: [account], methods, events, ...wrong };
    // The client would refuse to send them.
    Object.assign(client.engine, { isValidApprove: async () => {} });
    const { topic, acknowledged } = await client.approve({ id, namespaces: { eip155: namespace as never } });
    phone.isOpen = () => client.session.keys.includes(topic);
    // Throws or rejects if the app has refused the session meanwhile.
    await (async () => acknowledged())().catch(() => {});
    phone.hangUp = () => client.disconnect({ topic, reason: { code: 6000, message: 'User disconnected.' } });
    return app;
  },
  /** True if the app has not refused the session. */
  isOpen: (): boolean => false,
  hangUp: async (): Promise<void> => {},
};

/** The page's functions for tests. */
export type PhonePage = { readonly phone: typeof phone };

Object.assign(window, { phone } satisfies PhonePage);
