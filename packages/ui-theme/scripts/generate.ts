/** Generates the style sheets from the tokens. Run it after changing src/tokens; a test compares the result. */
import { writeFileSync } from 'node:fs';
import { createRainbowKitCss } from '../src/theme/createRainbowKitTheme.ts';
import { createThemesCss } from '../src/tokens/createTokenCss.ts';

const head = '/* Written by scripts/generate.ts from src/tokens. */\n';
writeFileSync(new URL('../src/generated/tokens.css', import.meta.url), head + createThemesCss());
writeFileSync(new URL('../src/generated/rainbowkit.css', import.meta.url), head + createRainbowKitCss());
