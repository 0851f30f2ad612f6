import '@org/ui-theme/styles.css';
import './stories.css';
import { locale } from '@org/contests-react/texts';
import type { Preview } from '@storybook/react-vite';
import { type ReactNode, StrictMode, useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { readStoryLanguage } from '../../../scripts/language/pickTexts.ts';
import { failOnConsole, readConsole } from '../src/console.ts';
import { windows } from '../src/windows.ts';

// Generous, for a busy machine.
configure({ asyncUtilTimeout: 15_000 });

function InTheme({ theme, children }: { theme: unknown; children: ReactNode }) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (theme === 'light' || theme === 'dark') dataset.theme = theme;
    return () => void delete dataset.theme;
  }, [theme]);
  return children;
}

/** The language of the texts; later, Storybook writes the toolbar's choice into the address. */
const loaded = readStoryLanguage(window.location.search);

/** A module reads its texts once, so the page is reloaded for another language. */
function InLanguage({ language, children }: { language: unknown; children: ReactNode }) {
  useLayoutEffect(() => {
    if (language !== loaded) {
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

const preview: Preview = {
  decorators: [
    (Story, { globals }) => (
      <StrictMode>
        <InLanguage language={globals.language}>
          <InTheme theme={globals.theme}>
            <Story />
          </InTheme>
        </InLanguage>
      </StrictMode>
    ),
  ],
  globalTypes: {
    language: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'de', title: 'Deutsch' },
          { value: 'es', title: 'Español' },
          { value: 'pseudo', title: 'Pseudo, right to left' },
        ],
        dynamicTitle: true,
      },
    },
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'system', title: 'System' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { viewport: { value: 'desktop' }, language: 'en', theme: 'system' },
  beforeEach: readConsole,
  afterEach: failOnConsole,
  parameters: {
    layout: 'padded',
    controls: { disable: true },
    a11y: {
      test: 'error',
      // The focus guards of an open layer pass the focus on; axe mistakes them for hidden controls.
      context: { include: ['body'], exclude: ['[data-base-ui-focus-guard]'] },
      // A story is a part of a page; landmarks and the page heading belong to the page.
      config: {
        rules: [
          { id: 'region', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
        ],
      },
      // Omits passed checks, which make every report long.
      options: { resultTypes: ['violations', 'incomplete'] },
    },
    backgrounds: { disable: true },
    options: { storySort: { order: ['Overview', 'Foundations', 'Controls', 'Messages', '*'] } },
    viewport: { options: windows },
  },
};

export default preview;
