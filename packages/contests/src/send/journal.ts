import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Hex } from '@org/chain-config';
import { StepError } from './sendErrors.ts';

/** A transaction that is signed and may have been sent. It contains no key. */
export type Pending = {
  /** The part that it creates. */
  readonly part: string;
  readonly nonce: number;
  /** The same transaction with rising fees; at most one is mined. */
  readonly signed: readonly Hex[];
};

/**
 * The transaction that was sent and may not be mined yet, in a file that is written before the transaction is sent. So a run that is killed
 * at any point is followed by one that sends the same transaction, never a second one.
 */
export type Journal = {
  readonly path: string;
  readonly read: () => Pending | undefined;
  readonly write: (pending: Pending) => void;
  readonly clear: () => void;
};

/**
 * The journal in a file.
 *
 * @example
 * ```ts
 * import { createJournal } from '@org/contests/send';
 *
 * const journal = createJournal('.laurel/8453-0x….json');
 * ```
 */
export function createJournal(path: string): Journal {
  return {
    path,
    read: () => {
      const text = readText(path);
      return text === undefined ? undefined : parsePending(text, path);
    },
    write: (pending) => {
      mkdirSync(dirname(path), { recursive: true });
      // Renaming is atomic: a killed process leaves the old file or the new one.
      writeFileSync(`${path}.new`, JSON.stringify(pending), { flush: true, mode: 0o600 });
      renameSync(`${path}.new`, path);
    },
    clear: () => rmSync(path, { force: true }),
  };
}

/** The signed versions of a transaction; each has a fee 20 % above the one before. */
const MAX_SIGNED = 100;
/** Nodes refuse transactions of more than 128 kB. */
const MAX_DIGITS = 262_146;

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (Object(error).code === 'ENOENT') return undefined;
    throw error;
  }
}

function parsePending(text: string, path: string): Pending {
  try {
    const { part, nonce, signed } = JSON.parse(text) as Record<string, unknown>;
    if (
      typeof part === 'string' &&
      Number.isSafeInteger(nonce) &&
      Number(nonce) >= 0 &&
      Array.isArray(signed) &&
      signed.length > 0 &&
      signed.length <= MAX_SIGNED &&
      signed.every(
        (each) => typeof each === 'string' && each.length <= MAX_DIGITS && /^0x(?:[0-9a-f]{2})+$/.test(each),
      )
    )
      return { part, nonce: nonce as number, signed: signed as Hex[] };
  } catch {
    // Not JSON: the same as another form.
  }
  throw new StepError(
    `${path} cannot be read. It names a transaction that may not be mined yet: wait until the account has none, then delete it.`,
  );
}
