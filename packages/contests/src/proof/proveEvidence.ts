import type { Hex } from 'viem';
import type { Block } from '../base/attestation.ts';
import { computeAttestationUid } from '../base/attestationUid.ts';
import { hexToBytes } from '../base/hex.ts';
import { keccak256 } from '../base/keccak256.ts';
import { readBlockHeader } from './blockHeader.ts';
import { type ProvenEas, proveEas } from './easProof.ts';
import { type ProofAttestation, type ProofBundle, type RankingBundle, toAttestation } from './proofBundle.ts';
import type { ProofProtocol } from './proofProtocols.ts';
import { type ProofReason, ProofRefusalError } from './proofReasons.ts';
import { readAccountProof, readStorageProof } from './stateProof.ts';

/** The facts that the proofs of a bundle establish: the block, the resolver, EAS, and the values of the slots. */
export type ProvenEvidence = {
  readonly block: Block;
  /** The resolver on the bundle's chain; on an unknown chain, one with the same address. */
  readonly protocol: ProofProtocol;
  /** The resolvers of all chains with the contest's schema. */
  readonly candidates: readonly ProofProtocol[];
  readonly isChainKnown: boolean;
  readonly eas: ProvenEas;
  readonly values: readonly bigint[];
};

/** Refuses a bundle. Caught by the verifiers. */
export function refuse(reason: ProofReason, at: string | null = null, detail: string | null = null): never {
  throw new ProofRefusalError(reason, { at, detail });
}

/** Checks everything about a bundle that does not depend on its format, up to the values of its slots. */
export function proveEvidence(
  bundle: ProofBundle | RankingBundle,
  {
    blockHash,
    protocols,
    findSlots,
  }: {
    readonly blockHash: Hex;
    readonly protocols: readonly ProofProtocol[];
    readonly findSlots: (values: readonly bigint[]) => readonly Hex[];
  },
): ProvenEvidence {
  const { stateRoot, ...block } = readBlock(bundle, blockHash);
  if (!isUidTrue(bundle.contest)) refuse('wrong-contest-uid', 'contest');
  // The schema's UID determines the resolver, which has one address wherever EAS has the same.
  const candidates = protocols.filter(({ schemas }) => schemas.contest === bundle.contest.schema);
  const configured = candidates.find(({ chainId }) => chainId === bundle.chainId);
  const [first] = candidates;
  if (!first) throw new ProofRefusalError('unknown-resolver', { at: 'contest.schema' });
  const protocol = configured ?? { ...first, chainId: bundle.chainId };
  const values = readSlots(bundle, { stateRoot, protocol, findSlots });
  const eas = proveEas(bundle.eas, { stateRoot, protocol });
  return { block, protocol, candidates, isChainKnown: configured !== undefined, eas, values };
}

/** The shape was checked, so it is hex. */
const toBytes = (hex: Hex): Uint8Array => hexToBytes(hex) ?? new Uint8Array();

function readBlock({ header }: { readonly header: Hex }, hash: Hex): Block & { readonly stateRoot: Hex } {
  const bytes = toBytes(header);
  const actual = keccak256(bytes);
  if (actual !== hash.toLowerCase()) refuse('wrong-block-hash', 'header', actual);
  const block = readBlockHeader(bytes) ?? refuse('wrong-header', 'header');
  return { ...block, hash: actual };
}

function readSlots(
  { accountProof, storageProof }: ProofBundle | RankingBundle,
  {
    stateRoot,
    protocol,
    findSlots,
  }: {
    readonly stateRoot: Hex;
    readonly protocol: ProofProtocol;
    readonly findSlots: (values: readonly bigint[]) => readonly Hex[];
  },
): readonly bigint[] {
  const nodes = accountProof.map(toBytes);
  const account = readAccountProof({ stateRoot, address: protocol.resolver, nodes });
  if (!account.ok) {
    const { reason } = account;
    if (reason === 'other-root') refuse('another-block', 'accountProof');
    if (reason === 'other-keys') refuse('another-resolver', 'accountProof');
    return refuse('wrong-account-proof', 'accountProof', reason);
  }
  if (!account.value) return refuse('missing-resolver', 'accountProof');
  const { storageRoot, codeHash } = account.value;
  if (codeHash !== protocol.codeHash) refuse('wrong-code-hash', 'accountProof', codeHash);
  const values = readStorageProof({ storageRoot, findSlots, nodes: storageProof.map(toBytes) });
  if (!values.ok) {
    const { reason } = values;
    if (reason === 'other-root') refuse('another-storage', 'storageProof');
    if (reason === 'other-keys') refuse('another-contest', 'storageProof');
    return refuse('wrong-storage-proof', 'storageProof', reason);
  }
  // The first slot is never zero: the head, or the record with the organizer.
  if (values.value[0] === 0n) refuse('unproven-contest', 'storageProof');
  return values.value;
}

/** True if the fields of an attestation give its UID. */
export function isUidTrue(attestation: ProofAttestation): boolean {
  return computeAttestationUid(toAttestation(attestation), attestation.bump) === attestation.uid;
}
