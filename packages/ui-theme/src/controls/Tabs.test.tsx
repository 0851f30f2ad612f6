import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Tabs } from './Tabs.tsx';

afterEach(() => {
  cleanup();
  document.dir = '';
});

const tabs = ['One', 'Two', 'Three'].map((label) => ({ id: label, label, content: `Content ${label}` }));

test.each([
  ['ltr', '{ArrowRight}'],
  ['rtl', '{ArrowLeft}'],
])('on a %s page, %s opens the next tab', async (direction, key) => {
  document.dir = direction;
  render(<Tabs label="Pages" tabs={tabs} />);
  screen.getByRole('tab', { name: 'One' }).focus();
  await userEvent.keyboard(key);
  expect(screen.getByRole('tab', { name: 'Two' }).getAttribute('aria-selected')).toBe('true');
});
