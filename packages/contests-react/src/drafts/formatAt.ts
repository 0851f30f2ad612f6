import { formatMoment } from '../time/formatTime.ts';

/** A time that the server has said (ISO 8601), for the reader. */
export function formatAt(iso: string): string {
  return formatMoment(BigInt(Math.floor(Date.parse(iso) / 1000)));
}
