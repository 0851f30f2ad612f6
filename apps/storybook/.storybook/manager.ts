import { addons } from 'storybook/manager-api';
import { siteThemes } from '../src/site/siteTheme.ts';

const dark = window.matchMedia('(prefers-color-scheme: dark)');

addons.setConfig({
  theme: dark.matches ? siteThemes.dark : siteThemes.light,
  sidebar: { showRoots: true },
});
