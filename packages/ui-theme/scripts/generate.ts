/** Generates the style sheets from the tokens, and the icons. Run it after changing either; tests compare the results. */
import { writeFileSync } from 'node:fs';
import { createRainbowKitCss } from '../src/theme/createRainbowKitTheme.ts';
import { createThemesCss } from '../src/tokens/createTokenCss.ts';
import { createIconModule, iconModules } from './createIconModule.ts';

const head = '/* Written by scripts/generate.ts from src/tokens. */\n';
writeFileSync(new URL('../src/generated/tokens.css', import.meta.url), head + createThemesCss());
writeFileSync(new URL('../src/generated/rainbowkit.css', import.meta.url), head + createRainbowKitCss());
for (const [name, icons] of Object.entries(iconModules))
  writeFileSync(new URL(`../src/generated/${name}.ts`, import.meta.url), await createIconModule(icons));
