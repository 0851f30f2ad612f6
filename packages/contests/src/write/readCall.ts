import { decodeFunctionData, type Hex } from 'viem';
import { easAbi } from '../chain/easAbi.ts';
import { profileAbi } from '../profile/profileAbi.ts';

/** What one call writes. */
export type WrittenCall =
  | { readonly act: 'attest'; readonly schemaUid: Hex; readonly data: Hex }
  | { readonly act: 'revoke'; readonly schemaUid: Hex; readonly uid: Hex }
  | { readonly act: 'set-profile'; readonly uri: string };

/**
 * Reads from calldata what a call of EAS or of the Profile contract writes, such as what took the place of a
 * transaction in a block; undefined where it is another call, or none. It does not say which contract is called.
 *
 * @example
 * const call = readCall(transaction.input);
 * if (call?.act === 'attest') console.log(call.schemaUid, call.data);
 */
export function readCall(calldata: Hex): WrittenCall | undefined {
  try {
    const call = decodeFunctionData({ abi: [...easAbi, ...profileAbi], data: calldata });
    switch (call.functionName) {
      case 'attest': {
        const [{ schema, data }] = call.args;
        return { act: 'attest', schemaUid: schema, data: data.data };
      }
      case 'revoke': {
        const [{ schema, data }] = call.args;
        return { act: 'revoke', schemaUid: schema, uid: data.uid };
      }
      case 'setURI':
        return { act: 'set-profile', uri: call.args[0] };
      default:
        return undefined;
    }
  } catch {
    return undefined;
  }
}
