const UNITS = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const;

const formats = new Map<string, Intl.RelativeTimeFormat>();

const getFormat = (locale: string): Intl.RelativeTimeFormat => {
  const format = formats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  formats.set(locale, format);
  return format;
};

/** How far a moment is away: "in 2 days", "5 minutes ago". Both in seconds; `locale`: the language of the texts. */
export function formatDistance(moment: bigint, now: bigint, locale: string): string {
  const distance = Number(moment - now);
  const { unit, seconds } = UNITS.find((step) => Math.abs(distance) >= step.seconds) ?? UNITS[2];
  return getFormat(locale).format(Math.trunc(distance / seconds), unit);
}
