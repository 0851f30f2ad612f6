import { createTokenCss, darkTheme, lightTheme } from '@org/ui-theme';

/** The tokens of both themes as VitePress switches them: `.dark` is a class of the root element. */
export const tokenCss = createTokenCss(lightTheme, ':root') + createTokenCss(darkTheme, '.dark');
