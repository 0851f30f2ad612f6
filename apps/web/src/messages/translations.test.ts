import { expect, test } from 'vitest';
import * as de from './de.ts';
import * as es from './es.ts';
import type { Messages } from './messages.ts';

// A section without a translation is in English; other keys do not compile.
const translations = { de: { ...de }, es: { ...es } } satisfies Record<string, Partial<Messages>>;

test.each(Object.entries(translations))('%s has sections', (_, sections) => {
  expect(Object.keys(sections).length).toBeGreaterThan(0);
});
