/** Generates the style sheets from the tokens. Run it after changing tokens.ts; a test compares the result. */
import { writeFileSync } from 'node:fs';
import { createRainbowKitCss } from '../src/theme/createRainbowKitTheme.ts';
import { createTokenCss } from '../src/tokens/createTokenCss.ts';

const head = '/* Written by scripts/generate.ts from src/tokens/tokens.ts. */\n';
writeFileSync(new URL('../src/generated/tokens.css', import.meta.url), head + createTokenCss());
writeFileSync(new URL('../src/generated/rainbowkit.css', import.meta.url), head + createRainbowKitCss());
