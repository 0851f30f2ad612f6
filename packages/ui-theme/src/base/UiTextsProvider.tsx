import { createContext, type ReactNode, useContext } from 'react';
import { type UiTexts, uiTexts } from '../texts/en.ts';

const UiTextsContext = /* @__PURE__ */ createContext(uiTexts);

/**
 * Sets the texts of all controls below it.
 *
 * @example
 * import { UiTextsProvider } from '@org/ui-theme';
 * import { german } from '@org/ui-theme/texts/de';
 *
 * <UiTextsProvider texts={german}><App /></UiTextsProvider>
 */
export function UiTextsProvider({ texts, children }: { texts: UiTexts; children: ReactNode }) {
  return <UiTextsContext value={texts}>{children}</UiTextsContext>;
}

/**
 * The texts of the nearest {@link UiTextsProvider}, or the English ones.
 *
 * @example
 * ```ts
 * import { useUiTexts } from '@org/ui-theme';
 * const { close } = useUiTexts();
 * ```
 */
export function useUiTexts(): UiTexts {
  return useContext(UiTextsContext);
}
