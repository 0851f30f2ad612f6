import type { Tokens } from '../tokens/tokens.ts';
import { tokens } from '../tokens/tokens.ts';
import { createRainbowKitTheme } from './createRainbowKitTheme.ts';

/**
 * The same theme as a static style sheet, for `<RainbowKitProvider theme={null}>` under a policy that
 * refuses inline styles.
 *
 * @param selector What RainbowKit's dialogs stand in: they carry `data-rk` themselves.
 *
 * @example
 * await writeFile('rainbowkit.css', createRainbowKitCss(createTheme({ color: { primary: '#123456' } })));
 */
export function createRainbowKitCss(theme: Tokens = tokens, selector = '[data-rk]'): string {
  const lines = Object.entries(createRainbowKitTheme(theme)).flatMap(([group, values]) =>
    Object.entries(values).map(([name, value]) => `  --rk-${group}-${name}: ${value};`),
  );
  return `${selector} {\n${lines.join('\n')}\n}\n`;
}
