/** `at` is the place in the bundle, such as `acts[3].attestation`. */
type Refused<Status, Reason> = {
  readonly status: Status;
  readonly reason: Reason;
  readonly at: string | null;
  readonly detail: string | null;
};

/** The answer of a verifier: what was proven, or the first reason why it was not. */
export type Verdict<Value> =
  | { readonly status: 'verified'; readonly value: Value }
  | Refused<'refused', ProofReason>
  | Refused<'unsupported', UnsupportedReason>;

/** Turns a thrown refusal into a verdict. */
export function decideProof<Value>(prove: () => Value): Verdict<Value> {
  try {
    return { status: 'verified', value: prove() };
  } catch (error) {
    if (!(error instanceof ProofRefusalError)) throw error;
    const { reason, at, detail } = error;
    if (reason in PROOF_REASONS) return { status: 'refused', reason: reason as ProofReason, at, detail };
    return { status: 'unsupported', reason: reason as UnsupportedReason, at, detail };
  }
}

/** Why a bundle is refused, with a sentence for each reason. The codes are part of the contract in docs/protocol/contests.md. */
export const PROOF_REASONS = {
  'not-canonical': 'The file is not canonical JSON.',
  'missing-field': 'A field is missing.',
  'unknown-field': 'There is a field that bundles do not have.',
  'wrong-field': 'A field has a value of another type, spelling or range.',
  'wrong-block-hash': 'The header is not the one of the block with this hash.',
  'wrong-header': 'The block with this hash has no header that can be read.',
  'wrong-contest-uid': "The contest's fields do not give its UID.",
  'another-block': 'The account proof begins at the state root of another block.',
  'another-resolver': 'The account proof is of another account: of another resolver.',
  'wrong-account-proof': "The account proof does not prove the resolver's account at this block.",
  'missing-resolver': 'The resolver does not exist at this block.',
  'wrong-code-hash': "The resolver's code at this block is another one.",
  'another-eas': 'The proof of EAS is of another account.',
  'wrong-eas-proof': "The proof of EAS does not prove EAS's code at this block.",
  'missing-eas': 'EAS, or its implementation, does not exist at this block.',
  'another-storage': 'The storage proof begins at another root: it is of another block or account.',
  'another-contest': 'The bundle, or its storage proof, is of another contest.',
  'wrong-storage-proof': "The storage proof does not prove this contest's slots at this block.",
  'unproven-contest': 'The resolver does not know this contest at this block.',
  'wrong-act-uid': "The fields of an act's attestation do not give its UID.",
  'wrong-submission-uid': 'The fields of a submission do not give its UID.',
  'foreign-act': 'An act is about another contest.',
  'foreign-submission': 'A submission is for another contest.',
  'missing-act': 'There are fewer acts than the resolver has accepted.',
  'extra-act': 'There are more acts than the resolver has accepted.',
  'another-chain': 'These acts are of another chain.',
  'wrong-head': 'The acts are not those that the resolver has accepted, or not in this order.',
  'wrong-order': 'The acts are not in the order of their times.',
  'wrong-kind': 'An act has another kind or time than its attestation.',
  'missing-submission': 'A submission that an act admits is missing.',
  'extra-submission': 'A submission is admitted by no act, or is not in the order of admission.',
  'refused-contest': 'The protocol does not accept the contest.',
  'refused-act': 'The protocol does not accept an act.',
  'refused-submission': 'The protocol does not accept a submission.',
  'wrong-state': "The resolver's record of the contest is not what the bundle says.",
  'wrong-sum': "The resolver's sum of an entry is not what the bundle says.",
  'wrong-submission': "The resolver's record of a submission has another entry number.",
  'wrong-ranking': 'The ranking is not what follows from the sums.',
  'wrong-hash': 'The result hash is not that of this bundle.',
} as const satisfies Record<string, string>;

/** Why a bundle is refused. */
export type ProofReason = keyof typeof PROOF_REASONS;

/** Why it cannot be said whether a bundle is true. */
export const UNSUPPORTED_REASONS = {
  'unsupported-format': 'This version cannot read this format.',
  'unknown-resolver': "This version does not know the contest's schema.",
  'unknown-chain': 'This version does not know the chain.',
  'too-large': 'The bundle is too large.',
} as const satisfies Record<string, string>;

/** Why it cannot be said whether a bundle is true. */
export type UnsupportedReason = keyof typeof UNSUPPORTED_REASONS;

/** A refusal: its reason, and where in the bundle, as `acts[3].kind`. Thrown and caught within this folder. */
export class ProofRefusalError extends Error {
  override readonly name = 'ProofRefusalError';
  readonly reason: ProofReason | UnsupportedReason;
  readonly at: string | null;
  readonly detail: string | null;

  constructor(
    reason: ProofReason | UnsupportedReason,
    { at = null, detail = null }: { readonly at?: string | null; readonly detail?: string | null } = {},
  ) {
    super(reason);
    this.reason = reason;
    this.at = at;
    this.detail = detail;
  }
}
