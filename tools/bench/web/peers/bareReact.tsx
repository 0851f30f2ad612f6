import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

type Announced = {
  info: { uuid: string; name: string };
  provider: { request(call: object): Promise<unknown> };
};

/** The floor: a button and a list of announced wallets, with React alone. */
function App() {
  const [wallets, setWallets] = useState<readonly Announced[]>([]);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const add = (event: Event) => {
      const { detail } = event as CustomEvent<Announced>;
      setWallets((known) => [...known.filter(({ info }) => info.uuid !== detail.info.uuid), detail]);
    };
    window.addEventListener('eip6963:announceProvider', add);
    window.dispatchEvent(new Event('eip6963:requestProvider'));
    return () => window.removeEventListener('eip6963:announceProvider', add);
  }, []);
  return (
    <main>
      <h1>React alone</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Connect Wallet
      </button>
      {isOpen && (
        <div role="dialog" aria-modal="true" aria-label="Connect a wallet">
          {wallets.map(({ info, provider }) => (
            <button
              type="button"
              key={info.uuid}
              onClick={() => void provider.request({ method: 'eth_requestAccounts' })}
            >
              {info.name}
            </button>
          ))}
        </div>
      )}
    </main>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
