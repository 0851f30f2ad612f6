import { Dialog, type DialogProps } from '@org/ui-theme';
import { cssStringFromTheme, type Theme } from '@rainbow-me/rainbowkit';
import { createContext, type ReactNode, useContext } from 'react';

/** The dialog of `@org/ui-theme`, under the theme of the `WalletProvider`. */
export function KitDialog({ className, ...props }: DialogProps) {
  return <Dialog {...props} className={useThemeClass(className)} />;
}

const CLASS = 'wallet-kit-themed';
/** The elements with that class, and the backdrops of dialogs that have it themselves, not on a button inside. */
const SELECTOR = `.${CLASS},.laurel-backdrop:has(~ * > .${CLASS})`;

const ThemedContext = createContext(false);

/**
 * RainbowKit's theme for the kit's own button and dialogs, which are outside of RainbowKit's elements. The style sheet
 * maps its variables to the tokens that they use. Without a theme they use those of the page.
 */
export function ThemeProvider({ theme, children }: { theme: Theme | null; children?: ReactNode }) {
  return (
    <ThemedContext.Provider value={theme !== null}>
      {theme && <style>{writeTheme(theme)}</style>}
      {children}
    </ThemedContext.Provider>
  );
}

/** Classes of an element of the kit's own, which a theme of RainbowKit's adds one to. */
export function useThemeClass(...classes: readonly (string | undefined)[]): string | undefined {
  const theme = useContext(ThemedContext) ? CLASS : undefined;
  return [...classes, theme].filter(Boolean).join(' ') || undefined;
}

function writeTheme(theme: Theme): string {
  if (!('lightMode' in theme)) return `${SELECTOR}{${cssStringFromTheme(theme)}}`;
  const dark = cssStringFromTheme(theme.darkMode, { extends: theme.lightMode });
  return `${writeTheme(theme.lightMode)}@media(prefers-color-scheme:dark){${SELECTOR}{${dark}}}`;
}
