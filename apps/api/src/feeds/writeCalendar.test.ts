import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { foldLine, writeCalendar } from './writeCalendar.ts';

const write = (text: string) =>
  writeCalendar({
    productName: text,
    name: text,
    events: [
      {
        uid: '31337-0x12-judging-ends',
        at: '2026-11-24T18:00:00Z',
        changedAt: '2026-09-21T13:33:20Z',
        version: 0,
        summary: text,
        description: text,
        url: 'https://laurel.example/contests/local/0x12',
        isCanceled: false,
      },
    ],
  });

/** The only event, and every line that a parser sees. */
const read = (calendar: string) => {
  const component = new ICAL.Component(ICAL.parse(calendar));
  const events = component.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  expect(events).toHaveLength(1);
  return { component, event: events[0] as ICAL.Event };
};

test('writes an event in UTC that a calendar reads back', () => {
  const { event, component } = read(write('Tools; for, small\\libraries:\n"two"'));
  expect(component.getFirstPropertyValue('version')).toBe('2.0');
  expect(event.summary).toBe('Tools; for, small\\libraries:\n"two"');
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-11-24T18:00:00.000Z');
  expect(event.startDate.zone.tzid).toBe('UTC');
  expect(event.uid).toBe('31337-0x12-judging-ends');
  expect(String(event.component.getFirstPropertyValue('dtstamp'))).toBe('2026-09-21T13:33:20Z');
});

test.each([
  ['plain', 'plain'],
  ['END:VCALENDAR\r\nBEGIN:VEVENT\nUID:evil', 'END:VCALENDAR\nBEGIN:VEVENT\nUID:evil'],
  ['a\u0000\u0007\u007fb\ud800c', 'abc'],
  [' \t\u202eevil', 'evil'],
  ['東京'.repeat(90), '東京'.repeat(90)],
])('keeps %.40j inside its property of a calendar', (text, shown) => {
  expect(read(write(text)).event.summary).toBe(shown);
});

test('folds lines at 75 octets, never within a character', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'ü', '東', '👍', ';', ' '), maxLength: 300 });
  fc.assert(
    fc.property(text, (line) => {
      const folded = foldLine(line);
      const lines = folded.split('\r\n');
      for (const each of lines) expect(Buffer.byteLength(each)).toBeLessThanOrEqual(75);
      expect(lines.map((each, index) => (index === 0 ? each : each.slice(1))).join('')).toBe(line);
      expect(Buffer.from(folded).toString()).toBe(folded);
    }),
  );
});
