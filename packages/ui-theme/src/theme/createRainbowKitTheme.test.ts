import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createRainbowKitCss, createRainbowKitTheme } from './createRainbowKitTheme.ts';
import { createTheme } from './createTheme.ts';

test('is a plain object of strings', () => {
  const theme = createRainbowKitTheme();
  expect(theme).toEqual(JSON.parse(JSON.stringify(theme)));
  for (const group of Object.values(theme))
    for (const value of Object.values(group)) expect(value).toEqual(expect.any(String));
});

test('RainbowKit’s theme follows the tokens', () => {
  const theme = createRainbowKitTheme(
    createTheme({ color: { primary: '#123', backdrop: '#000' }, alpha: { backdrop: 0.5 } }),
  );
  expect(theme.colors.accentColor).toBe('#112233');
  expect(theme.colors.modalBackdrop).toBe('#00000080');
  expect(createRainbowKitTheme().fonts.body).toMatch(/^Prompt,/);
});

test('sets one custom property for each value', () => {
  const values = Object.values(createRainbowKitTheme()).flatMap((group) => Object.values(group));
  const [light = ''] = createRainbowKitCss().split('@media', 1);
  expect(light.match(/^ {2}--rk-[a-z]+-[a-zA-Z]+: .+;$/gm)).toHaveLength(values.length);
  expect(light).toMatch(/^\[data-rk\] \{\n/);
});

test('has a dark theme, chosen or preferred by the system', () => {
  const css = createRainbowKitCss();
  expect(css).toContain(
    "@media screen {\n:root[data-theme='dark'] [data-rk] {\n  --rk-colors-accentColor: #FFFFFF;\n",
  );
  expect(css).toContain(
    '@media screen and (prefers-color-scheme: dark) {\n:root:not([data-theme]) [data-rk] {\n  --rk-colors-accentColor: #FFFFFF;\n',
  );
});

test('the generated style sheet is up to date (else: pnpm generate)', () => {
  const written = readFileSync(new URL('../generated/rainbowkit.css', import.meta.url), 'utf8');
  expect(written).toContain(createRainbowKitCss());
});
