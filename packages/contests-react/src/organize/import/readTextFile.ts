import { IMPORT_LIMITS } from '../form/importReading.ts';

export type FileText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: 'too-large' | 'no-text' | 'unreadable' };

/** Decodes a text file in the encodings that spreadsheets write. */
export async function readTextFile(file: Blob): Promise<FileText> {
  if (file.size > IMPORT_LIMITS.bytes) return { ok: false, reason: 'too-large' };
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    // A folder, or a file that was moved, deleted or made unreadable.
    return { ok: false, reason: 'unreadable' };
  }
  const text = decode(bytes);
  // A binary file: text contains no NUL.
  return text.includes('\0') ? { ok: false, reason: 'no-text' } : { ok: true, text };
}

const decode = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
