import { type ThemePair, writeDark, writeRule } from '../tokens/createTokenCss.ts';
import { darkTokens } from '../tokens/darkTokens.ts';
import { type Tokens, tokens } from '../tokens/tokens.ts';

/** RainbowKit's theme type, repeated here so that RainbowKit is not imported. */
export type RainbowKitTheme = {
  blurs: { modalOverlay: string };
  colors: Record<RainbowKitColor, string>;
  fonts: { body: string };
  radii: Record<'actionButton' | 'connectButton' | 'menuButton' | 'modal' | 'modalMobile', string>;
  shadows: Record<
    'connectButton' | 'dialog' | 'profileDetailsAction' | 'selectedOption' | 'selectedWallet' | 'walletLogo',
    string
  >;
};

type RainbowKitColor =
  | 'accentColor'
  | 'accentColorForeground'
  | 'actionButtonBorder'
  | 'actionButtonBorderMobile'
  | 'actionButtonSecondaryBackground'
  | 'closeButton'
  | 'closeButtonBackground'
  | 'connectButtonBackground'
  | 'connectButtonBackgroundError'
  | 'connectButtonInnerBackground'
  | 'connectButtonText'
  | 'connectButtonTextError'
  | 'connectionIndicator'
  | 'downloadBottomCardBackground'
  | 'downloadTopCardBackground'
  | 'error'
  | 'generalBorder'
  | 'generalBorderDim'
  | 'menuItemBackground'
  | 'modalBackdrop'
  | 'modalBackground'
  | 'modalBorder'
  | 'modalText'
  | 'modalTextDim'
  | 'modalTextSecondary'
  | 'profileAction'
  | 'profileActionHover'
  | 'profileForeground'
  | 'selectedOptionBorder'
  | 'standby';

const withAlpha = (color: string, alpha: number): string =>
  `${color}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')
    .toUpperCase()}`;

/**
 * Maps the tokens to RainbowKit's theme.
 *
 * @example
 * import { RainbowKitProvider } from '@rainbow-me/rainbowkit';
 * <RainbowKitProvider theme={createRainbowKitTheme()}>…</RainbowKitProvider>
 *
 * @see https://rainbowkit.com/docs/custom-theme
 */
export function createRainbowKitTheme({
  color,
  radius,
  font,
  shadow,
  alpha,
}: Tokens = tokens): RainbowKitTheme {
  return {
    blurs: { modalOverlay: 'blur(0px)' },
    colors: {
      accentColor: color.primary,
      accentColorForeground: color.onPrimary,
      actionButtonBorder: color.line,
      actionButtonBorderMobile: color.line,
      actionButtonSecondaryBackground: color.quiet,
      closeButton: color.ink,
      closeButtonBackground: color.hover,
      connectButtonBackground: color.paper,
      connectButtonBackgroundError: color.error,
      connectButtonInnerBackground: color.quiet,
      connectButtonText: color.ink,
      connectButtonTextError: color.onPrimary,
      connectionIndicator: color.success,
      downloadBottomCardBackground: color.quiet,
      downloadTopCardBackground: color.paper,
      error: color.error,
      generalBorder: color.line,
      generalBorderDim: color.line,
      menuItemBackground: color.quiet,
      modalBackdrop: withAlpha(color.backdrop, alpha.backdrop),
      modalBackground: color.paper,
      modalBorder: color.paper,
      modalText: color.ink,
      modalTextDim: color.inkSoft,
      modalTextSecondary: color.inkSoft,
      profileAction: color.quiet,
      profileActionHover: color.hover,
      profileForeground: color.paper,
      selectedOptionBorder: color.ink,
      standby: color.gold,
    },
    fonts: { body: font.body },
    radii: {
      actionButton: `${radius.pill}px`,
      connectButton: `${radius.pill}px`,
      menuButton: `${radius.field}px`,
      modal: `${radius.card}px`,
      modalMobile: `${radius.card}px`,
    },
    shadows: {
      connectButton: 'none',
      dialog: shadow.dialog,
      profileDetailsAction: 'none',
      selectedOption: 'none',
      selectedWallet: 'none',
      walletLogo: 'none',
    },
  };
}

/**
 * The same theme as a static style sheet, for `<RainbowKitProvider theme={null}>` under a strict content security
 * policy. It has a light and a dark theme, chosen like the themes of {@link createThemesCss}.
 *
 * @param selector The root of RainbowKit's dialogs; they have `data-rk`.
 *
 * @example
 * import { writeFile } from 'node:fs/promises';
 * await writeFile('rainbowkit.css', createRainbowKitCss({ light: createTheme({ color: { primary: '#123456' } }) }));
 */
export function createRainbowKitCss(
  { light = tokens, dark = darkTokens }: ThemePair = {},
  selector = '[data-rk]',
): string {
  const lightValues = new Map(listValues(light));
  const changed = listValues(dark).filter(([name, value]) => lightValues.get(name) !== value);
  return (
    writeRule(selector, listValues(light)) + writeDark((root) => writeRule(`${root} ${selector}`, changed))
  );
}

const listValues = (theme: Tokens): [name: string, value: string][] =>
  Object.entries(createRainbowKitTheme(theme)).flatMap(([group, values]) =>
    Object.entries(values).map(([name, value]): [string, string] => [`--rk-${group}-${name}`, value]),
  );
