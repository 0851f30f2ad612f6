import { createDocumentFetch } from '@org/contests';
import type { Hex } from 'viem';

/** Why the site's server did not answer with a document: it has no copy, or cannot answer now. It may later. */
export type PassingFault = 'no-copy' | 'busy';

/** The path at which the site's own server answers documents from IPFS. */
const GATEWAY = '/api/documents/';

/** Fetches a document from the site's own server; null, and why, if it does not answer with it. */
export async function fetchFromGateway(
  { cid, attestation }: { readonly cid: string; readonly attestation: Hex },
  onMissing: (fault: PassingFault) => void,
): Promise<Uint8Array | null> {
  let status = 0;
  const fetchDocument = createDocumentFetch({
    ...{ gateway: GATEWAY, attestation },
    fetch: async (...asked) => {
      const response = await fetch(...asked);
      status = response.status;
      return response;
    },
  });
  const bytes = await fetchDocument(cid).catch(() => null);
  if (!bytes) onMissing(status === 404 || status === 410 ? 'no-copy' : 'busy');
  return bytes;
}
