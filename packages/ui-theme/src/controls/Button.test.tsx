import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';

afterEach(cleanup);

describe('with the property that disables', () => {
  test('a disabled button is disabled natively', () => {
    const onClick = vi.fn();
    render(
      <Button disabled onClick={onClick}>
        Sign
      </Button>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Sign' }));
    expect(onClick).not.toHaveBeenCalled();
  });

  test.each([
    ['with an address', { href: '/contests' }],
    ['with a router link', { render: <a href="/contests">Replaced</a> }],
  ])('a disabled link %s does nothing and is announced as disabled', (_, props) => {
    const onClick = vi.fn();
    render(
      <Button disabled onClick={onClick} {...props}>
        Contests
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Contests' });
    expect(link.getAttribute('aria-disabled')).toBe('true');
    expect(link.hasAttribute('disabled')).toBe(false);
    expect(link.tabIndex).toBe(-1);
    expect(fireEvent.click(link)).toBe(false);
    expect(onClick).not.toHaveBeenCalled();
  });
});

test('gets a spinner while the browser translates the page', () => {
  const { rerender } = render(<Button>Sign</Button>);
  // The browser replaces the text node, before which React would insert.
  const text = document.createTreeWalker(screen.getByRole('button'), NodeFilter.SHOW_TEXT).nextNode() as Text;
  const font = document.createElement('font');
  font.textContent = 'Firmar';
  text.replaceWith(font);
  rerender(<Button loading>Sign</Button>);
  expect(screen.getByRole('button', { name: 'Firmar' }).querySelector('svg')).not.toBeNull();
});
