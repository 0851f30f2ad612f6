import '@org/ui-theme/styles.css';
import './stories.css';
import type { Preview } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { configure } from 'storybook/test';
import { failOnConsole, readConsole } from '../src/console.ts';

// A state that comes is waited for, on a busy machine too.
configure({ asyncUtilTimeout: 15_000 });

const viewports = {
  phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
  // What is left of a 1280 px window when the reader has zoomed to 200 %.
  zoomed: { name: 'Desktop at 200 %', styles: { width: '640px', height: '400px' }, type: 'desktop' },
} as const;

type Globals = { readonly viewport?: { readonly value?: string } };

const { STORY_VIEWPORT = 'desktop' } = import.meta.env;

/** A story that is run as a test is run in the window that the run is named after, or that it names itself. */
const checkWindow = (globals: Globals): void => {
  const viewport = viewports[globals.viewport?.value as keyof typeof viewports];
  if (import.meta.env.STORY_VIEWPORT && viewport && viewport.styles.width !== `${window.innerWidth}px`)
    throw new Error(`The window is ${window.innerWidth}px wide, not ${viewport.styles.width}`);
};

const preview: Preview = {
  decorators: [
    (Story) => (
      <StrictMode>
        <Story />
      </StrictMode>
    ),
  ],
  initialGlobals: { viewport: { value: STORY_VIEWPORT } },
  beforeEach: ({ globals }) => {
    checkWindow(globals);
    return readConsole();
  },
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
    viewport: { options: viewports },
  },
};

export default preview;
