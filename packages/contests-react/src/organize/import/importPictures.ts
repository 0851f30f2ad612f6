import type { DocumentPicture } from '@org/contests';
import { DOCUMENT_PICTURE, shrinkPicture } from '../../person/shrinkPicture.ts';
import { addPicture } from '../form/keptPictures.ts';
import type { MergedItems } from './importState.ts';

/** Pictures that were dropped with the list, by their names in lower case. */
export type PictureFiles = ReadonlyMap<string, File>;

const PICTURE = /\.(jpe?g|png|webp|gif)$/i;

/** The first file that is a list, and the pictures. */
export function sortFiles(files: readonly File[]): {
  readonly list: File | undefined;
  readonly pictures: readonly File[];
} {
  const isPicture = ({ name, type }: File) => PICTURE.test(name) || type.startsWith('image/');
  return { list: files.find((file) => !isPicture(file)), pictures: files.filter(isPicture) };
}

export const addFiles = (known: PictureFiles, files: readonly File[]): PictureFiles =>
  new Map([...known, ...files.map((file) => [file.name.toLowerCase(), file] as const)]);

/** How the files that the list names and those that were dropped match. */
export function matchPictures({ pictures }: Pick<MergedItems, 'pictures'>, files: PictureFiles) {
  const named = new Set(pictures.map(({ file }) => file.toLowerCase()));
  const matched = pictures.filter(({ file }) => files.has(file.toLowerCase()));
  return {
    matched,
    missing: pictures.length - matched.length,
    unused: [...files.keys()].filter((name) => !named.has(name)).length,
  };
}

/** The server is full or away: the other pictures would wait for nothing. */
const MOST_FAILURES = 3;

/**
 * Shrinks and stores the pictures one after another, and adds them to their entries. A picture that cannot be added is left out:
 * after three in a row that the server did not store, so are the others.
 *
 * @throws {DOMException} only if `signal` aborts
 */
export async function addPictures(
  merged: MergedItems,
  files: PictureFiles,
  { onDone, signal }: { readonly onDone: (done: number) => void; readonly signal: AbortSignal },
): Promise<Pick<MergedItems, 'form'> & { readonly withoutPicture: readonly string[] }> {
  const { matched } = matchPictures(merged, files);
  const found = new Map<number, DocumentPicture>();
  const withoutPicture: string[] = [];
  let failures = 0;
  for (const [index, { entry, file }] of matched.entries()) {
    signal.throwIfAborted();
    const given = files.get(file.toLowerCase());
    const isGivenUp = given === undefined || failures >= MOST_FAILURES;
    try {
      const shrunk = isGivenUp ? undefined : await shrinkPicture(given, DOCUMENT_PICTURE);
      if (shrunk?.ok) {
        found.set(entry, await addPicture(shrunk.picture));
        failures = 0;
      } else withoutPicture.push(file);
    } catch {
      withoutPicture.push(file);
      failures += 1;
    }
    onDone(index + 1);
  }
  const entries = merged.form.entries.map((row, index) => {
    const picture = found.get(index);
    return picture ? { ...row, pictures: [picture] } : row;
  });
  return { form: { ...merged.form, entries }, withoutPicture };
}
