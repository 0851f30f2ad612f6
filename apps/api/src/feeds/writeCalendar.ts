import { toPlainText } from './plainText.ts';

/** One moment of a calendar; texts may be untrusted. Times are RFC 3339 in UTC, with whole seconds. */
type CalendarEvent = {
  /** Stays the same in every version of the calendar. */
  readonly uid: string;
  readonly at: string;
  /** When this version of the event was made; the first version is number 0. */
  readonly changedAt: string;
  readonly version: number;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
  readonly isCanceled: boolean;
};

export type Calendar = {
  readonly productName: string;
  readonly name: string;
  readonly events: readonly CalendarEvent[];
};

const NAME_CHARACTERS = 200;
const TEXT_CHARACTERS = 1_000;
const LINE_OCTETS = 75;

/** 2026-11-24T18:00:00Z → 20261124T180000Z */
const toUtc = (time: string) => time.replace(/[-:]/g, '');

/** A value of type TEXT. Tabs are the only control characters that it may contain. */
const toText = (text: string, maxCharacters = NAME_CHARACTERS) =>
  toPlainText(text, maxCharacters)
    .replace(/\u007f/g, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\n/g, '\\n');

/** Breaks a line after at most 75 octets, never within a character. */
export function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      parts.push(part);
      part = '';
      // The space that a continued line begins with.
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n ');
}

/**
 * A calendar as iCalendar.
 *
 * @see https://www.rfc-editor.org/rfc/rfc5545
 */
export function writeCalendar({ productName, name, events }: Calendar): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${toText(productName)}//Contests//EN`,
    'CALSCALE:GREGORIAN',
    `NAME:${toText(name)}`,
    `X-WR-CALNAME:${toText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...events.flatMap(writeEvent),
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
}

const writeEvent = (event: CalendarEvent): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `DTSTAMP:${toUtc(event.changedAt)}`,
  `SEQUENCE:${event.version}`,
  `DTSTART:${toUtc(event.at)}`,
  `SUMMARY:${toText(event.summary)}`,
  `DESCRIPTION:${toText(event.description, TEXT_CHARACTERS)}`,
  `URL:${event.url}`,
  `STATUS:${event.isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
  // A deadline leaves the day free.
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];
