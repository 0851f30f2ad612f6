import type { Address, Hex } from 'viem';
import type { Protocol } from '../../acts/contestReplay.ts';
import type { PlannedAct } from '../../acts/plannedAct.ts';
import type { Attestation } from '../../base/attestation.ts';
import type { ActsReading } from '../../chain/createActsReader.ts';
import type { ActValues } from './words.ts';

/** A contest as it is on the chain, and who acts; null if that is not known. */
type Situation = {
  readonly protocol: Protocol;
  readonly contest: Hex;
  readonly from: Address | null;
  /** An attestation that is no act, such as a note. */
  readonly fetchAttestation: (uid: Hex) => Promise<Attestation | null>;
};

/** An act that was read from the command line and its files. */
export type ActPlan = {
  /** Equal for equal commands: what the user asked for, without anything that the chain or chance adds. */
  readonly asked: unknown;
  /** The submissions that the act names. */
  readonly submissions: readonly Hex[];
  /** Null if there is nothing to withdraw. */
  readonly plan: (at: Situation, reading: ActsReading) => PlannedAct | null | Promise<PlannedAct | null>;
  /** Called once the act is accepted, before it is sent. */
  readonly keep?: () => Promise<void>;
};

/** The words after the chain and the contest, and the options of an act. */
export type Input = { readonly words: readonly string[]; readonly values: ActValues };
