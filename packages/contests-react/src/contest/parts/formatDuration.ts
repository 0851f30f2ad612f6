const UNITS = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
];

/** A length of time without its sign: "2 days", "1 day, 6 hours", "5 seconds". `locale`: the language of the messages. */
export function formatDuration(seconds: bigint, locale: string): string {
  let left = Number(seconds);
  const parts: string[] = [];
  for (const step of UNITS) {
    const count = Math.floor(left / step.seconds);
    left -= count * step.seconds;
    if (count > 0)
      parts.push(
        new Intl.NumberFormat(locale, { style: 'unit', unit: step.unit, unitDisplay: 'long' }).format(count),
      );
  }
  return new Intl.ListFormat(locale, { style: 'narrow', type: 'unit' }).format(parts);
}
