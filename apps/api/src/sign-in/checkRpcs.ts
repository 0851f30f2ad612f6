import type { SiweServer } from '@org/auth-siwe/server';
import { StartError } from '@org/server-kit';

const PATIENCE_MS = 1_500;

/**
 * Asks every RPC which chain it is of. One that does not answer is asked again before it is used.
 *
 * @throws {StartError} `rpc` when one is of another chain
 */
export async function checkRpcs(siwe: SiweServer): Promise<void> {
  const rpcs = await siwe.checkRpcs(PATIENCE_MS);
  const wrong = rpcs.filter(({ state }) => state === 'other-chain');
  if (wrong.length === 0) return;
  const lines = wrong.map(
    ({ chainId, url }) => `- RPC_URL_${chainId}: ${new URL(url).origin} is the RPC of another chain`,
  );
  throw new StartError({ code: 'rpc', message: `The settings are wrong:\n${lines.join('\n')}` });
}
