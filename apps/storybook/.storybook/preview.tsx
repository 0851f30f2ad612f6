import '@org/ui-theme/styles.css';
import './stories.css';
import type { Preview } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { configure } from 'storybook/test';
import { failOnConsole, readConsole } from '../src/console.ts';
import { windows } from '../src/windows.ts';

// A state that comes is waited for, on a busy machine too.
configure({ asyncUtilTimeout: 15_000 });

const preview: Preview = {
  decorators: [
    (Story) => (
      <StrictMode>
        <Story />
      </StrictMode>
    ),
  ],
  initialGlobals: { viewport: { value: 'desktop' } },
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
      // Whatever has passed is listed at length in every report, and read by nobody.
      options: { resultTypes: ['violations', 'incomplete'] },
    },
    backgrounds: { disable: true },
    options: { storySort: { order: ['Overview', 'Foundations', 'Controls', 'Messages', '*'] } },
    viewport: { options: windows },
  },
};

export default preview;
