// A wallet on a phone: WalletConnect's own client, which accepts a pairing and can disconnect.
import { SignClient } from '@walletconnect/sign-client';

const account = 'eip155:84532:0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

const phone = {
  async pair(uri: string): Promise<void> {
    const client = await SignClient.init({
      projectId: '0123456789abcdef0123456789abcdef',
      metadata: { name: 'A phone', description: '', url: location.origin, icons: [] },
    });
    const proposed = new Promise<{ id: number; methods: string[]; events: string[] }>((resolve) => {
      client.on('session_proposal', ({ id, params }) => {
        const wanted = { ...params.requiredNamespaces.eip155, ...params.optionalNamespaces.eip155 };
        resolve({ id, methods: wanted.methods ?? [], events: wanted.events ?? [] });
      });
    });
    await client.core.pairing.pair({ uri });
    const { id, methods, events } = await proposed;
    const { topic, acknowledged } = await client.approve({
      id,
      namespaces: { eip155: { chains: ['eip155:84532'], accounts: [account], methods, events } },
    });
    await acknowledged();
    phone.hangUp = () => client.disconnect({ topic, reason: { code: 6000, message: 'User disconnected.' } });
  },
  hangUp: async (): Promise<void> => {},
};

/** The page's functions for tests. */
export type PhonePage = { readonly phone: typeof phone };

Object.assign(window, { phone } satisfies PhonePage);
