import { headers } from 'next/headers';
import { siwe } from './siwe';
import { Wallet } from './wallet';

export default async function Page() {
  const session = await siwe.findSession(new Request('http://localhost:3000', { headers: await headers() }));
  return (
    <main>
      <Wallet />
      <p>{session ? `The server knows you as ${session.address}.` : 'The server does not know you.'}</p>
    </main>
  );
}
