import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';

afterEach(cleanup);

describe('disabled', () => {
  test('a button is so for the browser', () => {
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
    ['of the caller’s own', { render: <a href="/contests">Replaced</a> }],
  ])('a link %s leads nowhere, and says so', (_, props) => {
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
