import {
  type Address,
  erc6492SignatureValidatorAbi,
  erc6492SignatureValidatorByteCode,
  type Hex,
} from 'viem';
import { encodeDeployData, hashMessage, isErc6492Signature, recoverAddress } from 'viem/utils';
import type { ChainReader } from './createChainReader.ts';

/** `key`: by the account's key. `contract`: by the account's code, deployed or not. */
export type SignatureVerdict = 'key' | 'contract' | 'wrong';

/**
 * Recovers the address whose key signed a hash; rejects an invalid signature. This is most of the work of a
 * sign-in, a millisecond or two.
 */
export type RecoverAddress = (hash: Hex, signature: Hex) => Promise<Address>;

/** r, s and v. */
const KEY_SIGNATURE_LENGTH = 132;

const recoverHere: RecoverAddress = (hash, signature) => recoverAddress({ hash, signature });

const isByKey = async (address: Address, hash: Hex, signature: Hex, recover: RecoverAddress) => {
  if (signature.length !== KEY_SIGNATURE_LENGTH) return false;
  try {
    return (await recover(hash, signature)) === address;
  } catch {
    // No key made this signature.
    return false;
  }
};

/**
 * Verifies a signature: by the account's key, which needs no chain, otherwise by the account's code on this chain
 * (ERC-1271), even if it is not deployed yet (ERC-6492, in an `eth_call` that changes nothing).
 *
 * @throws {RpcTroubleError} if the chain cannot be queried, which does not mean that the signature is wrong
 * @see https://eips.ethereum.org/EIPS/eip-1271
 * @see https://eips.ethereum.org/EIPS/eip-6492
 */
export async function verifySignature({
  text,
  address,
  signature,
  chain,
  withinMs,
  recover = recoverHere,
}: {
  readonly text: string;
  readonly address: Address;
  readonly signature: Hex;
  readonly chain: ChainReader;
  readonly withinMs: number;
  readonly recover?: RecoverAddress | undefined;
}): Promise<SignatureVerdict> {
  const hash = hashMessage(text);
  if (await isByKey(address, hash, signature, recover)) return 'key';
  const deadline = performance.now() + withinMs;
  if (!isErc6492Signature(signature)) {
    const code = await chain.ask({ method: 'eth_getCode', params: [address, 'latest'], deadline });
    if (!('data' in code) || /^0x0*$/.test(code.data)) return 'wrong';
  }
  const data = encodeDeployData({
    abi: erc6492SignatureValidatorAbi,
    bytecode: erc6492SignatureValidatorByteCode,
    args: [address, hash, signature],
  });
  const answer = await chain.ask({ method: 'eth_call', params: [{ data }, 'latest'], deadline });
  return 'data' in answer && /^0x0*1$/.test(answer.data) ? 'contract' : 'wrong';
}
