import { LIMITS } from './limits.ts';

const encoder = new TextEncoder();

/** Whether a text has more bytes than a message may have. */
export function isTooLong(text: string): boolean {
  return text.length > LIMITS.messageBytes || encoder.encode(text).byteLength > LIMITS.messageBytes;
}
