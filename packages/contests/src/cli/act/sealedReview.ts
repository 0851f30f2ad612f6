import { randomBytes } from 'node:crypto';
import { access, writeFile } from 'node:fs/promises';
import { bytesToHex } from '../../abi/hex.ts';
import { keccak256 } from '../../abi/keccak256.ts';
import { toCanonicalJson } from '../../bundle/canonicalJson.ts';
import { type CommitmentR2, type DeploymentR2, getCommitmentR2 } from '../../r2/accumulator.ts';
import { UnusableInput } from '../terminal.ts';
import { address, hash, list, number, readJsonFile, record, text } from './jsonFields.ts';

const FORMAT = 'laurel-sealed-review/1';

const readReview = record({
  format: text,
  chainId: number(1, Number.MAX_SAFE_INTEGER),
  contest: hash,
  entry: number(1, 65_535),
  judge: address,
  points: list(number(0, 255), 255),
  comment: text,
  salt: hash,
});

/** A sealed review: what the judge commits to, and reveals after judging. */
export type SealedReview = Omit<ReturnType<typeof readReview>, 'format'>;

/** @throws {UnusableInput} */
export async function readSealedReview(path: string): Promise<SealedReview> {
  const { format, ...review } = await readJsonFile(path, readReview);
  if (format !== FORMAT) throw new UnusableInput(`The file ${path} is not a sealed review.`);
  return review;
}

/**
 * The review with its salt: that of the file if it has the same review, so that a repeated command makes the same
 * commitment; otherwise new random bytes.
 *
 * @throws {UnusableInput} if the file has something else, which is not overwritten
 */
export async function sealReview(path: string, review: Omit<SealedReview, 'salt'>): Promise<SealedReview> {
  const exists = await access(path).then(
    () => true,
    () => false,
  );
  if (!exists) return { ...review, salt: bytesToHex(randomBytes(32)) };
  const kept = await readSealedReview(path);
  if (toCanonicalJson({ ...review, salt: kept.salt }) === toCanonicalJson(kept)) return kept;
  throw new UnusableInput(
    `The file ${path} has another review, and is not overwritten. Choose another name.`,
  );
}

/**
 * Writes the review that reveals a commitment, for its owner only. Without it a commitment opens for nobody, so it is on
 * the disk before anything is sent.
 *
 * @throws {UnusableInput}
 */
export async function keepSealedReview(path: string, review: SealedReview): Promise<void> {
  const json = `${JSON.stringify({ format: FORMAT, ...review }, null, 2)}\n`;
  await writeFile(path, json, { flag: 'wx', mode: 0o600, flush: true }).catch((cause) => {
    // The same review is there already.
    if (Object(cause).code === 'EEXIST') return;
    throw new UnusableInput(`The file ${path} cannot be written.`, { cause });
  });
}

/** The commitment to a sealed review. */
export function getSealedCommitment(generation: DeploymentR2, review: SealedReview): `0x${string}` {
  const { comment, ...rest } = review;
  const preimage: CommitmentR2 = { ...rest, commentHash: keccak256(new TextEncoder().encode(comment)) };
  return getCommitmentR2(generation, preimage);
}
