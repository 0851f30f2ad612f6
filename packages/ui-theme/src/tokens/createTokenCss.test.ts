import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createTheme } from '../theme/createTheme.ts';
import { createThemesCss, createTokenCss, listTokenProperties } from './createTokenCss.ts';
import { darkTokens } from './darkTokens.ts';
import { tokens } from './tokens.ts';

const properties = new Map(listTokenProperties());

test('the generated style sheet is up to date (else: pnpm generate)', () => {
  const written = readFileSync(new URL('../generated/tokens.css', import.meta.url), 'utf8');
  expect(written).toContain(createThemesCss());
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

describe('createThemesCss', () => {
  const css = createThemesCss();
  const rules = [...css.matchAll(/^@media (.+) \{\n(.+) \{\n([^}]+)\}\n\}\n/gm)];

  test('the dark theme applies on screens, where it was chosen or the system prefers it', () => {
    expect(rules.map(([, media, selector]) => [media, selector])).toEqual([
      ['screen', ":root[data-theme='dark']"],
      ['screen and (prefers-color-scheme: dark)', ':root:not([data-theme])'],
    ]);
    expect(rules[0]?.[3]).toBe(rules[1]?.[3]);
  });

  test('the dark theme changes what differs from the light one', () => {
    const written = rules[0]?.[3]?.split('\n').filter(Boolean);
    const light = new Map(listTokenProperties());
    const differing = listTokenProperties(darkTokens).filter(([name, value]) => light.get(name) !== value);
    expect(written).toEqual(differing.map(([name, value]) => `  ${name}: ${value};`));
    expect(differing.map(([name]) => name)).not.toContain('--laurel-text-md');
  });

  test('the dark theme leaves the light one as it was', () => {
    expect(css.startsWith(createTokenCss())).toBe(true);
  });
});
