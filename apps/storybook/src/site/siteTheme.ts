import { createMarkSvg, darkTokens, type Tokens, tokens } from '@org/ui-theme';
import { create, type ThemeVars } from 'storybook/theming';

/** The mark at the size of the sidebar's heading. */
const drawBrand = (ink: string) =>
  createMarkSvg({ ink, ground: null }).replace('<svg ', '<svg width="56" height="56" ');

const createSiteTheme = ({ scheme, color, radius, font }: Tokens): ThemeVars =>
  create({
    base: scheme === 'dark' ? 'dark' : 'light',
    brandTitle: 'Laurel',
    brandUrl: './?path=/docs/overview--docs',
    brandImage: `data:image/svg+xml,${encodeURIComponent(drawBrand(color.ink))}`,
    colorPrimary: color.primary,
    colorSecondary: color.link,
    appBg: color.quiet,
    appContentBg: color.paper,
    appPreviewBg: color.page,
    appBorderColor: color.line,
    appBorderRadius: radius.small,
    barBg: color.paper,
    barTextColor: color.inkSoft,
    barSelectedColor: color.link,
    barHoverColor: color.ink,
    textColor: color.ink,
    textInverseColor: color.onPrimary,
    textMutedColor: color.inkSoft,
    inputBg: color.paper,
    inputBorder: color.lineStrong,
    inputTextColor: color.ink,
    inputBorderRadius: radius.small,
    fontBase: font.body,
    fontCode: font.mono,
  });

/** Storybook's own themes in Laurel's colors. */
export const siteThemes = { light: createSiteTheme(tokens), dark: createSiteTheme(darkTokens) };
