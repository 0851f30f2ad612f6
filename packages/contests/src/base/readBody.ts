/**
 * The bytes of a response. If there are more than `maxBytes`, the result has more too, and the rest is not read: a small
 * compressed body can expand to gigabytes.
 */
export async function readBody({ body }: Response, maxBytes: number): Promise<Uint8Array> {
  const parts: BlobPart[] = [];
  const reader = body?.getReader();
  for (let left = maxBytes; reader; ) {
    const { value } = await reader.read();
    if (!value) break;
    parts.push(value);
    left -= value.length;
    if (left < 0) {
      await reader.cancel();
      break;
    }
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
