import { QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';

/**
 * The kit's own queries and mutations. They do not wait for the browser to say that it is online: a chain on
 * this machine works without.
 */
const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', refetchOnWindowFocus: false, retry: 1 },
      mutations: { networkMode: 'always' },
    },
  });

type Clients = {
  /** RainbowKit's and the kit's. */
  readonly own: QueryClient;
  /** What the app has around the provider, if anything. */
  readonly apps: QueryClient | undefined;
};

const ClientsContext = createContext<Clients | undefined>(undefined);

const useClients = (): Clients => {
  const clients = useContext(ClientsContext);
  if (!clients) throw new Error('Components of @org/wallet-kit need a WalletProvider around them');
  return clients;
};

/** Gives the kit a query client of its own. */
export function QueriesProvider({ children }: { readonly children?: ReactNode }) {
  const apps = useContext(QueryClientContext);
  const [own] = useState(createQueryClient);
  const clients = useMemo(() => ({ own, apps }), [own, apps]);
  return (
    <ClientsContext.Provider value={clients}>
      <QueryClientProvider client={own}>{children}</QueryClientProvider>
    </ClientsContext.Provider>
  );
}

/** Around a component of the kit that may stand among the app's: its queries are the kit's. */
export function KitQueries({ children }: { readonly children?: ReactNode }) {
  return <QueryClientProvider client={useClients().own}>{children}</QueryClientProvider>;
}

/** Around the app's own components: their queries are the app's, if it has a client. */
export function AppQueries({ children }: { readonly children?: ReactNode }) {
  const { own, apps } = useClients();
  return <QueryClientProvider client={apps ?? own}>{children}</QueryClientProvider>;
}

/** Reads all balances again, the kit's and the app's: a transaction changes the balance. */
export function useRefreshBalances(): () => void {
  const { own, apps } = useClients();
  return useCallback(() => {
    for (const client of [own, apps]) void client?.invalidateQueries({ queryKey: ['balance'] });
  }, [own, apps]);
}
