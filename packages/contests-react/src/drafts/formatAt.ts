import { formatMoment } from '../base/text/formatTime.ts';

/** Formats an ISO 8601 time of the server. */
export function formatAt(iso: string): string {
  return formatMoment(BigInt(Math.floor(Date.parse(iso) / 1000)));
}
