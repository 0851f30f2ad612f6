import type { SiweClient, SiweSession } from '../src/client/createSiweClient.ts';
import { parseSiweMessage } from '../src/message/parseSiweMessage.ts';

type CallName = keyof SiweClient;

export type FakeServer = {
  session: SiweSession | null;
  /** The account of the session, whatever was signed. */
  opens: SiweSession | undefined;
  readonly log: CallName[];
  /** The nonces of the received messages. */
  readonly verified: string[];
  /** Delays the responses to a call until the returned function is called. */
  hold(call: CallName): () => void;
  /** Fails the next call. */
  fail(call: CallName, error: Error): void;
  readonly client: SiweClient;
};

/** A server with one browser's session, whose responses can be delayed or fail. For tests. */
export function createFakeServer(session: SiweSession | null = null): FakeServer {
  const holds: Partial<Record<CallName, Promise<void>>> = {};
  const failures: Partial<Record<CallName, Error>> = {};
  let nonces = 0;

  /** The server acts when it is called; only its response is delayed. */
  const answer = async <Value>(call: CallName, act: () => Value): Promise<Value> => {
    fake.log.push(call);
    const failure = failures[call];
    delete failures[call];
    const value = failure ? undefined : act();
    await holds[call];
    if (failure) throw failure;
    return value as Value;
  };

  const fake: FakeServer = {
    session,
    opens: undefined,
    log: [],
    verified: [],

    hold: (call) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      holds[call] = Promise.all([holds[call], held]).then(() => undefined);
      return release;
    },
    fail: (call, error) => {
      failures[call] = error;
    },

    client: {
      nonce: () => answer('nonce', () => `freshnonce${++nonces}`),
      session: () => answer('session', () => fake.session),
      logout: () =>
        answer('logout', () => {
          fake.session = null;
        }),
      verify: ({ message }) =>
        answer('verify', () => {
          const read = parseSiweMessage(message);
          if (!read.ok) throw new Error(read.reason);
          const { address, chainId, nonce } = read.value;
          fake.verified.push(nonce);
          const expiresAt = new Date(Date.now() + 24 * 3_600_000).toISOString();
          fake.session = fake.opens ?? { address, chainId, expiresAt };
          return fake.session;
        }),
    },
  };
  return fake;
}
