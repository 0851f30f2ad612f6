import { darkTokens } from '../tokens/darkTokens.ts';
import { tokens } from '../tokens/tokens.ts';
import type { Theme } from './createTheme.ts';

/** Laurel's light theme. */
export const lightTheme: Theme = { ...tokens, id: 'laurel_light' };

/**
 * Laurel's dark theme.
 *
 * @example
 * import { writeFile } from 'node:fs/promises';
 * import { createTokenCss, darkTheme } from '@org/ui-theme';
 * await writeFile('dark.css', createTokenCss(darkTheme));
 */
export const darkTheme: Theme = { ...darkTokens, id: 'laurel_dark' };
