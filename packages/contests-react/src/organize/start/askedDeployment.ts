import { readStored, removeStored, writeStored } from '../../base/provider/storage.ts';

/** After that, the deployment may be requested again. */
const MAX_AGE_MS = 10 * 60_000;

const getKey = (chainId: number) => `laurel.deployment ${chainId}`;

/** Whether the protocol's deployment was requested, so that it may have been sent. */
export function readIsDeploymentAsked(chainId: number): boolean {
  const { askedAtMs } = (readStored(getKey(chainId)) ?? {}) as Partial<Record<string, unknown>>;
  return typeof askedAtMs === 'number' && Math.abs(Date.now() - askedAtMs) <= MAX_AGE_MS;
}

/** Survives a reload: a deployment that is sent twice is paid for twice. */
export function keepIsDeploymentAsked(chainId: number, isAsked: boolean): void {
  if (isAsked) writeStored(getKey(chainId), { askedAtMs: Date.now() });
  else removeStored(getKey(chainId));
}
