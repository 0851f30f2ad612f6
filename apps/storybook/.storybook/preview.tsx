import '@org/ui-theme/styles.css';
import './stories.css';
import type { Preview } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { failOnConsole, readConsole } from '../src/console.ts';

const preview: Preview = {
  decorators: [
    (Story) => (
      <StrictMode>
        <Story />
      </StrictMode>
    ),
  ],
  initialGlobals: { viewport: { value: import.meta.env.STORY_VIEWPORT ?? 'desktop' } },
  beforeEach: readConsole,
  afterEach: failOnConsole,
  parameters: {
    layout: 'padded',
    controls: { disable: true },
    a11y: {
      test: 'error',
      // Guards of an open layer hand the focus on at once; axe takes them for hidden controls.
      context: { include: ['body'], exclude: ['[data-base-ui-focus-guard]'] },
      // A story is a part of a page: landmarks and the page's own heading belong to the page.
      config: {
        rules: [
          { id: 'region', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
        ],
      },
    },
    backgrounds: { disable: true },
    options: { storySort: { order: ['Foundations', 'Controls', 'Messages', '*'] } },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
        // What is left of a 1280 px window when the reader has zoomed to 200 %.
        zoomed: { name: 'Desktop at 200 %', styles: { width: '640px', height: '400px' }, type: 'desktop' },
      },
    },
  },
};

export default preview;
