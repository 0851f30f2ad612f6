import type { Attestation } from '@org/contests';
import type { MissingReason } from './reading/contestAnswer.ts';

/** A hook is asked about a chain that the configuration does not have. */
export class UnknownChainError extends Error {
  override readonly name = 'UnknownChainError';
  readonly code = 'unknown-chain';
  readonly chain: string;

  constructor(chain: string) {
    super(`The configuration has no chain ${chain}`);
    this.chain = chain;
  }
}

/**
 * A contest cannot be shown. `code`: `not-found`; `not-found-unchecked`, if the chain did not respond; `not-a-contest`, with the
 * `attestation`; `not-indexed`, if only the chain has it so far; `scan-failed`, if reading the chain takes more `requests` than a
 * page sends by itself (null if unknown); `chain-failed`; `reviews-failed`, if only its reviews cannot be read.
 */
export class ContestUnavailableError extends Error {
  override readonly name = 'ContestUnavailableError';
  readonly code: MissingReason['status'] | 'reviews-failed';
  readonly attestation: Attestation | undefined;
  readonly requests: number | null | undefined;

  constructor(
    reason: MissingReason | { readonly status: 'reviews-failed'; readonly requests?: number | null },
  ) {
    super(`The contest cannot be shown: ${reason.status}`);
    this.code = reason.status;
    this.attestation = 'attestation' in reason ? reason.attestation : undefined;
    this.requests = 'requests' in reason ? reason.requests : undefined;
  }
}
