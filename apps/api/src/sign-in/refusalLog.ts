import type { SiweRefusalReason } from '@org/auth-siwe/server';

/** What is wrong with the server rather than with the request. */
const troubles: readonly SiweRefusalReason[] = ['rpc', 'rpc-chain', 'nonces-full', 'sessions-full', 'store'];
const EVERY_MS = 60_000;

/** Says what is out of order, once a minute: who can cause refusals must not be able to fill the log. */
export const createRefusalLog = (
  clock: () => number,
  log: (line: string) => void = console.error,
  area = 'sign-in',
) => {
  const saidAt = new Map<SiweRefusalReason, number>();
  return (reason: SiweRefusalReason, cause: unknown): void => {
    const now = clock();
    if (!troubles.includes(reason) || now - (saidAt.get(reason) ?? Number.NEGATIVE_INFINITY) < EVERY_MS)
      return;
    saidAt.set(reason, now);
    log(`${area}: ${reason}${cause instanceof Error ? `: ${cause.message}` : ''}`);
  };
};
