import { type SiweClient, SiweClientError, type SiweSession } from '@org/auth-siwe';
import { fixtures } from '@org/wallet-kit/testing';

/** `clock`: an error because the device's clock is wrong. */
type Act = 'ok' | 'error' | 'error once' | 'never' | 'clock';

/** How a sign-in server answers. */
export type ScriptedClientOptions = {
  readonly nonce?: Act;
  readonly verify?: Act;
  /** The account with a session when the page opens. Default: none. */
  readonly session?: SiweSession['address'];
};

const open = (address: SiweSession['address']): SiweSession => ({
  address,
  chainId: 31337,
  expiresAt: '2999-01-01T00:00:00.000Z',
});

const createAct = (how: Act) => {
  let times = 0;
  return <Value>(value: Value): Promise<Value> => {
    times += 1;
    if (how === 'never') return new Promise(() => {});
    if (how === 'clock') return Promise.reject(new SiweClientError('clock'));
    const isRefused = how === 'error' || (how === 'error once' && times === 1);
    return isRefused ? Promise.reject(new SiweClientError('unavailable')) : Promise.resolve(value);
  };
};

/** A sign-in server in memory. Opens a session for the message's account. */
export function createScriptedClient({
  nonce = 'ok',
  verify = 'ok',
  session,
}: ScriptedClientOptions): SiweClient {
  const giveNonce = createAct(nonce);
  const giveSession = createAct(verify);
  return {
    nonce: () => giveNonce('laurelLaurelLaurel'),
    verify: ({ message }) =>
      giveSession(open((message.split('\n')[1] ?? fixtures.account) as SiweSession['address'])),
    session: async () => (session === undefined ? null : open(session)),
    logout: async () => {},
  };
}
