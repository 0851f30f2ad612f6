import { hashProfileUri } from '../profile/hashProfileUri.ts';
import type { ProfileSource } from '../profile/profileSource.ts';
import { followProfile } from './followProfile.ts';
import { prepareProfile } from './prepareProfile.ts';
import { assertProfileCall } from './profileCall.ts';
import { sendRequest } from './sendRequest.ts';
import type { WriteOptions, WriteOutcome } from './writeTypes.ts';

/**
 * Writes the account's own profile: the first time it makes its token, later only the words change. It is visible as soon
 * as the chain tells it; no scan is asked. The outcome's `uid` is the token's id in 32 bytes.
 *
 * @param options.uri an https, ipfs or data URI
 * @throws {WriteError}
 * @example
 * ```ts
 * import { writeProfile } from '@org/contests/write';
 *
 * const uri = `data:application/json;base64,${btoa(JSON.stringify({ name: 'Mara' }))}`;
 * await writeProfile({ client, config, walletClient, account, uri });
 * ```
 */
export async function writeProfile(
  options: Omit<WriteOptions, 'scan'> & ProfileSource & { readonly uri: string },
): Promise<WriteOutcome> {
  const { uri } = options;
  const { request } = await prepareProfile(options);
  const { transactionHash } = await sendRequest(options, {
    request,
    assertCalldata: (calldata) => assertProfileCall(calldata, uri),
  });
  return followProfile({ ...options, transactionHash, dataHash: hashProfileUri(uri) });
}
