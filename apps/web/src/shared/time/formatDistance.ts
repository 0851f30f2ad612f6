import { messages } from '../messages/messages.ts';

const relative = new Intl.RelativeTimeFormat(messages.locale, { numeric: 'auto' });

const UNITS = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** How far a moment is away, in words: "in 2 days", "5 minutes ago". Both in seconds. */
export const formatDistance = (moment: bigint, now: bigint): string => {
  const distance = Number(moment - now);
  const { unit, seconds } = UNITS.find((step) => Math.abs(distance) >= step.seconds) ?? UNITS[2];
  return relative.format(Math.trunc(distance / seconds), unit);
};
