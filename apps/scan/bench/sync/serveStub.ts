/** A stub of a node in its own process: `node bench/sync/serveStub.ts <attestations>`, until its parent disconnects. */
import { createStubChain } from './stubChain.ts';
import { serveStubRpc } from './stubRpc.ts';

const chain = createStubChain(Number(process.argv[2]));
const { url } = await serveStubRpc(chain);
process.send?.({ url, head: chain.head });
process.once('disconnect', () => process.exit(0));
