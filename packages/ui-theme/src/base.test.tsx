import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

afterEach(cleanup);

const base = readFileSync(join(import.meta.dirname, 'base.css'), 'utf8');

test('sets the side at which texts begin for each direction, also inside the other one', () => {
  render(
    <>
      <style>{`${base} p { text-align: var(--laurel-start); }`}</style>
      <p>one</p>
      <div dir="rtl">
        <p>two</p>
        <div dir="ltr">
          <p>three</p>
        </div>
      </div>
    </>,
  );
  const sides = ['one', 'two', 'three'].map((text) => getComputedStyle(screen.getByText(text)).textAlign);
  expect(sides).toEqual(['left', 'right', 'left']);
});
