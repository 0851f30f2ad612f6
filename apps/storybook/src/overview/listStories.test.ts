import { expect, test } from 'vitest';
import { listStories } from './listStories.ts';

test('lists components alphabetically and stories in the order of their file, with the ids of Storybook', () => {
  const link = { default: { title: 'Controls/Link' }, Plain: {} };
  const button = {
    default: { title: 'Controls/Button', excludeStories: ['states'] },
    Loading: { name: 'At work' },
    WithIcon: {},
    states: {},
    __namedExportsOrder: ['WithIcon', 'Loading'],
  };
  expect(listStories([link, button])).toEqual([
    {
      title: 'Controls/Button',
      stories: [
        { id: 'controls-button--with-icon', name: 'With Icon' },
        { id: 'controls-button--loading', name: 'At work' },
      ],
    },
    { title: 'Controls/Link', stories: [{ id: 'controls-link--plain', name: 'Plain' }] },
  ]);
});
