import { setTimeout as sleep } from 'node:timers/promises';
import { createLocalClient } from '@org/local-stack';
import { createActor } from '../test/createActor.ts';

/** Time from a block to its attestation in the scan's answers, several times, in milliseconds. */
export async function measureVisibility(options: {
  rpcUrl: string;
  scanUrl: string;
  times: number;
}): Promise<number[]> {
  const chain = createLocalClient(options.rpcUrl);
  const actor = createActor(chain);
  const isVisible = async (txid: string) => {
    const query = `{ attestations(where: { txid: { equals: "${txid}" } }) { id } }`;
    const response = await fetch(`${options.scanUrl}/graphql?query=${encodeURIComponent(query)}`);
    const { data } = (await response.json()) as { data: { attestations: unknown[] } };
    return data.attestations.length > 0;
  };
  const waits: number[] = [];
  for (let nth = 0; nth < options.times; nth++) {
    const txid = await actor.attest(2);
    while (!(await chain.getTransactionReceipt({ hash: txid }).catch(() => null))) await sleep(1);
    const mined = performance.now();
    while (!(await isVisible(txid))) await sleep(5);
    waits.push(performance.now() - mined);
    // At a random time between two polls.
    await sleep((nth * 37) % 200);
  }
  return waits.sort((a, b) => a - b);
}
