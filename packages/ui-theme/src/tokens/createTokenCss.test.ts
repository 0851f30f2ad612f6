import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createTheme } from '../theme/createTheme.ts';
import { createTokenCss, listTokenProperties } from './createTokenCss.ts';
import { tokens } from './tokens.ts';

const properties = new Map(listTokenProperties());

test('the generated style sheet is up to date (else: pnpm generate)', () => {
  const written = readFileSync(new URL('../generated/tokens.css', import.meta.url), 'utf8');
  expect(written).toContain(createTokenCss());
});

test('derives the names from the tokens and writes lengths in rem', () => {
  expect(properties.get('--laurel-page')).toBe('#C8EEFE');
  expect(properties.get('--laurel-ink-soft')).toBe(tokens.color.inkSoft);
  expect(properties.get('--laurel-scale-5')).toBe(tokens.scale[5]);
  expect(properties.get('--laurel-text-3xl')).toBe('2.5rem');
  expect(properties.get('--laurel-space-5')).toBe('1.5rem');
  expect(properties.get('--laurel-radius-card')).toBe('20px');
  expect(properties.get('--laurel-stroke-progress')).toBe('4px');
  expect(properties.get('--laurel-touch')).toBe('2.75rem');
  expect(properties.get('--laurel-motion-quick')).toBe('150ms');
});

test('issue 13: buttons are black with white text', () => {
  expect(properties.get('--laurel-primary')).toBe('#000000');
  expect(properties.get('--laurel-on-primary')).toBe('#FFFFFF');
});

test('no two tokens share a name', () => {
  expect(properties.size).toBe(listTokenProperties().length);
});

test('writes another theme under another selector', () => {
  const css = createTokenCss(createTheme({ color: { page: '#012' }, scheme: 'dark' }), '[data-theme=night]');
  expect(css).toMatch(/^\[data-theme=night\] \{\n {2}--laurel-page: #001122;\n/);
  expect(css).toContain('  --laurel-scheme: dark;\n');
});
