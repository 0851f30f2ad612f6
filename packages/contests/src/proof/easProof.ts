import type { Address, Hex } from 'viem';
import { hexToBytes } from '../base/hex.ts';
import { toAddress } from './contestSlots.ts';
import type { EasProof } from './proofBundle.ts';
import type { ProofProtocol } from './proofProtocols.ts';
import { type ProofReason, ProofRefusalError } from './proofReasons.ts';
import { type ProvenAccount, readAccountProof, readStorageProof } from './stateProof.ts';

/**
 * The code of EAS at the block of a bundle. Behind a proxy, `codeHash` is that of the implementation. `version` is null if the
 * code is not one of the known ones of the chain.
 */
export type ProvenEas = {
  readonly address: Address;
  readonly codeHash: Hex;
  readonly version: string | null;
  readonly proxy: { readonly codeHash: Hex; readonly implementation: Address } | null;
};

/** `keccak256('eip1967.proxy.implementation') - 1`. @see https://eips.ethereum.org/EIPS/eip-1967 */
export const IMPLEMENTATION_SLOT: Hex = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc';

/**
 * True if a contract is one of the OP stack's predeploys (0x4200…0000 to 0x4200…07ff), which are behind ERC-1967 proxies.
 *
 * @see https://specs.optimism.io/protocol/predeploys.html
 */
export const isPredeploy = (address: Address): boolean => /^0x42000{33}[0-7][0-9a-f]{2}$/i.test(address);

/** Proves the code of EAS, or refuses the bundle. An unknown code is no reason to refuse it. */
export function proveEas(
  proof: EasProof,
  { stateRoot, protocol }: { readonly stateRoot: Hex; readonly protocol: ProofProtocol },
): ProvenEas {
  const address = protocol.eas;
  const account = readAccount(proof.accountProof, { stateRoot, address, at: 'eas.accountProof' });
  const implementation = readImplementation(proof, account, address);
  if (implementation === null) {
    if (proof.implementationProof.length > 0) refuse('wrong-eas-proof', 'eas.implementationProof');
    return describe(address, account.codeHash, null, protocol);
  }
  const at = 'eas.implementationProof';
  const { codeHash } = readAccount(proof.implementationProof, { stateRoot, address: implementation, at });
  return describe(address, codeHash, { codeHash: account.codeHash, implementation }, protocol);
}

function describe(
  address: Address,
  codeHash: Hex,
  proxy: ProvenEas['proxy'],
  { easCodes }: ProofProtocol,
): ProvenEas {
  const known = easCodes.find(
    (code) => code.codeHash === codeHash && code.proxyCodeHash === (proxy?.codeHash ?? null),
  );
  return { address, codeHash, version: known?.version ?? null, proxy };
}

function readAccount(
  nodes: readonly Hex[],
  { stateRoot, address, at }: { readonly stateRoot: Hex; readonly address: Address; readonly at: string },
): ProvenAccount {
  const account = readAccountProof({ stateRoot, address, nodes: nodes.map(toBytes) });
  if (account.ok) return account.value ?? refuse('missing-eas', at);
  if (account.reason === 'other-root') refuse('another-block', at);
  if (account.reason === 'other-keys') refuse('another-eas', at);
  return refuse('wrong-eas-proof', at, account.reason);
}

/** The address in the slot of the implementation; null if EAS is at its address itself. */
function readImplementation(
  { storageProof }: EasProof,
  { storageRoot }: ProvenAccount,
  address: Address,
): Address | null {
  const at = 'eas.storageProof';
  const slots = isPredeploy(address) ? [IMPLEMENTATION_SLOT] : [];
  const nodes = storageProof.map(toBytes);
  const values = readStorageProof({ storageRoot, findSlots: () => slots, nodes });
  if (!values.ok && values.reason === 'other-root') refuse('another-storage', at);
  if (!values.ok) return refuse('wrong-eas-proof', at, values.reason);
  const [value = 0n] = values.value;
  return value === 0n ? null : toAddress(value);
}

/** The shape was checked, so it is hex. */
const toBytes = (hex: Hex): Uint8Array => hexToBytes(hex) ?? new Uint8Array();

function refuse(reason: ProofReason, at: string, detail: string | null = null): never {
  throw new ProofRefusalError(reason, { at, detail });
}
