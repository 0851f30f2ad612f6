import type { DocsContextProps } from '@storybook/addon-docs/blocks';

/** The toolbar's choices for a page. */
export type Toolbar = Readonly<Record<string, unknown>>;

/** The part of Storybook's documentation context that has the toolbar; its type is not exported. */
type WithToolbar = { readonly store: { readonly userGlobals: { get(): Toolbar } } };

/** The toolbar's choices when a page of documentation opens. */
export function readToolbar(context: DocsContextProps): Toolbar {
  return (context as unknown as WithToolbar).store.userGlobals.get();
}
