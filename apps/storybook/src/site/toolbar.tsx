import { locale } from '@org/contests-react/messages';
import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { type ReactNode, useLayoutEffect } from 'react';
import { readStoryLanguage } from '../../../../tools/dev/language/markMessages.ts';

/** The toolbar's choices for a page. */
export type Toolbar = Readonly<Record<string, unknown>>;

/** The part of Storybook's documentation context that has the toolbar; its type is not exported. */
type WithToolbar = { readonly store: { readonly userGlobals: { get(): Toolbar } } };

/** The toolbar's choices when a page of documentation opens. */
export function readToolbar(context: DocsContextProps): Toolbar {
  return (context as unknown as WithToolbar).store.userGlobals.get();
}

/** The language of the texts; later, Storybook writes the toolbar's choice into the address. */
const loaded = readStoryLanguage(window.location.search);

type Globals = { readonly theme?: unknown; readonly language?: unknown };

/** Applies the toolbar's theme and language to the document: of a story, or of a page of documentation. */
export function FollowToolbar({ globals, children }: { globals: Globals; children: ReactNode }) {
  const { theme, language = loaded } = globals;
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (theme === 'light' || theme === 'dark') dataset.theme = theme;
    return () => void delete dataset.theme;
  }, [theme]);
  useLayoutEffect(() => {
    if (language !== loaded) {
      // A module reads its texts once, so the page is reloaded for another language.
      const url = new URL(window.location.href);
      const others = (url.searchParams.get('globals') ?? '')
        .split(';')
        .filter((each) => !/^(language:|$)/.test(each));
      url.searchParams.set('globals', [...others, `language:${language}`].join(';'));
      window.location.replace(url);
    } else if (loaded !== 'en') {
      // English stays as it is: some stories set a direction of their own.
      Object.assign(document.documentElement, { lang: locale, dir: loaded === 'pseudo' ? 'rtl' : 'ltr' });
    }
  }, [language]);
  return children;
}
