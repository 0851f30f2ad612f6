/** How long the browser may take to begin; it holds the content until then. */
const RELEASE_AFTER_MS = 60_000;

/** Hands a text to the visitor as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER_MS);
}

/** A text as a part of a file's name: letters and digits, lower case, joined by hyphens. */
export function toFileName(text: string): string {
  return (
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join('-') ?? 'contest'
  );
}
