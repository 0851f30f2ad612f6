import { stringToHex } from 'viem';
import { WriteError } from '../errors.ts';
import { fetchProfile } from '../profile/fetchProfile.ts';
import type { ProfileSource } from '../profile/profileSource.ts';
import { estimateCost } from './estimateCost.ts';
import { encodeProfileCall } from './profileCall.ts';
import type { PreparedWrite, WriteSource } from './writeTypes.ts';

/** The most that is taken: a kilobyte costs about 700,000 gas, and a transaction may take 16 million. */
const MOST_BYTES = 16_384;

/**
 * What writing one's own profile will sign and cost, before any wallet is asked. `data` is the URI itself, as bytes.
 *
 * @throws {WriteError} `invalid-input` (too long), `unsupported` (the chain has no profiles), `chain-unreachable`
 */
export async function prepareProfile(
  options: WriteSource & ProfileSource & { readonly uri: string },
): Promise<PreparedWrite> {
  const { config, account, uri } = options;
  const data = stringToHex(uri);
  const sizeBytes = (data.length - 2) / 2;
  if (sizeBytes > MOST_BYTES || /\p{Surrogate}/u.test(uri)) {
    throw new WriteError({ code: 'invalid-input', detail: `The profile has ${sizeBytes} bytes.` });
  }
  // A call to an address without code succeeds, and writes nothing.
  const { status } = await fetchProfile(options, account).catch((cause) => {
    const detail = 'The chain cannot be asked for its Profile contract.';
    throw new WriteError({ code: 'chain-unreachable', detail, cause });
  });
  if (status === 'unavailable') {
    throw new WriteError({ code: 'unsupported', detail: 'There is no Profile contract on this chain.' });
  }
  const request = { to: config.contracts.profile, data: encodeProfileCall(uri), value: 0n };
  return { request, data, sizeBytes, ...(await estimateCost(options, request)) };
}
