import '@org/ui-theme/styles.css';
import './stories.css';
import type { Preview } from '@storybook/react-vite';
import { type ReactNode, StrictMode, useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
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

const preview: Preview = {
  decorators: [
    (Story, { globals }) => (
      <StrictMode>
        <InTheme theme={globals.theme}>
          <Story />
        </InTheme>
      </StrictMode>
    ),
  ],
  globalTypes: {
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
  initialGlobals: { viewport: { value: 'desktop' }, theme: 'system' },
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
