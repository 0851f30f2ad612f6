import { randomBytes } from 'node:crypto';
import { access, writeFile } from 'node:fs/promises';
import { formatSealedReview, parseSealedReview, type SealedReview } from '../../acts/sealedReview.ts';
import { toCanonicalJson } from '../../base/canonicalJson.ts';
import { bytesToHex } from '../../base/hex.ts';
import { toPlainText, UnusableInput } from '../input/terminal.ts';
import { readJsonFile } from './jsonFields.ts';

/** @throws {UnusableInput} */
export async function readSealedReview(path: string): Promise<SealedReview> {
  const parsed = await readJsonFile(path, parseSealedReview);
  if (parsed.ok) return parsed.value;
  const field = toPlainText(JSON.stringify(parsed.field));
  const flaw =
    parsed.reason === 'unknown-field'
      ? `it has an unknown field ${field}`
      : `its field ${field} is missing or wrong`;
  throw new UnusableInput(`The file ${path} is not a sealed review: ${flaw}.`);
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
  await writeFile(path, formatSealedReview(review), { flag: 'wx', mode: 0o600, flush: true }).catch(
    (cause) => {
      // The same review is there already.
      if (Object(cause).code === 'EEXIST') return;
      throw new UnusableInput(`The file ${path} cannot be written.`, { cause });
    },
  );
}
