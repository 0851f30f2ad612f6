/** Runs the local chain with its demo contests until SIGINT, SIGTERM or anvil's exit. */
import { local } from '@org/chain-config';
import { LocalChainError } from './base/errors.ts';
import { readSettings } from './settings.ts';
import { type LocalChain, startLocalChain } from './startLocalChain.ts';

/** The block time of Base. */
const blockTimeSeconds = 2;

let chain: LocalChain | undefined;
let ending = false;

const end = async (code: number): Promise<void> => {
  if (ending) return;
  ending = true;
  await chain?.stop();
  process.exit(code);
};

process.once('SIGINT', () => end(0)).once('SIGTERM', () => end(0));

try {
  const { rpcPort, webOrigin, documentsOrigin } = readSettings(process.env);
  const startedAt = performance.now();
  chain = await startLocalChain({
    port: rpcPort,
    allowOrigin: webOrigin,
    demo: true,
    ...(documentsOrigin !== null && { documentsOrigin }),
    blockTimeSeconds,
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const { contract, schemaRegistry } = local.eas;
  console.log(`chain ${chain.chainId}: EAS ${contract}, SchemaRegistry ${schemaRegistry}`);
  for (const [state, { title, attestations }] of Object.entries(chain.demo ?? {})) {
    console.log(`demo contest, ${state}: "${title}", ${attestations} reviews`);
  }
  console.log(`up in ${seconds} s, for ${webOrigin} only`);
  console.log(`chain ready ${chain.rpcUrl}`);
  await chain.ended;
  if (!ending) {
    console.error('The chain has stopped: anvil exited.');
    process.exit(1);
  }
} catch (error) {
  console.error(error instanceof LocalChainError ? error.message : error);
  await end(1);
}
