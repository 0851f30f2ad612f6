import { PROOF_REASONS, type ProofReason, ProofRefusal, type UnsupportedReason } from './proofReasons.ts';

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
    if (!(error instanceof ProofRefusal)) throw error;
    const { reason, at, detail } = error;
    if (reason in PROOF_REASONS) return { status: 'refused', reason: reason as ProofReason, at, detail };
    return { status: 'unsupported', reason: reason as UnsupportedReason, at, detail };
  }
}
