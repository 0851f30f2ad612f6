import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { YourMenu } from './YourMenu.tsx';

afterEach(cleanup);

const button = () => screen.getByRole('button', { name: 'My account' });
const first = () => screen.getByRole('link', { name: 'Contests' });
const expectClosed = () => {
  expect(button().getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
};

/** The panel loads when the menu first opens. */
const findOpen = () => screen.findByRole('navigation');

test('shows the visitor’s own pages and what signing in is for, without a wallet', async () => {
  render(<YourMenu />);
  expectClosed();
  await userEvent.click(button());
  await findOpen();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Contests', '/contests?mine=true'],
    ['Reviews', '/reviews'],
    ['Drafts', '/drafts'],
    ['Profile', '/accounts/edit'],
    ['Settings', '/settings'],
  ]);
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
  expect(screen.getByText(/keeps your drafts on this server/)).toBeTruthy();
  await userEvent.click(button());
  expectClosed();
});

test.each(['{Enter}', ' ', '{ArrowDown}'])(
  'opens with %j and gives the first link the focus',
  async (key) => {
    render(<YourMenu />);
    button().focus();
    await userEvent.keyboard(key);
    await findOpen();
    await expect.poll(() => document.activeElement).toBe(first());
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Reviews');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('Sign in');
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(first());
    await userEvent.keyboard('{Escape}');
    expectClosed();
    expect(document.activeElement).toBe(button());
  },
);

test('closes when the focus leaves it, on a press outside, and when a link is followed', async () => {
  render(
    <>
      <YourMenu />
      <button type="button">After</button>
    </>,
  );
  const after = screen.getByRole('button', { name: 'After' });
  await userEvent.click(button());
  await findOpen();
  after.focus();
  await expect.poll(() => screen.queryByRole('navigation')).toBeNull();
  await userEvent.click(button());
  await findOpen();
  await userEvent.pointer({ keys: '[MouseLeft>]', target: document.body });
  expectClosed();
  await userEvent.click(button());
  await findOpen();
  first().addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(first());
  expectClosed();
});
