import '@org/ui-theme/styles.css';
import './stories.css';
import type { Preview } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { configure } from 'storybook/test';
import { LANGUAGES } from '../../../tools/dev/language/languages.ts';
import { failOnConsole, readConsole } from '../src/console.ts';
import { contrastOnce } from '../src/contrast.ts';
import { describeArguments, describeComponent } from '../src/docs/describeArguments.ts';
import { lazyDocs } from '../src/docs/lazyDocs.tsx';
import { FollowToolbar } from '../src/site/toolbar.tsx';
import { toolbarWindows } from '../src/windows.ts';

// Generous, for a busy machine.
configure({ asyncUtilTimeout: 30_000 });

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [describeArguments],
  decorators: [
    (Story, { globals }) => (
      <StrictMode>
        <FollowToolbar globals={globals}>
          <Story />
        </FollowToolbar>
      </StrictMode>
    ),
  ],
  globalTypes: {
    language: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          ...Object.entries(LANGUAGES).map(([value, title]) => ({ value, title })),
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
  // In the Storybook a story fills its frame; a test has the size of a window.
  initialGlobals: {
    language: 'en',
    theme: 'system',
    ...(IS_TEST && { viewport: { value: 'desktop' } }),
  },
  beforeEach: readConsole,
  afterEach: failOnConsole,
  parameters: {
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    // The source as written: Storybook cannot write elements with big integers.
    docs: { ...lazyDocs, source: { type: 'code' }, extractComponentDescription: describeComponent },
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
        checks: IS_TEST && !import.meta.env.LAUREL_FULL ? [contrastOnce] : [],
      },
      // Omits passed checks, which make every report long, and the style sheets, which only an experimental rule reads.
      options: { resultTypes: ['violations', 'incomplete'], preload: { assets: ['media'] } },
    },
    backgrounds: { disable: true },
    options: {
      storySort: {
        order: [
          'Overview',
          'Flows',
          'Tokens',
          'Copy deck',
          'What changed',
          'Foundations',
          'Controls',
          'Messages',
          '*',
        ],
      },
    },
    viewport: { options: toolbarWindows },
  },
};

export default preview;
